import { lazy } from 'react'

/** What other features use of accounts. */
export { LanguageForm } from './LanguageForm.tsx'
/** Fetched when it is pressed. */
export const SignOut = lazy(() => import('./SignOut.tsx').then((module) => ({ default: module.SignOut })))
