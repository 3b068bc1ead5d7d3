import { noteBarHeight } from '../../../ui/toastRegion.ts'

const SHOWN_MS = 6_000

/** Shows one of the page's toasts; `text` replaces its text. An answer leaves after six seconds, an error stays. */
export function showNotice(name: string, text?: string): void {
  const toast = [...document.querySelectorAll<HTMLElement>('[data-notice]')].find(
    ({ dataset }) => dataset.notice === name,
  )
  if (!toast) return
  if (text) toast.querySelector('[data-notice-text]')!.textContent = text
  const close = () => {
    toast.hidden = true
  }
  noteBarHeight(toast.closest<HTMLElement>('[role=region]'))
  toast.hidden = false
  toast.querySelector('button')!.onclick = close
  if (name === 'done') setTimeout(close, SHOWN_MS)
}
