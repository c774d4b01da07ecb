extension CommandLineTool {
  /// What the tool can do.
  enum Command: String, CaseIterable {
    case demo, run, check, diff, judge, explain, timeline, conflicts
    case whyNot = "why-not"
    case replay, velocity, swift, port, live, serve

    /// The options that the command takes.
    var flags: [String] {
      switch self {
      case .demo: ["--live"]
      case .check: ["--skip-unregistered"]
      case .conflicts: ["--all", "--errors", "--fix", "--input"]
      case .whyNot: ["--all", "--terms"]
      case .swift: ["--test", "--uikit"]
      case .port: ["--check"]
      case .live: ["--grab", "--list"]
      default: []
      }
    }

    /// The options of the command that a value follows.
    var options: [String] {
      switch self {
      case .run, .judge, .conflicts, .whyNot, .swift: ["--case"]
      case .diff: ["--case", "--profile"]
      case .explain: ["--case", "--gesture", "--at"]
      case .timeline: ["--case", "-o"]
      case .port: ["-o"]
      case .replay: ["--range"]
      case .live: ["--description", "--panel", "--record", "--rotate"]
      default: []
      }
    }

    /// How many files the command takes.
    var fileCounts: ClosedRange<Int> {
      switch self {
      case .demo, .serve: 0...0
      case .live: 0...1
      case .run, .judge, .replay, .velocity, .explain, .timeline, .swift, .port: 1...1
      case .whyNot: 2...2
      case .check, .conflicts: 1...Int.max
      case .diff: 0...Int.max
      }
    }

    /// How the command is written.
    var usage: String {
      switch self {
      case .demo: "touchstone demo [--live]"
      case .run: "touchstone run FILE [--case NAME]"
      case .check: "touchstone check [--skip-unregistered] FILE|FOLDER..."
      case .diff: "touchstone diff [FILE|FOLDER...] --profile NAME --profile NAME [--case NAME]"
      case .judge: "touchstone judge RECORDED [--case NAME]"
      case .explain: "touchstone explain FILE [--case NAME] [--gesture ID] [--at TIME]"
      case .timeline: "touchstone timeline FILE [--case NAME] -o OUT.svg|OUT.html"
      case .conflicts: "touchstone conflicts FILE|FOLDER... [--case NAME] [--all] [--errors] [--fix] [--input]"
      case .whyNot: "touchstone why-not FILE NAME [--case NAME] [--all] [--terms]"
      case .replay: "touchstone replay RECORDING [--range WIDTHxHEIGHT]"
      case .velocity: "touchstone velocity FILE"
      case .swift: "touchstone swift FILE [--case NAME] [--uikit] [--test]"
      case .port: "touchstone port FILE|FOLDER [-o OUT] [--check]"
      case .live: "touchstone live [DEVICE|-] [--panel FILE] [--record FILE] [--rotate DEGREES] [--grab] [--list]"
      case .serve: "touchstone serve"
      }
    }

    /// What the command does, in one line.
    var summary: String {
      switch self {
      case .demo: "play real hands and print what each view, recognizer and control received"
      case .run: "run a scenario and print the log that it shows"
      case .check: "run scenarios and compare their logs with what they expect"
      case .diff: "run scenarios under two versions of UIKit and say where they differ, by which switch"
      case .judge: "replay what a device recorded and say where its log differs, with the rules"
      case .explain: "run a scenario and say why each recognizer acted or did not"
      case .timeline: "run a scenario and draw what happened in one picture"
      case .conflicts: "perform gestures on a scenario's views and list what never acts, is starved or late"
      case .whyNot: "look for the smallest change after which something acts in a scenario"
      case .replay: "run a recorded touch device and print what was recognized"
      case .velocity: "estimate the velocity of each movement when the finger lifts"
      case .swift: "print a scenario's arrangement as the Swift of an app, or as a test"
      case .live: "show what is recognized on a touchscreen, as it happens"
      case .serve: "answer an editor or an assistant that speaks the Model Context Protocol"
      case .port: "port Swift that was written for UIKit, and list what needs manual changes"
      }
    }

    /// The page that `--help` prints.
    var help: String { (wrapped(usage, after: "Usage: ") + [""] + HelpText.lines(details)).joined(separator: "\n") }

    /// The command in the list of all: how it is written, and what it does.
    var entry: [String] { wrapped(usage, after: "  ") + HelpText.lines(summary, after: "      ") }

    private func wrapped(_ usage: String, after start: String) -> [String] {
      HelpText.lines(usage, after: start, further: "          ")
    }

    /// A Boolean value that indicates whether the output is a report, which a terminal shows in colours.
    var isReport: Bool { ![.port, .velocity, .swift, .serve].contains(self) }

    private var details: String {
      switch self {
      case .demo:
        """
        Plays the positions and times of real hands through a window with seven recognizers, then through a
        panel of six controls and a scrolling list with a button, a slider and cells, and prints what views,
        recognizers and controls got. With --live it plays them in real time.
        """
      case .run:
        """
        Runs a scenario and prints the lines of the channels in its "show". A "recording" is looked for
        beside the file, then in the folder that TOUCHSTONE_RECORDINGS names. Of a file with several cases, --case
        names the one.
        """
      case .check:
        """
        Runs every scenario of the files and folders, and every case of files that hold several, and prints a line
        for each whose log differs, with the first line that does. The exit status is 1 when one differs, and 2 when one cannot be read or names a
        kind that no plugin registers; with --skip-unregistered the latter are listed as skipped.
        """
      case .diff:
        """
        Plays a scenario or a recorded session under two profiles, iOS18, iOS26, documented or a single switch, and
        prints the first step that differs, the switch that makes the difference with its rule and what it does in
        either position, and both logs side by side. Of several files, of a folder or of a file with several cases
        it prints a line for each case that differs and counts them; without files, those in Conformance. The exit
        status is 1 when no switch explains a difference.
        """
      case .judge:
        """
        Replays the touches of a session that was recorded on a device (Conformance/Device) and prints the lines in
        which the device's log differs from the one here, with the rules that decide here and those that the
        arrangement asks about. Times may differ by 0.05 s, and measured numbers slightly; the frames of scrolling
        are compared as curves. The exit status is 1 when there is a difference.
        """
      case .explain:
        """
        Explains what happened to each touch, and for each recognizer that did not recognize the chain of causes back to
        the rule, with the property that would change it. With --gesture it tells of one recognizer, also when
        nothing reached it, or of a control, list or view: where touches landed, also over it, and what it sent;
        with --at it tells of what was going on at that time, in seconds.
        """
      case .timeline:
        """
        Draws touches, recognizers and responders along the time, beside the fingers' paths over the views. An
        OUT.html also shows details under the pointer, zooms, and replays the fingers; it needs no network.
        """
      case .conflicts:
        """
        Performs the gestures that each recognizer, control, cell and scroll view of a scenario is meant for, on its
        tree as it stands before the first touch of the script: what no place hits, what never acts, controls
        that are starved, waits that end at the lift, and the milliseconds that waits add; the worst first, five
        of each kind. --all lists all of them, --errors only errors. --fix adds the smallest change that mends each,
        --input the script that shows it, as the input of a scenario. Where a file states in its "conflicts" what is to be
        found, only what differs is printed. The exit status is 1 when there are errors, or findings differ from
        those; 2 for input that cannot be read. Interrupted on a terminal, it prints what it has found.
        """
      case .whyNot:
        """
        Looks for the smallest change after which NAME acts in the scenario's script: a recognizer, a control,
        a cell, a scroll view or a view. Single changes are tried, then pairs: properties, relations of two
        recognizers, answers of delegates, flags and places of views. Each is printed as code, with what else
        it changes; the smallest side effect comes first, and what takes something else away last.
        --terms prints changes in the words of scenario files. The exit status is 1 when nothing is found.
        """
      case .replay:
        """
        Runs a recording through a window of 400 x 300 points with one recognizer of every registered kind, all of
        which may recognize side by side, and prints what they recognized, which contacts landed outside the
        window and which events were ignored. It reads what evemu-record, evtest, libinput record and getevent -lt
        print; the last leaves out the ranges of the axes without -p, and --range WIDTHxHEIGHT gives them, in the
        panel's units. The exit status is 1 when something is left pending at the end.
        """
      case .velocity:
        """
        Reads {"samples": [[seconds, x, y], ...], "lift": seconds}, or a list of such objects, and prints a
        line "vx vy" for each, in points per second.
        """
      case .swift:
        """
        Prints a scenario's views, recognizers, failure requirements and delegate methods as the view controller that
        an app would have, in Touchstone's names or, with --uikit, in UIKit's. With --test a Swift Testing test goes
        with it: it plays the scenario's fingers and expects who acts and when. What the file has and the code does
        not say stands in comments at the top.
        """
      case .live:
        """
        Reads a touch device of the Linux kernel (/dev/input/eventN, by default the first touchscreen) and prints
        what is recognized, and for each recognizer that did not recognize, why. With - it reads events in the kernel's
        binary form from standard input, and --description FILE, such as an evemu file, says what device they are of.
        --panel FILE takes the views and recognizers of a scenario, instead of one recognizer of every kind;
        --record FILE writes the session as a scenario that replays it; --rotate 90, 180 or 270 says how far the
        picture is turned clockwise; --grab keeps the events from all other programs until the end; --list lists
        the devices with what they can do. The exit status is 1 when the device was unplugged or something is left
        pending, and 2 when there is no device or no permission.
        """
      case .serve:
        """
        Speaks the Model Context Protocol over standard input and output, one JSON object a line, with the tools load,
        send, hit, explain, conflicts, why_not and timeline. A program that asks starts it as a command; it ends
        when its input does.
        """
      case .port:
        """
        Replaces UIKit's names, events, sets of touches, selectors and imports; comments, strings and formatting
        stay as they are. A file is printed, or written to OUT; a folder's Swift files are written to the folder
        OUT. What needs manual changes is listed with file, line and reason, what matters most first; --check only lists.
        """
      }
    }
  }

  /// The page that `touchstone --help` prints.
  static var help: String {
    let lines =
      ["Usage:"] + Command.allCases.flatMap { $0.entry } + [""]
      + HelpText.lines(
        "Each command prints more with --help; --version prints the version. A FILE that is - is "
          + "read from standard input. On a terminal, reports are in colours, unless NO_COLOR is set.")
    return lines.joined(separator: "\n")
  }
}
