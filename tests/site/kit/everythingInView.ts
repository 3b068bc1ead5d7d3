import { vi } from 'vitest'

/** Lets whatever waits until a reader comes near be near at once. jsdom knows no window to be near to. */
export function everythingInView(): void {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(private readonly found: (entries: { isIntersecting: boolean }[]) => void) {}
      observe = () => this.found([{ isIntersecting: true }])
      disconnect = () => {}
    },
  )
}
