import type { ClipView } from '#domain/trivia/views.ts'
import { count } from '../../../lib/analytics.ts'
import { useMessages } from '../../../lib/messages.tsx'
import { hush } from '../aloud/aloud.ts'
import css from './break.module.css'

type HostedClipProps = {
  clip: ClipView
  /** How far it was played; all of it once it ended. */
  onSeconds: (seconds: number) => void
  /** It cannot be played. */
  onGone: () => void
}

/** A clip we host, with captions on. It never starts by itself. */
export function HostedClip({ clip, onSeconds, onGone }: HostedClipProps) {
  const t = useMessages()
  return (
    <figure className={css.figure}>
      <video
        className={css.clip}
        src={clip.video}
        controls
        playsInline
        preload="metadata"
        aria-label={t('trivia.play.video', { title: clip.title })}
        onTimeUpdate={(event) => onSeconds(event.currentTarget.currentTime)}
        onPlay={(event) => {
          hush()
          if (event.currentTarget.currentTime < 1) count('wellness_embed_start', { position: clip.position })
        }}
        onEnded={() => {
          count('wellness_embed_end', { position: clip.position })
          onSeconds(clip.seconds)
        }}
        onError={onGone}
      >
        <track
          kind="captions"
          src={clip.captions}
          srcLang={t.locale}
          label={t('trivia.play.captions')}
          default
        />
      </video>
      {clip.video.startsWith('/clips/') && <figcaption>{t('trivia.breaks.ours')}</figcaption>}
    </figure>
  )
}
