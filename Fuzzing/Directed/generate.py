"""Writes the classes whose every member reports its calls, from the symbol graphs of the library.

    python3 generate.py GRAPHS SOURCES

For each open class there is a subclass that overrides all open members, for each protocol a class that implements all
requirements; both report the call to `world` and go on as without them. `Hooks*.swift` also say how each member is called
by a program, for those that the library itself never calls.
"""

import collections
import json
import pathlib
import re
import sys

graphs, sources = map(pathlib.Path, sys.argv[1:3])

# Classes that implement protocols: the name, what stores their answers, and the protocols.
CONFORMERS = [
    ("HookNode", "NodeState", ["TouchNode"]),
    ("HookBareNode", "NodeState", ["TouchNode"]),
    ("HookResponderNode", "ResponderNodeState", ["TouchNode", "Responder", "FocusHost"]),
    ("HookRoots", "RootsState", ["TouchRoots"]),
    ("HookHolder", "Answers", ["ContentTouchHolding"]),
    ("HookChooser", "Answers", ["HitTestChooser"]),
    ("HookObserver", "Answers", ["HitTestObserver"]),
    ("HookGate", "Answers", ["GestureGate"]),
    ("HookPlugin", "Answers", ["TouchPlugin"]),
    ("HookAnimator", "Answers", ["TouchAnimating"]),
    ("HookWatcher", "Answers", ["TouchLeaveWatching"]),
    ("HookSink", "Answers", ["TraceSink"]),
    ("HookRecord", "RecordState", ["ModuleRecord"]),
    ("HookDeadlineHandler", "Answers", ["DeadlineHandler"]),
    ("HookHost", "HostState", ["TouchHost"]),
    ("HookForeignPan", "ForeignState", ["PanGestureRecognizing"]),
    ("HookForeignPinch", "ForeignState", ["PinchGestureRecognizing"]),
    ("HookRecognizerDelegate", "Answers", ["GestureRecognizerDelegate"]),
    ("HookScrollDelegate", "Answers", ["ScrollViewDelegate"]),
    ("HookListDelegate", "Answers", ["CollectionViewDelegate"]),
    ("HookDataSource", "Answers", ["CollectionViewDataSource"]),
    ("HookPrefetcher", "Answers", ["CollectionViewDataSourcePrefetching"]),
    ("HookPanContent", "Answers", ["PanContent"]),
    ("HookSpace", "Answers", ["CoordinateSpace"]),
    ("HookInteraction", "InteractionState", ["Interaction"]),
    ("HookRefresher", "RefresherState", ["RefreshControlling"]),
    ("HookApplicationDelegate", "ApplicationDelegateState", ["ApplicationDelegate"]),
    ("HookActionDispatcher", "Answers", ["ActionDispatching"]),
    ("HookFocusHost", "FocusState", ["FocusHost"]),
    ("HookKeyFocus", "KeyFocusState", ["KeyFocusProviding"]),
]

