/** Esc pressed this often, within this long in milliseconds, leaves the page. */
const PRESSES = 3
const WITHIN_MS = 2_000

/**
 * Makes "Leave quickly" take the place of this page in the browser's history, and Esc pressed three times do the same.
 */
export function leaveQuickly(
  page: Pick<Document, 'querySelector' | 'addEventListener'>,
  go: (address: string) => void = (address) => location.replace(address),
): void {
  const link = page.querySelector<HTMLAnchorElement>('a[data-leave]')
  if (!link) return
  let presses: number[] = []
  link.addEventListener('click', (event) => {
    event.preventDefault()
    go(link.href)
  })
  page.addEventListener('keydown', ({ key, timeStamp }) => {
    presses = key === 'Escape' ? [...presses.slice(1 - PRESSES), timeStamp] : []
    if (presses.length === PRESSES && timeStamp - presses[0]! < WITHIN_MS) go(link.href)
  })
}
