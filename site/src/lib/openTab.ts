/**
 * Opens the address a call gives in a new tab. The tab is opened with the press, before the answer: later a browser
 * would block. Where it blocks all the same, this tab goes there. @throws what the call throws, with the tab closed
 * again
 */
export async function openTab(ask: () => Promise<{ url: string }>): Promise<void> {
  const tab = window.open('', '_blank')
  if (tab) tab.opener = null
  try {
    const { url } = await ask()
    if (tab) tab.location.assign(url)
    else window.location.assign(url)
  } catch (error) {
    tab?.close()
    throw error
  }
}