# What a requirement returns, where its type alone does not say it.
ANSWERS = {
    "HitTestNode.acceptVisitor(_:)": "()",
    "HitTestNode.childNode(at:)": "child(at: index)",
    "HitTestNode.childNodeCount": "kids.count",
    "HitTestNode.hitTestChooser": "chooser",
    "HitTestNode.nodeBounds": "box",
    "HitTestNode.nodeParent": "up",
    "HitTestNode.nodePlacement": "placement",
    "HitTestNode.nodeRoot": "top",
    "HitTestNode.isNodeInside(_:)": "isBelow(other)",
    "HitTestNode.nodeContains(_:with:)": "box.contains(point)",
    "HitTestNode.hitTestNode(_:with:)": "box.contains(point) ? .descend : .outside",
    "HitTestNode.hitTestChildren(_:below:with:)": "hitChild(point, below: index)",
    "HitTestNode.nodePlacementOnScreen": "placementBelowScreen",
    "TouchNode.addGestureRecognizer(_:)": "add(recognizer, to: self)",
    "TouchNode.removeGestureRecognizer(_:)": "remove(recognizer, from: self)",
    "TouchNode.isChild(_:inFrontOf:)": "comes(child, after: other)",
    "TouchNode.touchNode(for:)": "node as? AnyNode",
    "TouchNode.attachedGestureRecognizers": "list",
    "TouchNode.contentTouchHolder": "holder",
    "TouchNode.nodeLink": "link(to: self)",
    "TouchNode.parentNode": "up",
    "TouchNode.rootNode": "top",
    "TouchNode.touchContext": "context",
    "TouchNode.touchPolicy": ".multiple",
    "TouchResponder.nextResponder": "up",
    "TouchResponder.responderNode": "self as? AnyNode",
    "TouchResponder.ownsTouches": "false",
    "TouchResponder.passesEverythingOn": "false",
    "TouchRoots.hitTest(_:with:)": "find(point, with: event)",
    "TouchRoots.isInFront(_:of:)": "comes(root, after: other)",
    "TouchRoots.route(_:)": "pass(event)",
    "HitTestChooser.chooseNode(at:with:search:)": "search(point)",
    "ContentTouchHolding.contentTouchDecision(for:with:)": ".hold(until: touch.timestamp + 0.1)",
    "ContentTouchHolding.keepsContentTouch(_:with:)": "touch.isDown",
    "GestureGate.name": '"hooked"',
    "GestureGate.gestureRecognizerShouldBegin(_:touching:answer:)": "answer",
    "TouchPlugin.name": '"hooked plugin"',
    "TouchPlugin.nodes": "[hookedNodeDescription]",
    "TouchPlugin.recognizers": "[hookedRecognizerDescription]",
    "TouchPlugin.gestureRecognizerShouldBegin(_:touching:answer:)": "answer",
    "ModuleRecord.node": "place",
    "TouchHost.context": "inner.context",
    "TouchHost.nextDeadline": "inner.nextDeadline",
    "TouchHost.send(_:)": "inner.send(samples)",
    "TouchHost.advance(to:)": "inner.advance(to: time)",
    "TouchHost.cancelAllTouches(at:)": "inner.cancelAllTouches(at: time)",
    "GestureRecognizing.node": "place",
    "GestureRecognizing.attach(to:)": "place = node",
    "GestureRecognizing.isEnabled": "true",
    "GestureRecognizing.traits": "GestureTraits(kind: .pan)",
    "GestureRecognizing.state": ".possible",
    "GestureRecognizerDelegate.answeringObject": "self",
    "GestureRecognizerDelegate.gestureRecognizer(_:shouldRequireFailureOf:)": "false",
    "GestureRecognizerDelegate.gestureRecognizer(_:shouldBeRequiredToFailBy:)": "false",
    "ScrollViewDelegate.viewForZooming(in:)": "scrollView.subviews.first",
    "CollectionViewDataSource.collectionView(_:cellForItemAt:)":
        'collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)',
    "CollectionViewDataSource.collectionView(_:numberOfItemsInSection:)": "30",
    "CollectionViewDataSource.numberOfSections(in:)": "1",
    "CollectionViewDelegate.collectionView(_:targetIndexPathForMoveOfItemFromOriginalIndexPath:"
    "atCurrentIndexPath:toProposedIndexPath:)": "proposedIndexPath",
    "PanContent.panAttempt(after:)": ".begin",
    "PanContent.isMovingToPage": "false",
    "Interaction.view": "place",
    "RefreshControlling.setRefreshHandler(_:)": "refresh = handler",
    "RefreshControlling.refreshHeight": "60",
    "RefreshControlling.isRefreshing": "false",
    "PanGestureRecognizing.addPanHandler(_:)": "handlers.append(handler)",
    "PinchGestureRecognizing.addPinchHandler(_:)": "handlers.append(handler)",
    "PinchGestureRecognizing.scale": "1",
    "PinchGestureRecognizing.followsPair": "false",
    "ApplicationDelegate.asResponder": "responder",
    "ActionDispatching.sendAction(_:to:from:for:)":
        "ActionDispatch.perform(action, on: target, from: sender, for: event, startingAt: nil, in: nil)",
    "FocusHost.firstResponder": "focused",
    "FocusHost.makeFirstResponder(_:)": "focus(responder)",
    "FocusHost.resignFirstResponder(_:)": "unfocus(responder)",
    "FocusHost.endFirstResponder(_:)": "_ = unfocus(responder)",
    "KeyFocusProviding.keyFocusHost": "host",
    "Responder.focusHost": "self",
    "Responder.nextInChain": "nil",
    "Responder.findsFocusHost": "true",
    "Responder.treeContext": "context",
    "Responder.becomeFirstResponder()": "focus(self)",
    "Responder.resignFirstResponder()": "unfocus(self)",
    "Responder.canPerformAction(_:withSender:)": "true",
    "Responder.target(forAction:withSender:)": "self",
    "Responder.keyCommands": "commands",
}
BY_TYPE = {
    "()": "()", "Bool": "true", "Int": "0", "Double": "0", "Point": ".zero", "String": '"hooked"',
    "Rect": "Rect(x: 0, y: 0, width: 400, height: 400)", "AffineTransform": ".identity", "[Touch]": "touches",
    "PanRules": "PanRules()", "ScrollTypeMask": ".all", "PanGestureRecognizer.ScrollTypeMask": ".all",
}

