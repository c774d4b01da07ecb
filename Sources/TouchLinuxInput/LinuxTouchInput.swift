#if os(Linux)
  public import TouchDevices

  /// Drives a window, an application or a dispatcher by a touch device of the Linux kernel.
  ///
  /// ```swift
  /// let input = try LinuxTouchInput(path: "/dev/input/event4", host: window, size: window.bounds.size)
  /// try input.run()
  /// ```
  ///
  /// It has no thread: ``run(watching:while:)`` waits for the device and for the host's next deadline, and draws frames
  /// while something animates. Inside a loop of your own, watch ``fileDescriptor``, wait no longer than ``timeout``, and
  /// call ``process()``.
  public final class LinuxTouchInput {
    /// How far the picture on a screen is rotated clockwise, in quarter turns.
    public typealias Rotation = DeviceRotation

    /// What is read.
    public let device: LinuxTouchDevice
    /// What must be called when its ``timeout`` is over or ``fileDescriptor`` can be read.
    public let host: any TouchHost
    /// The descriptor that becomes readable when the device has events.
    public var fileDescriptor: Int32 { source.fileDescriptor }
    /// A Boolean value that indicates whether nothing more will come.
    public private(set) var isAtEnd = false

    private let source: any EventSource
    private let mapping: DeviceMapping
    private var decoder: DeviceDecoder
    private var framing = EventFraming()
    private var stamps: StampClock
    private var frames = FrameClock()
    /// The host's time that is the start of the stamps, in seconds.
    private let start: Timestamp
    /// When the last event was read, in microseconds of the clock that only runs forward.
    private var arrival: Int64

    /// How long the events of a stream may be on their way, in seconds: deadlines wait so much longer for them.
    static let slack = 0.05
    /// The most chunks that one call of ``process()`` reads, so that a stream without end leaves time for others.
    private static let mostChunks = 16

    // MARK: Making one

    /// Opens a device node and sends its touches to a host, its range of each axis mapped onto a size in points.
    ///
    /// The host's time is that of the clock that only runs forward (`CLOCK_MONOTONIC`), in seconds, less `timeZero`.
    /// With `grabs`, no other program gets the device's events until ``close()``, or until the process ends in any way.
    public convenience init(
      path: String, host: any TouchHost, size: Size, rotation: Rotation = .none, grabs: Bool = false,
      timeZero: Double = 0
    ) throws(LinuxTouchError) {
      let source = try KernelDevice(path: path)
      let device = try LinuxTouchDevice(source.description, nodeAt: path)
      if grabs { try source.grab(path) }
      try self.init(source, device, host, size, rotation, origin: timeZero.nanoseconds / 1000)
      begin()
    }

    /// Reads events in the kernel's binary form from a pipe, socket or file, and sends their touches to a host.
    ///
    /// Time is that of the events, the first being now; while none arrive, it follows the clock. The stream stays open.
    public convenience init(
      reading stream: Int32, of device: LinuxTouchDevice, host: any TouchHost, size: Size, rotation: Rotation = .none
    ) throws(LinuxTouchError) {
      try self.init(EventStream(stream), device, host, size, rotation, origin: 0)
    }

    init(
      _ source: any EventSource, _ device: LinuxTouchDevice, _ host: any TouchHost, _ size: Size, _ rotation: Rotation,
      origin: Int64
    ) throws(LinuxTouchError) {
      self.source = source
      self.device = device
      self.host = host
      mapping = device.mapping(to: size, rotation)
      do throws(DeviceFault) {
        decoder = try DeviceDecoder(device.description, device.layout)
      } catch {
        throw .notATouchDevice(device.path ?? device.name, reason: error.description)
      }
      stamps = source.hasKnownClock ? StampClock(origin: origin) : StampClock()
      start = source.hasKnownClock ? 0 : host.context.now
      arrival = source.now()
    }

    /// Learns what is on the device already.
    func begin() {
      stamps.reach(source.now())
      resynchronize()
    }

    /// The time of the clock that only runs forward, in seconds: that of a host whose device was opened without a `timeZero`.
    public static var now: Timestamp { Double(SystemCalls.monotonicTime()) / 1_000_000 }

    /// What the device sent that the touches do not show.
    package var findings: DeviceFindings {
      get { decoder.findings }
      set { decoder.findings = newValue }
    }

    // MARK: The loop

    /// How many seconds a loop may wait, at most, before it calls ``process()``; `nil` when only the device can make work.
    public var timeout: Double? {
      frames.next(of: host).map { max(0, $0 - present) }
    }

    /// Reads the events of the device, sends them to the host, and brings the host's time up to the present; never waits.
    ///
    /// Returns whether more may come: a stream ends, a device does not. A device that was unplugged is an error; its
    /// touches are cancelled.
    @discardableResult public func process() throws(LinuxTouchError) -> Bool {
      guard !isAtEnd else { return false }
      do throws(SystemCalls.Failure) {
        for _ in 0..<Self.mostChunks {
          guard case .bytes(let bytes) = try readChunk() else { break }
          arrival = source.now()
          take(bytes)
        }
      } catch {
        let reason = LinuxTouchError(error, device.path ?? device.name)
        close()
        throw reason
      }
      if !isAtEnd { frames.pass(until: present, beforeSamples: false, host) }
      return !isAtEnd
    }

    /// Processes what comes until the stream ends or a condition no longer holds, and closes the device.
    ///
    /// The condition is asked after each wait, also when a signal or one of the other descriptors ended it.
    public func run(
      watching others: [Int32] = [], while condition: () -> Bool = { true }
    ) throws(LinuxTouchError) {
      defer { close() }
      while condition(), try process() { wait(watching: others) }
    }

    /// Waits until ``process()`` has something to do, a signal comes, or another descriptor can be read.
    public func wait(watching others: [Int32] = []) {
      SystemCalls.wait(for: [fileDescriptor] + others, seconds: timeout)
    }

    /// Cancels the touches that are down, and gives back and closes the device; a stream is left open.
    public func close() {
      isAtEnd = true
      host.cancelAllTouches(at: max(host.context.now, session))
      source.close()
    }

    deinit { source.close() }

    // MARK: Events

    private func readChunk() throws(SystemCalls.Failure) -> SystemCalls.Chunk {
      let chunk = try source.read()
      if chunk == .end { isAtEnd = true }
      return chunk
    }

    private func take(_ bytes: [UInt8]) {
      for event in framing.take(bytes) {
        _ = stamps.time(of: event.time, readAt: arrival)
        if event.isDropNotice, source.hasKnownClock {
          // Events that wait to be read are older than the state of the device.
          discard()
          if resynchronize() { return }
        }
        do throws(DeviceFault) {
          send(try decoder.take(event, at: session))
        } catch {
          host.context.report(.invalidArgument(DiagnosticText("an event of \(device.name): \(error.description)")))
        }
      }
    }

    /// Queries the contacts of the device, and sends the changes.
    @discardableResult private func resynchronize() -> Bool {
      guard let state = source.state() else { return false }
      send(decoder.resynchronize(with: state, at: session))
      return true
    }

    private func discard() {
      framing.reset()
      do throws(SystemCalls.Failure) {
        while case .bytes = try readChunk() {}
      } catch {
        // The next read fails likewise, and reports it.
      }
      stamps.reach(source.now())
    }

    private func send(_ frame: DeviceFrame?) {
      guard let frame else { return }
      var samples = mapping.samples(of: frame)
      // A stream's event that was longer on its way than the slack comes as of now.
      let time = max(frame.time, host.context.now)
      for index in samples.indices { samples[index].timestamp = time }
      decoder.findings.note(samples, in: mapping.size)
      frames.pass(until: time, beforeSamples: true, host)
      // A pen leaves before it touches, and hovers again after its lift; the dispatcher of the host is where pointers go.
      if frame.endsHover { host.context.dispatcher?.endHover(at: time) }
      if !samples.isEmpty { host.send(samples) }
      guard let pen = mapping.hoverSample(of: frame) else { return }
      host.context.dispatcher?.sendHover(
        at: pen.location, type: pen.type, zOffset: pen.zOffset, altitudeAngle: pen.altitudeAngle,
        azimuthAngle: pen.azimuthAngle, timestamp: time)
    }

    // MARK: Time

    /// The time of the latest event, in seconds of the host.
    private var session: Timestamp { start + Double(stamps.latest) / 1_000_000 }

    /// What time it is, in seconds of the host.
    private var present: Timestamp {
      if source.hasKnownClock {
        var clock = stamps
        clock.reach(source.now())
        return start + Double(clock.latest) / 1_000_000
      }
      return session + max(0, Double(source.now() - arrival) / 1_000_000 - Self.slack)
    }
  }
#endif
