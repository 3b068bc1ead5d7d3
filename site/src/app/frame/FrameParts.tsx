import { Suspense } from 'react'
import type { MessageGroup } from '#messages/site/messageGroups.ts'
import { useMessages, type Messages } from '../../lib/messages.tsx'
import { CrashBoundary } from '../CrashBoundary.tsx'
import type { FramePart } from '../../lib/feature.ts'
import { preload, preloadable, type Preloadable } from '../../lib/preloadable.ts'
import { usePainted } from '../../lib/usePainted.ts'
import { siteFeatures } from '../features.ts'
import type { NavEntry } from './useNavItems.ts'

const made = new Map<FramePart, Preloadable>()
function partOf(part: FramePart, messages: readonly MessageGroup[], t: Messages): Preloadable {
  const known = made.get(part)
  if (known) return known
  const loads = preloadable(async () => {
    const [loaded] = await Promise.all([part(), t.load(messages)])
    return loaded
  })
  made.set(part, loads)
  return loads
}

/** Fetches the parts of the bar ahead, so that they are drawn together with it. */
export const preloadBar = (t: Messages): Promise<void> =>
  preload(
    siteFeatures.flatMap(({ barEnd = [], messages = [] }) => barEnd.map((part) => partOf(part, messages, t))),
  )

/** The sign of something new at a place of the bar or the dock. It is fetched once the page stands. */
export function NavMark({ mark, messages }: Pick<NavEntry, 'mark' | 'messages'>) {
  const t = useMessages()
  const isPainted = usePainted()
  if (!mark || !isPainted) return null
  const Part = partOf(mark, messages, t).component()
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
      const Part = partOf(part, feature.messages ?? [], t).component()
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