# An argument for a call by a program, by its type.
SAMPLES = {
    "Point": "Point(x: 20, y: 20)", "Rect": "Rect(x: 10, y: 10, width: 60, height: 60)", "Bool": "true", "Int": "0",
    "Double": "0.1", "Float": "0.5", "String": '"row"', "Size": "Size(width: 50, height: 50)",
    "View": "scene.spare", "View?": "scene.view(\"sibling\")", "ViewController": "scene.spareController",
    "ViewController?": "scene.controller", "TouchEvent?": "world.event", "TouchEvent": "world.event", "Touch": "world.touch",
    "Touch?": "world.touch", "[Touch]": "world.touches", "AnyObject?": "scene.target",
    "AnyObject": "scene.target", "Action": "Action(\"act\", Target.act)", "Action?": "Action(\"act\", Target.act)",
    "ActionTarget": "scene.target", "ActionTarget?": "scene.target",
    "ActionName": 'ActionName("act")', "ControlAction": "scene.controlAction", "(any TouchNode)?": "scene.view(\"sibling\")",
    "any TouchNode": "scene.view(\"sibling\")", "any HitTestNode": "scene.view(\"sibling\")",
    "any GestureRecognizing": "scene.spareRecognizer", "GestureRecognizer": "scene.spareRecognizer",
    "any Interaction": "scene.interaction", "Control.Event": ".valueChanged", "Timestamp": "world.time",
    "ScrollMovement": "world.movement", "PressesEvent": "world.pressesEvent", "PressesEvent?": "world.pressesEvent",
    "[Press]": "world.presses", "Press": "world.press", "TouchEvent.EventSubtype": ".motionShake",
    "PairStep": "PairStep(from: (Point(x: 0, y: 0), Point(x: 50, y: 0)), to: (Point(x: 0, y: 0), Point(x: 60, y: 0)))",
    "KeyCommand": "scene.command", "CollectionView.IndexPath": "CollectionView.IndexPath(item: 1)",
    "CollectionView.IndexPath?": "CollectionView.IndexPath(item: 1)", "CollectionView.ScrollPosition": ".top",
    "CollectionViewCell": "scene.cell", "(() -> Void)?": "{ world.enter(closure(\"@\"), nil) }",
    "((Bool) -> Void)?": "{ _ in world.enter(closure(\"@\"), nil) }",
    "View.AnimationOptions": "[]", "ControlAction.Identifier": "ActionName(\"identified\")",
    "any Responder": "scene.view(\"subject\")", "ResponderEvent": ".motion(.began, .motionShake, nil)",
    "TouchContext": "scene.context", "(GestureState) -> Void": "{ _ in }", "NodeVisitor": "HookNodeVisitor()",
    "() -> CollectionViewCell": "{ HookCollectionViewCell(frame: .zero) }",
    "(ControlAction?, (target: AnyObject?, action: Action)?, Control.Event, inout Bool) -> Void":
        "{ _, _, _, _ in world.enter(closure(\"Control.enumerateEventHandlers(_:) iterator\"), nil) }",
    "SegmentedControl.Segment": "", "String?": '"title"', "ControlAction?": "scene.controlAction",
}


