// Built to /keep.js, for pages that are whole without script. Keeps them for times without a connection, and makes
// leaving them quick.
import { leaveQuickly } from './lib/leaveQuickly.ts'
import { pageButtons } from './lib/pageButtons.ts'
import { trustedWorker } from './lib/trustedWorker.ts'

if ('serviceWorker' in navigator) navigator.serviceWorker.register(trustedWorker()).catch(() => {})
leaveQuickly(document)
pageButtons(document, {
  origin: location.origin,
  back: () => history.back(),
  print: () => window.print(),
})
