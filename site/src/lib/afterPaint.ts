/** Resolves when the page is painted and the browser idle; for work in the background. */
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
