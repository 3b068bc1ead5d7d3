import { askEarly } from './lib/earlyAnswer.ts'
import { applyDisplayPreferences, storedDisplayPreferences } from './lib/displayPreferences.ts'

// Built to /comfort.js and loaded in <head>, so that no wrong theme or text size flashes.
applyDisplayPreferences(storedDisplayPreferences())
// And, so that the dashboard's data come together with its scripts.
askEarly()
