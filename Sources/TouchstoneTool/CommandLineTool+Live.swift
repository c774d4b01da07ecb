import Foundation
import TouchDevices
import TouchPlugins
import TouchRecordings
import TouchScenarios

#if os(Linux)
  import TouchLinuxInput

  extension CommandLineTool {
    /// Shows what is recognized of a touch device as it happens, or lists the devices.
    func live(_ words: Arguments) throws -> Status {
      if words.flags.contains("--list") { return listDevices() }
      let rotation = try rotation(words.values["--rotate"])
      let file = words.values["--panel"]
      let scenario =
        try file.map { try Scenario(contentsOfFile: $0) } ?? Scenario(ofRecording: "live", registry: registry)
      var trace: LiveTrace?
      let session = try LiveScenario(treeOf: scenario, registry: registry, records: words.values["--record"] != nil) {
        stage in
        let made = LiveTrace(stage)
        trace = made
        return made
      }
      let stop = try StopSignal()
      let input = try input(words, for: session, rotation)
      print(Self.summary(of: input.device))
      let status = show(session, trace, input, until: stop)
      return try write(session, of: input.device, to: words.values["--record"]) ?? status
    }

    private func rotation(_ text: String?) throws -> LinuxTouchInput.Rotation {
      switch text {
      case nil, "0": return .none
      case "90": return .quarter
      case "180": return .half
      case "270": return .threeQuarters
      case let text?: throw ToolError("expected 0, 90, 180 or 270 after --rotate, found \"\(text)\"")
      }
    }

    // MARK: Devices

    private func input(
      _ words: Arguments, for session: LiveScenario, _ rotation: LinuxTouchInput.Rotation
    ) throws -> LinuxTouchInput {
      let path = words.files.first
      guard path == "-" else {
        guard words.values["--description"] == nil else {
          throw ToolError("--description is for standard input (-): a device says itself what it is")
        }
        return try LinuxTouchInput(
          path: path ?? firstScreen(), host: session, size: session.size, rotation: rotation,
          grabs: words.flags.contains("--grab"), timeZero: LinuxTouchInput.now)
      }
      guard let file = words.values["--description"] else {
        throw ToolError("standard input does not say what device it is: expected --description with an evemu file")
      }
      guard !words.flags.contains("--grab") else { throw ToolError("--grab needs a device: standard input is not one") }
      let description = try DeviceDescription(parsing: FileBytes.bytes(atPath: file), file: file)
      do {
        let device = try LinuxTouchDevice(description)
        return try LinuxTouchInput(
          reading: standardInput, of: device, host: session, size: session.size, rotation: rotation)
      } catch let fault as DeviceFault {
        throw ToolError("\(file) describes no touch device: \(fault.description)")
      }
    }

    /// Returns the path of the first touchscreen, or else of the first pointer, as a virtual machine has.
    private func firstScreen() throws -> String {
      var hidden = 0
      var pointer: String?
      for path in LinuxTouchDevice.paths() {
        do {
          let device = try LinuxTouchDevice(path: path)
          if device.isScreen { return path }
          if device.isPointer { pointer = pointer ?? path }
        } catch LinuxTouchError.noPermission {
          hidden += 1
        } catch {
          continue
        }
      }
      if let pointer { return pointer }
      let hint = hidden > 0 ? "; \(hidden) of the devices may not be read by this user" : ""
      throw ToolError("there is no touchscreen\(hint): name a device; touchstone live --list shows all")
    }

    private func listDevices() -> Status {
      let paths = LinuxTouchDevice.paths()
      for path in paths {
        do {
          print("\(path)  \(Self.summary(of: try LinuxTouchDevice(path: path)))")
        } catch LinuxTouchError.notATouchDevice {
          continue
        } catch {
          complain("touchstone: \(error)")
        }
      }
      guard paths.isEmpty else { return .success }
      complain("touchstone: there are no input devices in /dev/input")
      return .failure
    }

    /// Returns a one-line description of a device.
    static func summary(of device: LinuxTouchDevice) -> String {
      let contacts = device.maximumContacts.map { $0 == 1 ? "1 contact" : "\($0) contacts" } ?? "several contacts"
      let kind =
        switch device.touchProtocol {
        case .slotted: "protocol B"
        case .unslotted: "protocol A"
        case .boundingBox: "the box about all fingers"
        case .singleTouch: "single touch"
        }
      let width = device.xAxis.maximum - device.xAxis.minimum + 1
      let height = device.yAxis.maximum - device.yAxis.minimum + 1
      var parts = ["\(contacts) (\(kind))", "\(DecimalText.text(width)) x \(DecimalText.text(height)) units"]
      if let size = device.physicalSize {
        parts.append("\(DecimalText.text(size.width.rounded())) x \(DecimalText.text(size.height.rounded())) mm")
      }
      if device.hasPressure { parts.append("pressure") }
      if device.hasPen { parts.append("pens") }
      let role = device.isPointer ? "pointer" : device.isScreen ? "touchscreen" : "touch pad"
      return "\(device.name): \(role), " + parts.joined(separator: ", ")
    }

    // MARK: The session

    /// Shows a session until its device ends or the process is stopped; releases the device.
    private func show(
      _ session: LiveScenario, _ trace: LiveTrace?, _ input: LinuxTouchInput, until stop: StopSignal
    ) -> Status {
      var report = LiveReport()
      var status = Status.success
      defer { input.close() }
      do {
        while !stop.isRequested, try input.process() {
          tell(session, trace, &report)
          tell(input)
          input.wait(watching: [stop.fileDescriptor])
        }
      } catch {
        complain("touchstone: \(error)")
        status = .failure
      }
      tell(session, trace, &report)
      let pending = session.finish()
      tell(session, trace, &report)
      tell(input)
      for line in input.findings.summary { print(line) }
      if !session.touchesDown.isEmpty {
        print("still down: \(session.touchesDown.map { String($0) }.joined(separator: ", "))")
      }
      print(pending.isEmpty ? "nothing is pending" : "still pending: \(pending.joined(separator: ", "))")
      return pending.isEmpty || !session.touchesDown.isEmpty ? status : .failure
    }

    /// Prints what has happened since the last call.
    private func tell(_ session: LiveScenario, _ trace: LiveTrace?, _ report: inout LiveReport) {
      for line in report.text(of: session.takeLines()) { print(line) }
      for note in session.takeDiagnostics() { complain("\(DecimalText.time(note.time)) \(note.diagnostic)") }
      guard session.isIdle else { return }
      for line in report.finish() { print(line) }
      for line in trace?.takeSentences() ?? [] { print("           " + line) }
    }

    /// Prints what the device sent that its touches do not show.
    private func tell(_ input: LinuxTouchInput) {
      for finding in input.findings.takeLatest() { print(finding.text) }
    }

    /// Writes a recorded session; returns a status when that failed.
    private func write(_ session: LiveScenario, of device: LinuxTouchDevice, to path: String?) throws -> Status? {
      guard let path, let recording = session.recording(titled: "A live session on \(device.name)") else { return nil }
      try write(recording.text, to: path)
      for omission in recording.omissions { complain("the recording leaves out: \(omission)") }
      print("recorded in \(path)")
      return nil
    }
  }
#else
  extension CommandLineTool {
    /// Prints that there are no such devices here.
    func live(_ words: Arguments) throws -> Status {
      throw ToolError("live reads the touch devices of the Linux kernel, which are not there on this system")
    }
  }
#endif
