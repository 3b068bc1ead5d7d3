/**
 * Marks the region of toasts, which stays in reach while a dialog is open: what is live is not hidden behind it. Off,
 * because a region of its own reads toasts out.
 */
export const toastRegion = { 'data-toasts': '', 'aria-live': 'off' } as const

/** Is this in the region of toasts? */
export const isInToasts = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[data-toasts]') !== null
