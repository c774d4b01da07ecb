import Foundation

/// A power, under a name that no module's own clashes with.
func power(_ base: Double, _ exponent: Double) -> Double { pow(base, exponent) }
