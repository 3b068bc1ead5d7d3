/** What other features use of the consent. */
export { ConsentBoxes } from './consent/ConsentBoxes.tsx'
export { ConsentQuestions, questionsOf } from './consent/ConsentQuestions.tsx'
export { LeaveLine } from './consent/LeaveLine.tsx'
export { consentQueries } from './consent/queries.ts'
export { useAgree, type AskedConsent } from './consent/useAgree.ts'