class Member:
    def __init__(self, symbol):
        self.owner, self.title = symbol["pathComponents"][0], symbol["pathComponents"][-1]
        self.text = "".join(f["spelling"] for f in symbol["declarationFragments"])
        self.text = re.sub(r"@discardableResult |override |@\w+ (?=func|var)", "", self.text)
        self.isProperty = symbol["kind"]["identifier"] == "swift.property"
        self.isOpen = symbol["accessLevel"] == "open"
        self.precise = symbol["identifier"]["precise"]
        if self.isProperty:
            self.isSettable = "{ get }" not in self.text
            self.type = re.sub(r"\s*\{.*\}", "", self.text.split(": ", 1)[1])
        else:
            self.labels = re.findall(r"([^:(]+):", self.title.split("(", 1)[1])
            parameters = symbol.get("functionSignature", {}).get("parameters", [])
            self.names = [p.get("internalName", p["name"]) for p in parameters]
            self.types = []
            for parameter in parameters:
                text = "".join(f["spelling"] for f in parameter["declarationFragments"]).split(": ", 1)[1]
                self.types.append(re.sub(r"^@escaping ", "", re.sub(r" = .*", "", text)))
            returns = symbol.get("functionSignature", {}).get("returns", [])
            self.type = "".join(f["spelling"] for f in returns) or "()"
            self.base = self.title.split("(")[0]

    @property
    def site(self):
        # Two that differ in a type alone, such as the conversions of points and rectangles.
        kinds = {"convert": lambda: self.types[0] + " ", "ignore": lambda: self.types[0] + " ",
                 "setNeedsDisplay": str, "sendAction": str}
        return f"{self.owner}.{kinds[self.base]() if not self.isProperty and self.base in kinds else ''}{self.title}"

    def call(self, arguments):
        parts = [a if label == "_" else f"{label}: {a}" for label, a in zip(self.labels, arguments)]
        return f"{self.base}({', '.join(parts)})"


members = {}  # by precise identifier
owned = collections.defaultdict(list)  # the open members or requirements of a class or protocol
classes, protocols, parent, inherits = {}, {}, {}, collections.defaultdict(list)
relations = []
defaulted = set()  # requirements that have a default
for file in sorted(graphs.glob("Touch*.symbols.json")):
    # What has UIKit's names is the same again.
    if file.name.startswith("TouchUIKitNames"):
        continue
    graph = json.loads(file.read_text())
    for symbol in graph["symbols"]:
        precise, kind = symbol["identifier"]["precise"], symbol["kind"]["identifier"]
        if kind == "swift.class" and symbol["accessLevel"] == "open":
            classes[precise] = symbol["pathComponents"][-1]
        if kind == "swift.protocol":
            protocols[precise] = symbol["pathComponents"][-1]
        # What a protocol's extension adds is no member of its own.
        if kind in ("swift.method", "swift.property") and "::SYNTHESIZED::" not in precise:
            members[precise] = Member(symbol)
    relations += graph["relationships"]
for relation in relations:
    source, target = relation["source"], relation["target"]
    if relation["kind"] == "inheritsFrom" and source in classes and target in classes:
        parent[classes[source]] = classes[target]
    if relation["kind"] == "conformsTo" and source in protocols and target in protocols:
        if protocols[target] not in inherits[protocols[source]]:
            inherits[protocols[source]].append(protocols[target])
    member = members.get(source)
    if member and relation["kind"] == "memberOf" and target in classes:
        owned[classes[target]].append(member)
    if relation["kind"] == "defaultImplementationOf":
        defaulted.add(target)
    if member and relation["kind"] == "requirementOf" and target in protocols:
        owned[protocols[target]].append(member)
