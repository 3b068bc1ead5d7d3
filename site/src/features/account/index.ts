/** What other features use of accounts. */
export { LanguageForm } from './LanguageForm.tsx'
export { SignOut } from './SignOut.tsx'
