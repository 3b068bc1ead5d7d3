import { useEffect, type ReactNode } from 'react'
import type { MessageKey } from '#messages'
import { awaitScreen } from '../lib/afterPaint.ts'
import { useMessages } from '../lib/messages.tsx'
import { Screen } from '../ui/layout.tsx'
import { Waiting } from '../ui/Waiting.tsx'

/**
 * A screen that is still on its way, or did not come (`children`). It has its heading already, for those who hear the
 * page.
 */
export function WaitingScreen({ title, children }: { title: MessageKey; children?: ReactNode }) {
  const t = useMessages()
  useEffect(awaitScreen, [])
  const loading = t('common.state.loading')
  const name = t.any(title)
  return (
    <Screen>
      {/* The messages of a feature come with its screen; until then its name is not known. */}
      <h1 className="ek-sr">{name === title ? loading : name}</h1>
      {children ?? <Waiting label={loading} />}
    </Screen>
  )
}