for each in owned.values():
    each.sort(key=lambda m: m.site)

sites = []


def site(name):
    if name not in sites:
        sites.append(name)
    return sites.index(name)


def ancestry(name):
    while name:
        yield name
        name = parent.get(name)


def overridden(name):
    """The open members that a class has, each as it is declared last."""
    found = {}
    for owner in ancestry(name):
        for member in owned[owner]:
            found.setdefault(re.sub(r"^\w+\.", "", member.site), member)
    # What a class made final is not open in its subclasses.
    return sorted((m for m in found.values() if m.isOpen), key=lambda m: m.site)


def body(member, name, honest, indent="    "):
    number = site(name)
    return f"{indent}world.enter({number}, self)\n{indent}defer {{ world.leave({number}, self) }}\n{indent}{honest}\n"


def subclass(name):
    text = f"class Hook{name}: {name}, Hooked {{\n"
    for member in overridden(name):
        # What is inherited is reported as the class's own: `Button.hitTest(_:with:)`.
        title = name + member.site[member.site.index("."):]
        if member.isProperty:
            text += f"  override var {member.title}: {member.type} {{\n    get {{\n"
            text += body(member, title, f"return super.{member.title}", "      ") + "    }\n"
            if member.isSettable:
                text += "    set {\n" + body(member, title + " =", f"super.{member.title} = newValue", "      ") + "    }\n"
            text += "  }\n"
        else:
            text += f"  override {member.text} {{\n"
            # What is dropped has no fingers, and an index out of range traps, as documented (GL-1).
            guarded = "touchIndex < numberOfTouches ? " if "ofTouch" in member.labels else ""
            honest = f"return {guarded}super.{member.call(member.names)}" + (" : .zero" if guarded else "")
            text += body(member, title, honest) + "  }\n"
    text += directCalls(name, overridden(name))
    reads = ""
    if name == "Window":
        # It is its own window, and nobody may keep what is going.
        reads = "self.superview, self.subviews.first?.superview, self.gestureRecognizers?.first?.view"
    elif "View" in ancestry(name):
        reads = "self.superview, self.window, self.subviews.first?.superview, self.gestureRecognizers?.first?.view"
    elif "GestureRecognizer" in ancestry(name):
        reads = "self.view, self.delegate"
    elif name == "ViewController":
        reads = "self.parent, self.viewIfLoaded?.next as AnyObject?, self.children.first?.parent"
    text += f"  deinit {{ world.deinitialize({site(name + '.deinit')}, ObjectIdentifier(self)) {{ [{reads}] }} }}\n"
    return text + "}\n\n"


def directCalls(name, members, isClass=True):
    calls, missing = [], []
    # What takes an object out comes last.
    for member in sorted(members, key=lambda m: (m.title.startswith("remove"), "From" in m.title)):
        if member.isProperty:
            calls.append(f"{{ [weak self] in guard let self else {{ return }}; _ = self.{member.title} }}")
            if member.isSettable:
                calls.append(f"{{ [weak self] in guard let self else {{ return }}; let old = self.{member.title}; self.{member.title} = old }}")
            continue
        arguments, guards = [], []
        for index, kind in enumerate(member.types):
            sample = SAMPLES.get(kind, SAMPLES.get(kind.replace(name + ".", "Control."), None))
            if sample is None and kind.endswith(".Event"):
                sample = ".valueChanged"
            if not sample:
                missing.append(f"{member.site}: {kind}")
                break
            sample = sample.replace("@", f"{member.site} {member.names[index]}").replace(
                f"closure(\"{member.site}", f"closure(\"{member.owner}.{member.title}")
            if re.match(r"world\.(touch|press)|scene\.(view|cell|context)|world\.event|world\.pressesEvent", sample) and not kind.endswith("?"):
                guards.append(f"let a{index} = {sample}")
                arguments.append(f"a{index}")
            else:
                arguments.append(sample)
        else:
            if "ofTouch" in member.labels:
                # An index out of range traps, as documented (GL-1).
                guards.append("self.numberOfTouches > 0, !world.isDone")
            guard = f"guard {', '.join(guards)} else {{ return }}; " if guards else ""
            calls.append(f"{{ [weak self] in guard let self else {{ return }}; {guard}_ = self.{member.call(arguments)} }}")
    if missing and isClass:
        print("no sample:", *missing, sep="\n  ", file=sys.stderr)
    return ("  var directCalls: [() -> Void] {\n    [\n"
            + "".join(f"      {call},\n" for call in calls) + "    ]\n  }\n")


