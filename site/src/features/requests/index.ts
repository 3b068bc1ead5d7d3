/** What other features use of requests: asking on a product, and the way to what was asked. */
export { AskToBuy } from './AskToBuy.tsx'
export { RequestsLink } from './RequestsLink.tsx'
