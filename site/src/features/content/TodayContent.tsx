import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { useMessages } from '../../lib/messages.tsx'
import { useAge } from '../../lib/useAge.ts'
import { Section } from '../../ui/layout.tsx'
import { Piece } from './Piece.tsx'
import { contentQuery } from './queries.ts'
import { useOpenPiece } from './useOpenPiece.tsx'

/**
 * One piece that suits today's feeling, first one to hear. Without a check-in today, or without a piece, it stays away.
 */
export function TodayContent() {
  const t = useMessages()
  const names = useAge() === 'child' ? 'mood_child' : 'mood'
  const { data } = useQuery(contentQuery({}))
  const open = useOpenPiece(data?.today ?? null)
  const fitting = data?.items.filter(({ targetMood }) => data.today !== null && targetMood === data.today)
  const piece = fitting?.find(({ audioUrl }) => audioUrl) ?? fitting?.[0]
  if (!data?.today || !piece) return null
  return (
    <Section
      title={t('ai.today.content', {
        mood: t(`checkins.${names}.${data.today}`).toLocaleLowerCase(t.locale),
      })}
      aside={<Link to="/dashboard?tab=content">{t('ai.today.content_all')}</Link>}
    >
      <Piece {...piece} onOpen={() => open(piece.id)} suitsToday />
    </Section>
  )
}
