/** Loads what opens on a press, so that a test sees it open at once. */
export async function loadControls(): Promise<void> {
  await Promise.all([
    import('#site/ui/DialogPart.tsx'),
    import('#site/ui/MenuPart.tsx'),
    import('#site/ui/PopoverPart.tsx'),
    import('#site/ui/ToastPart.tsx'),
  ])
  const [{ dialogPart }, { menuPart }, { popoverPart }, { toastPart }] = await Promise.all([
    import('#site/ui/Dialog.tsx'),
    import('#site/ui/Menu.tsx'),
    import('#site/ui/Popover.tsx'),
    import('#site/ui/ToastHost.tsx'),
  ])
  for (const part of [dialogPart, menuPart, popoverPart, toastPart]) part.load()
  // Each is taken a moment after its chunk is here.
  await new Promise((resolve) => setTimeout(resolve))
}
