'use client'

import { useEffect, useState } from 'react'
import { fill } from '#messages/catalog.ts'
import type { Locale } from '#messages/locales.ts'
import type { DeskMessages } from '../types.ts'

/** Work after which a break is due. Source: docs/rules/moderation.md T40. */
const MINUTES = 45
const SEVERE = 20
/** Survives a reload, not the tab. */
const KEY = 'desk-break'

type Since = { at: number; severe: number }

function readSince(): Since | null {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Since | null
  } catch {
    return null
  }
}

/** Asks the moderator to look away after 45 minutes, or after 20 severe items; nothing is locked. */
export function BreakPrompt({
  severe,
  messages,
  locale,
}: {
  severe: number
  messages: DeskMessages
  locale: Locale
}) {
  const [since, setSince] = useState<Since | null>(null)
  const [now, setNow] = useState(0)
  useEffect(() => {
    const start = () => setSince(readSince() ?? { at: Date.now(), severe: 0 })
    start()
    const tick = () => setNow(Date.now())
    tick()
    const timer = setInterval(tick, 30_000)
    return () => clearInterval(timer)
  }, [])
  useEffect(() => {
    if (since) sessionStorage.setItem(KEY, JSON.stringify(since))
  }, [since])

  if (!since) return null
  const isLong = now - since.at >= MINUTES * 60_000
  const isMuch = severe - since.severe >= SEVERE
  if (!isLong && !isMuch) return null
  return (
    <div className="ek-notice ek-notice--calm" role="status">
      <b>{messages.break.title}</b>
      <p>
        {isMuch
          ? fill(messages.break.severe, { count: (severe - since.severe).toLocaleString(locale) })
          : messages.break.time}
      </p>
      <p>
        <button
          type="button"
          className="ek-button"
          onClick={() => {
            setSince({ at: Date.now(), severe })
            setNow(Date.now())
          }}
        >
          {messages.break.done}
        </button>
      </p>
    </div>
  )
}
