#if os(Linux)
  import TouchDevices

  /// A device node of the kernel, such as `/dev/input/event4`.
  final class KernelDevice: EventSource {
    let fileDescriptor: Int32
    let description: DeviceDescription
    /// Whether the device stamps its events by the clock that only runs forward, as kernels since 3.4 can.
    let hasKnownClock: Bool
    private var isOpen = true
    private var isGrabbed = false

    /// Opens a device node and queries the device's description.
    init(path: String) throws(LinuxTouchError) {
      do throws(SystemCalls.Failure) {
        fileDescriptor = try SystemCalls.open(path)
      } catch {
        throw LinuxTouchError(error, path)
      }
      do throws(SystemCalls.Failure) {
        description = try DeviceQuery(fileDescriptor).description()
      } catch {
        SystemCalls.close(fileDescriptor)
        throw error.isUnplugged ? .unplugged : .notAnInputDevice(path)
      }
      do throws(SystemCalls.Failure) {
        // The request reads the number from memory.
        let clock = withUnsafeBytes(of: SystemCalls.monotonicClock) { Array($0) }
        _ = try SystemCalls.ask(fileDescriptor, DeviceQuery.write(0xA0, length: 4), clock)
        hasKnownClock = true
      } catch {
        hasKnownClock = false
      }
    }

    deinit { close() }

    func now() -> Int64 { SystemCalls.monotonicTime() }

    func read() throws(SystemCalls.Failure) -> SystemCalls.Chunk {
      // A device never ends: one of which nothing can be read any more was unplugged.
      let chunk = try SystemCalls.read(fileDescriptor, atMost: EventFraming.chunk)
      if chunk == .end { throw .unplugged }
      return chunk
    }

    func state() -> [DeviceEvent]? { DeviceQuery(fileDescriptor).state(of: description) }

    /// Takes the device for this program alone.
    func grab(_ path: String) throws(LinuxTouchError) {
      do throws(SystemCalls.Failure) {
        try SystemCalls.tell(fileDescriptor, DeviceQuery.write(0x90, length: 4), 1)
        isGrabbed = true
      } catch {
        throw error.isBusy ? .takenByAnother(path) : LinuxTouchError(error, path)
      }
    }

    /// Gives the device back and closes it; the kernel does the same when the process ends in any way.
    func close() {
      guard isOpen else { return }
      isOpen = false
      if isGrabbed {
        do throws(SystemCalls.Failure) {
          try SystemCalls.tell(fileDescriptor, DeviceQuery.write(0x90, length: 4), 0)
        } catch {
          // Unplugged: there is nothing to give back.
        }
      }
      SystemCalls.close(fileDescriptor)
    }
  }
#endif
