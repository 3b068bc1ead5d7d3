import { reportError } from './reportError.ts'

/** Reports errors outside of rendering: in handlers, timers and promises without a handler. */
export function watchErrors(): void {
  window.addEventListener('error', ({ error }) => {
    // Without an error object it is a resource, a foreign script, or the browser's own remark about resizing.
    if (error) reportError(error)
  })
  window.addEventListener('unhandledrejection', ({ reason }) => {
    if (!(reason instanceof DOMException && reason.name === 'AbortError')) reportError(reason)
  })
}
