/** What other features and pages use of moderation: the offer of help after a text of danger. */
export { CareInline, CareSlot } from './care/CareSlot.tsx'
export { openWhenDanger, prepareCare } from './care/openWhenDanger.ts'
export { useCareOffer } from './care/useCareOffer.ts'
