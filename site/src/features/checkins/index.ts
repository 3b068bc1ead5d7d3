/** What other features use of check-ins: the form, where a first check-in happens outside of the dashboard. */
export { FirstMood } from './form/FirstMood.tsx'