def requirements(names_):
    found, queue = {}, list(names_)
    while queue:
        protocol = queue.pop(0)
        queue += inherits[protocol]
        for member in owned[protocol]:
            key = member.text.split(" {")[0]
            found.setdefault(key, member)
    return sorted(found.values(), key=lambda m: m.site)


def conformer(name, base, names_):
    text = f"class {name}: {base}, {', '.join(names_)}, Hooked {{\n"
    # A view has the requirements of nodes already.
    needed = owned["RefreshControlling"] if base == "RefresherState" else requirements(names_)
    for member in needed:
        # One class leaves to the library what it can.
        if name == "HookBareNode" and member.precise in defaulted and member.title not in ("contentTouchHolder", "hitTestChooser", "touchContext"):
            continue
        title = member.site if name == "HookNode" or name != "HookBareNode" and names_[0] == member.owner else f"{name[4:]}.{member.site}"
        answer = ANSWERS.get(f"{member.owner}.{member.title}")
        if answer is None:
            answer = "nil" if member.type.endswith("?") else BY_TYPE.get(member.type)
        if answer is None:
            print(f"no answer: {member.owner}.{member.title}: {member.type}", file=sys.stderr)
            continue
        honest = f"return world.answer({site(title)}, {answer}, self)" if member.type != "()" else answer
        if member.isProperty:
            text += f"  var {member.title}: {member.type} {{\n    get {{\n" + body(member, title, honest, "      ") + "    }\n"
            if member.isSettable:
                setter = "list = newValue" if member.title == "attachedGestureRecognizers" else "_ = newValue"
                text += "    set {\n" + body(member, title + " =", setter, "      ") + "    }\n"
            text += "  }\n"
        else:
            text += f"  {member.text} {{\n" + body(member, title, honest) + "  }\n"
    text += directCalls(name, needed, False)
    text += f"  deinit {{ world.deinitialize({site(name[4:] + '.deinit')}, ObjectIdentifier(self)) {{ [] }} }}\n"
    return text + "}\n\n"


def write(name, text):
    """Writes what changed, so that only that is compiled."""
    file = sources / name
    if not file.exists() or file.read_text() != text:
        file.write_text(text)


HEAD = "// Written by generate.py.\nimport Touchstone\n\n"
for name in sorted(classes.values()):
    if name in ("Key", "KeyCommand"):
        continue
    write(f"Hooks{name}.swift", HEAD + subclass(name))
for name, base, names_ in CONFORMERS:
    write(f"Hooks{name[4:]}State.swift", HEAD + conformer(name, base, names_))
table = ",\n".join(f'  "{name}"' for name in sites)
declared = sorted({m.site for each in classes.values() for m in owned[each] if m.isOpen}
                  | {m.site for each in protocols.values() for m in owned[each]})
write(
    "HooksTable.swift",
    "// Written by generate.py.\n\n/// The members that report their calls, by number.\nlet siteNames: [String] = [\n"
    + table + "\n]\n\n/// All open members and requirements of the library.\nlet declaredMembers: [String] = [\n"
    + ",\n".join(f'  "{name}"' for name in declared) + "\n]\n")
print(len(sites), "sites of", len(declared), "open members and requirements")
