/**
 * Marks the region of toasts, which stays in reach while a dialog is open: what is live is not hidden behind it. Off,
 * because a region of its own reads toasts out.
 */
export const toastRegion = { 'data-toasts': '', 'aria-live': 'off' } as const

/** Is this in the region of toasts? */
export const isInToasts = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[data-toasts]') !== null

/** Tells a region of toasts how tall the bar is, with two rows of large letters too: "Help now" is never covered. */
export function noteBarHeight(region: HTMLElement | null): void {
  const bar = document.querySelector('header')
  if (bar) region?.style.setProperty('--bar-height', `${bar.offsetHeight}px`)
}
