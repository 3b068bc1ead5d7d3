let open: readonly HTMLDialogElement[] = []
const listeners = new Set<() => void>()
const set = (next: readonly HTMLDialogElement[]) => {
  open = next
  listeners.forEach((listener) => listener())
}

/** Says that a modal dialog is open; call what it gives when it is not any more. */
export function openedDialog(dialog: HTMLDialogElement): () => void {
  set([...open, dialog])
  return () => set(open.filter((other) => other !== dialog))
}

/** The modal dialog on top, or null; for `useSyncExternalStore`. */
export const topDialog = {
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  read: () => open.at(-1) ?? null,
}
