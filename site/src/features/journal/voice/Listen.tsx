import { useEffect, useMemo } from 'react'
import { useMessages } from '../../../lib/messages.tsx'
import { toBlob } from './base64.ts'
import type { Unsent } from './unsent.ts'
import css from './voice.module.css'

/** Plays a note that is still on this device. */
export function ListenUnsent({ note }: { note: Unsent }) {
  const url = useMemo(() => URL.createObjectURL(toBlob(note)), [note])
  useEffect(() => () => URL.revokeObjectURL(url), [url])
  return <Listen src={url} />
}

/** The browser's own player: keys, speed and length are there for each of them. */
export function Listen({ src }: { src: string }) {
  const t = useMessages()
  // What was spoken is beside it, once it was written down.
  // eslint-disable-next-line jsx-a11y/media-has-caption
  return <audio className={css.player} controls preload="metadata" src={src} aria-label={t('voice.listen')} />
}
