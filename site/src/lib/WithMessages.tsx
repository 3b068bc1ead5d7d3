import { useEffect, useState, type ReactNode } from 'react'
import type { MessageGroup } from '#messages/site/messageGroups.ts'
import { useMessages } from './messages.tsx'
import { Waiting } from '../ui/Waiting.tsx'

/**
 * A part of a screen whose messages load with it, not with the screen. Another language brings all messages asked for
 * so far, so once they are there they stay.
 */
export function WithMessages({ names, children }: { names: readonly MessageGroup[]; children: ReactNode }) {
  const t = useMessages()
  const [{ isThere, error }, setState] = useState<{ isThere: boolean; error?: unknown }>({ isThere: false })
  const asked = names.join()
  useEffect(() => {
    let isGone = false
    t.load(asked.split(',') as MessageGroup[]).then(
      () => !isGone && setState({ isThere: true }),
      (error: unknown) => !isGone && setState({ isThere: false, error }),
    )
    return () => {
      isGone = true
    }
  }, [t, asked])
  // As a screen's own chunk that does not come: the boundary around the screen says so.
  if (error) throw error
  return isThere ? children : <Waiting label={t('common.state.loading')} />
}
