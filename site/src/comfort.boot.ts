import { applyDisplayPreferences, storedDisplayPreferences } from './lib/displayPreferences.ts'

// Built to /comfort.js and loaded in <head>, so that nobody sees a flash of the wrong theme or text size.
applyDisplayPreferences(storedDisplayPreferences())
