import { Play } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { ForeignClipView } from '#domain/trivia/views.ts'
import { count } from '../../../lib/analytics.ts'
import { useMessages } from '../../../lib/messages.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { Row } from '../../../ui/layout.tsx'
import { hush } from '../aloud/aloud.ts'
import css from './break.module.css'
import { listenToPlayer } from './playerMessages.ts'

type ForeignClipProps = {
  clip: ForeignClipView
  position: number
  /** How far it was played; all of it once it ended. */
  onSeconds: (seconds: number) => void
  /** It cannot be played here. */
  onGone: () => void
  /** The reader wants our own clip. */
  onOurs: () => void
}

/** A video of another house: nothing of it loads before the reader presses play. */
export function ForeignClip({ clip, position, onSeconds, onGone, onOurs }: ForeignClipProps) {
  const t = useMessages()
  const [isAsked, setIsAsked] = useState(false)
  return (
    <figure className={css.figure}>
      {isAsked ? (
        <Frame clip={clip} position={position} onSeconds={onSeconds} onGone={onGone} />
      ) : (
        <div className={css.ask}>
          <strong>{t('trivia.breaks.foreign_title')}</strong>
          <p>{t('trivia.breaks.foreign_note', { title: clip.title, channel: clip.channel })}</p>
          <Row>
            <Button
              icon={<Icon of={Play} flip />}
              onClick={() => {
                hush()
                setIsAsked(true)
              }}
            >
              {t('trivia.breaks.play_foreign')}
            </Button>
          </Row>
        </div>
      )}
      <Row>
        <Button look="text" onClick={onOurs}>
          {t('trivia.breaks.watch_ours')}
        </Button>
      </Row>
    </figure>
  )
}

/** The page of ours around the player, with the focus on it: a press opened it. */
function Frame({ clip, position, onSeconds, onGone }: Omit<ForeignClipProps, 'onOurs'>) {
  const t = useMessages()
  const frame = useRef<HTMLIFrameElement>(null)
  const stop = useRef<() => void>(undefined)
  const latest = useRef({ onSeconds, onGone })
  useEffect(() => {
    latest.current = { onSeconds, onGone }
  })
  useEffect(() => {
    frame.current?.focus({ preventScroll: true })
    return () => stop.current?.()
  }, [])
  const listen = () => {
    stop.current?.()
    const page = pageOf(frame.current)
    if (!page) return latest.current.onGone()
    count('wellness_embed_start', { position })
    let hasEnded = false
    stop.current = listenToPlayer(page, {
      onSeconds: (seconds) => latest.current.onSeconds(seconds),
      onEnded: () => {
        if (hasEnded) return
        hasEnded = true
        count('wellness_embed_end', { position })
        latest.current.onSeconds(clip.seconds)
      },
      onGone: () => latest.current.onGone(),
    })
  }
  return (
    <iframe
      ref={frame}
      className={css.frame}
      src={clip.frame}
      title={t('trivia.breaks.frame', { title: clip.title })}
      allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
      onLoad={listen}
    />
  )
}

/** The window of our page when it came with a player in it; null for the page of an error. */
function pageOf(frame: HTMLIFrameElement | null): Window | null {
  try {
    const page = frame?.contentWindow
    return page?.document.querySelector('iframe') ? page : null
  } catch {
    return null
  }
}
