import { lazy } from 'react'

/** What other features use of requests: the way to what was asked. */
export { RequestsLink } from './RequestsLink.tsx'
/** Asking on a product. Comes when it is drawn: the shelf stays light for those who do not ask. */
export const AskToBuy = lazy(() => import('./AskToBuy.tsx').then((module) => ({ default: module.AskToBuy })))
