type Page = Pick<Document, 'querySelector' | 'referrer'>

/** Makes Back lead to the page a visitor came from, if that was one of ours, and shows the Print button. */
export function pageButtons(
  page: Page,
  { origin, back, print }: { origin: string; back: () => void; print: () => void },
): void {
  page.querySelector<HTMLAnchorElement>('a[data-back]')?.addEventListener('click', (event) => {
    if (!page.referrer.startsWith(`${origin}/`)) return
    event.preventDefault()
    back()
  })
  const button = page.querySelector<HTMLButtonElement>('button[data-print]')
  if (!button) return
  button.hidden = false
  button.addEventListener('click', print)
}
