'use client'

import { useSyncExternalStore } from 'react'
import type { ProductionView } from '#domain/ops/goLiveApi.ts'
import { fill } from '#messages/catalog.ts'
import type { ReadinessMessages } from '../../parts/types.ts'

const KEY = 'evenkeel.production.migrations'
const listeners = new Set<() => void>()
const listen = (changed: () => void) => {
  listeners.add(changed)
  return () => void listeners.delete(changed)
}

/**
 * Shows whether the database has every migration of the release. Dismissing hides what it shows now: another release,
 * or a migration that waits, is shown again.
 */
export function MigrationBanner({
  migrations,
  messages,
}: {
  migrations: ProductionView['migrations']
  messages: ReadinessMessages
}) {
  const { production: texts } = messages
  const { latest, waiting } = migrations
  const now = `${latest} ${waiting.length}`
  const dismissed = useSyncExternalStore(listen, read, () => null)
  if (dismissed === now) return null
  return (
    <div className={waiting.length > 0 ? 'ek-notice ek-notice--bad' : 'ek-notice'} role="status">
      {waiting.length > 0
        ? fill(texts.waiting, { count: waiting.length, name: waiting[0]! })
        : fill(texts.migrated, { name: latest })}{' '}
      <button type="button" className="ek-link" onClick={() => write(now)}>
        {texts.dismiss}
      </button>
    </div>
  )
}

// A browser that keeps nothing shows the banner again.
function read(): string | null {
  try {
    return localStorage.getItem(KEY)
  } catch {
    return null
  }
}

function write(value: string): void {
  try {
    localStorage.setItem(KEY, value)
  } catch {
    return
  }
  listeners.forEach((changed) => changed())
}
