import { useEffect } from 'react'
import { useLatest } from '../lib/useLatest.ts'

const layers: (() => void)[] = []

/** Notes that a dialog, menu or popover is open, and how it is closed. */
export function useOpenLayer(onClose: () => void): void {
  const latest = useLatest(onClose)
  useEffect(() => {
    const close = () => latest.current()
    layers.push(close)
    return () => void layers.splice(layers.indexOf(close), 1)
  }, [latest])
}

/** Closes what was opened last; returns whether anything was open. */
export function closeTopLayer(): boolean {
  layers.at(-1)?.()
  return layers.length > 0
}
