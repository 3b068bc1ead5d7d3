import { lazy, Suspense, type ComponentType } from 'react'
import type { MessageGroup } from '#messages/site/messageGroups.ts'
import { useMessages, type Messages } from '../../lib/messages.tsx'
import { CrashBoundary } from '../CrashBoundary.tsx'
import type { FramePart } from '../../lib/feature.ts'
import { siteFeatures } from '../features.ts'
import type { NavEntry } from './useNavItems.ts'

const made = new Map<FramePart, ComponentType>()
function partOf(part: FramePart, messages: readonly MessageGroup[], t: Messages): ComponentType {
  const known = made.get(part)
  if (known) return known
  const Part = lazy(async () => {
    const [loaded] = await Promise.all([part(), t.load(messages)])
    return { default: loaded }
  })
  made.set(part, Part)
  return Part
}

/** The sign of something new at a place of the bar or the dock. */
export function NavMark({ mark, messages }: Pick<NavEntry, 'mark' | 'messages'>) {
  const t = useMessages()
  if (!mark) return null
  const Part = partOf(mark, messages, t)
  return (
    <CrashBoundary quiet>
      <Suspense>
        <Part />
      </Suspense>
    </CrashBoundary>
  )
}

/**
 * The small parts that features add to a place of the frame. They may come late, and one that breaks leaves quietly.
 */
export function FrameParts({ slot }: { slot: 'barEnd' | 'floating' }) {
  const t = useMessages()
  return siteFeatures.flatMap((feature) =>
    (feature[slot] ?? []).map((part, index) => {
      const Part = partOf(part, feature.messages ?? [], t)
      return (
        <CrashBoundary key={`${siteFeatures.indexOf(feature)}-${index}`} quiet>
          <Suspense>
            <Part />
          </Suspense>
        </CrashBoundary>
      )
    }),
  )
}
