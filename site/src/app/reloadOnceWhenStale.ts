const KEY = 'ek.reloaded'

/** A chunk that is gone means a newer version: load the page once more, by itself, and only once a minute. */
export function reloadOnceWhenStale(): void {
  window.addEventListener('vite:preloadError', (event) => {
    try {
      const last = Number(sessionStorage.getItem(KEY) ?? 0)
      if (Date.now() - last < 60_000) return
      sessionStorage.setItem(KEY, String(Date.now()))
    } catch {
      return
    }
    event.preventDefault()
    location.reload()
  })
}
