import type { ClipView } from '#domain/trivia/views.ts'
import { count } from '../../../lib/analytics.ts'
import { useMessages } from '../../../lib/messages.tsx'
import css from './break.module.css'

type ClipProps = {
  clip: ClipView
  video: string
  captions: string
  /** How far it was played; all of it once it ended. */
  onSeconds: (seconds: number) => void
  /** It cannot be played. */
  onGone: () => void
}

/** A clip we host, with captions on. It never starts by itself. */
export function Clip({ clip, video, captions, onSeconds, onGone }: ClipProps) {
  const t = useMessages()
  return (
    <video
      className={css.clip}
      src={video}
      controls
      playsInline
      preload="metadata"
      aria-label={t('trivia.play.video', { title: clip.title })}
      onTimeUpdate={(event) => onSeconds(event.currentTarget.currentTime)}
      onPlay={(event) => {
        if (event.currentTarget.currentTime < 1) count('wellness_embed_start', { position: clip.position })
      }}
      onEnded={() => {
        count('wellness_embed_end', { position: clip.position })
        onSeconds(clip.seconds)
      }}
      onError={onGone}
    >
      <track kind="captions" src={captions} srcLang={t.locale} label={t('trivia.play.captions')} default />
    </video>
  )
}
