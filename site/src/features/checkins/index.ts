/** What other features use of check-ins: the form, where a first check-in happens outside of the dashboard. */
export { CheckIn } from './form/CheckIn.tsx'
export { CheckInProvider } from './form/CheckInState.tsx'
