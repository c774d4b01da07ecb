import TouchEvents
import TouchExplain

/// A switch of a profile as people are notified of it: its names, its rule, and what it does in its two positions.
struct ProfileSwitch {
  /// The profile that consists of the switch alone.
  let behaviour: BehaviourProfile
  /// The name in Swift, such as `resetReadsPossible`.
  let name: String
  /// How scenario files set it: by a name, or by a name and a value.
  let nameInFiles: String
  /// The id of the rule that the switch is about.
  let rule: String
  /// What happens where it is not set, as a sentence.
  let notSet: String
  /// What happens where it is set, as a sentence.
  let set: String

  init(
    _ behaviour: BehaviourProfile, name: String, nameInFiles: String, rule: String, notSet: String, set: String
  ) {
    (self.behaviour, self.name, self.nameInFiles) = (behaviour, name, nameInFiles)
    (self.rule, self.notSet, self.set) = (rule, notSet, set)
  }

  /// The switch and its rule in a few words.
  var label: String { "\(name) (\(rule))" }

  /// The switch, the name that files have for it where that is another, and its rule with its title.
  var heading: String {
    let names = nameInFiles == name ? name : "\(name), in files \(nameInFiles)"
    return "\(names) (\(rule)): \(RuleTitles.title(of: rule) ?? "")"
  }

  /// Returns what the switch does under each of some named profiles, one line for each.
  func positions(in profiles: [(name: String, value: BehaviourProfile)]) -> [String] {
    let starts = profiles.map { $0.name + ($0.value.contains(behaviour) ? ", set:" : ", not set:") }
    let width = starts.map { $0.count }.max() ?? 0
    return zip(profiles, starts).map { profile, start in
      start.padded(to: width) + " " + (profile.value.contains(behaviour) ? set : notSet)
    }
  }
}
