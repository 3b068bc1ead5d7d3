import { useQuery } from '@tanstack/react-query'
import { Flame } from 'lucide-react'
import { ON_FIRE_DAYS } from '#domain/checkins/badges.ts'
import { useMessages } from '../../lib/messages.tsx'
import { plural } from '../../lib/plural.ts'
import { Icon } from '../../ui/Icon.tsx'
import { StatusTag } from '../../ui/StatusTag.tsx'
import { progressQuery } from './queries.ts'

/** The badge of a run of a week and more. Without figures nothing is shown: the tab shows when they do not come. */
export function OnFire() {
  const t = useMessages()
  const streak = useQuery(progressQuery).data?.streak ?? 0
  if (streak < ON_FIRE_DAYS) return null
  return (
    <StatusTag tone="lit" icon={<Icon of={Flame} />}>
      {plural(t, 'journal.progress.on_fire_days', streak)}
    </StatusTag>
  )
}
