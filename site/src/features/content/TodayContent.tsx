import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { useMessages } from '../../lib/messages.tsx'
import { useAge } from '../../lib/useAge.ts'
import { useQueryError } from '../../lib/useQueryError.ts'
import { ErrorNotice } from '../../ui/ErrorNotice.tsx'
import { Section } from '../../ui/layout.tsx'
import css from './content.module.css'
import { Piece } from './Piece.tsx'
import { Player } from './Player.tsx'
import { contentQuery } from './queries.ts'
import { useOpenPiece } from './useOpenPiece.tsx'

/**
 * One piece that suits today's feeling, first one to hear; before the check-in, any. Without a piece it stays away.
 */
export function TodayContent() {
  const t = useMessages()
  const names = useAge() === 'child' ? 'mood_child' : 'mood'
  const query = useQuery(contentQuery({}))
  const queryError = useQueryError(query)
  const { data, refetch, isFetching } = query
  const open = useOpenPiece(data?.today ?? null)
  const fitting = data?.items.filter(({ targetMood }) => data.today === null || targetMood === data.today)
  const piece = fitting?.find(({ audioUrl }) => audioUrl) ?? fitting?.[0]
  if (queryError) {
    return <ErrorNotice error={queryError} title={t('ai.content.failed')} retry={refetch} busy={isFetching} />
  }
  if (!data || !piece) return null
  const title = data.today
    ? t('ai.today.content', { mood: t(`checkins.${names}.${data.today}`).toLocaleLowerCase(t.locale) })
    : t('ai.content.title')
  return (
    <Section title={title} aside={<Link to="/dashboard?tab=content">{t('ai.today.content_all')}</Link>}>
      {piece.audioUrl ? (
        // Hearing it is opening it.
        <article className={css.today} onPlayCapture={() => open(piece.id)}>
          <h3 dir="auto">{piece.title}</h3>
          <p className="ek-small ek-soft">{t(`ai.type.${piece.contentType}`)}</p>
          <Player
            title={piece.title}
            src={piece.audioUrl}
            transcript={piece.transcript}
            recording={piece.recording}
          />
        </article>
      ) : (
        <Piece {...piece} onOpen={() => open(piece.id)} suitsToday={data.today !== null} />
      )}
    </Section>
  )
}
