import { lazy } from 'react'

/** What other features use of accounts. */
export { LanguageForm } from './LanguageForm.tsx'
/** Fetched when it is pressed. */
export const SignOut = lazy(() => import('./SignOut.tsx').then((module) => ({ default: module.SignOut })))
/** A member's data outside the settings: a copy of it, and deleting the account. */
export const DataRights = lazy(() =>
  import('./data/DataRights.tsx').then((module) => ({ default: module.DataRights })),
)
