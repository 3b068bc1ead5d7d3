/** Resolves when the page has been drawn and the browser has nothing urgent to do; for work nobody waits for. */
export const afterPaint = (): Promise<void> =>
  new Promise((resolve) => {
    const idle = () =>
      // Safari has no requestIdleCallback.
      typeof requestIdleCallback === 'function'
        ? requestIdleCallback(() => resolve(), { timeout: 2_000 })
        : setTimeout(resolve, 200)
    if (document.readyState === 'complete') idle()
    else window.addEventListener('load', idle, { once: true })
  })
