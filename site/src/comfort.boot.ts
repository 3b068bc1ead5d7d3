import { applyDisplayPreferences, storedDisplayPreferences } from './lib/displayPreferences.ts'

// Built to /comfort.js and loaded in <head>, so that no wrong theme or text size flashes.
applyDisplayPreferences(storedDisplayPreferences())
