import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { backOff } from '#domain/time/backOff.ts'
import { useMessages } from '../../lib/messages.tsx'
import { useWaiting } from '../../lib/outbox.ts'
import { Notice } from '../../ui/Notice.tsx'
import { showToast } from '../../ui/toasts.ts'
import { usePerson } from '../../lib/person.ts'
import css from './outbox.module.css'

const WAITS_MS = { first: 2_000, longest: 60_000 }

/**
 * Sends what waits on this device, by itself and after growing pauses, and shows that something waits. It stands on
 * every member screen.
 */
export function Outbox() {
  const t = useMessages()
  const client = useQueryClient()
  const { id } = usePerson()
  const waiting = useWaiting(id)
  const rejected = waiting.filter((one) => one.startsWith('!')).length
  const open = waiting.length - rejected
  useEffect(() => {
    if (open === 0) return
    let [isBusy, isGone, tries] = [false, false, 0]
    let timer: number | undefined
    const run = async () => {
      if (isBusy || isGone) return
      isBusy = true
      clearTimeout(timer)
      // Fetched when it is needed; kept for times without a connection.
      const { left, stored } = await import('../../lib/sendWaiting.ts')
        .then(({ sendWaiting }) => sendWaiting(client, id))
        .catch(() => ({ left: 1, stored: 0 }))
      isBusy = false
      if (stored > 0) showToast({ text: t('shell.offline.sent'), tone: 'good' })
      if (isGone || left === 0) return
      timer = window.setTimeout(() => void run(), backOff(tries, WAITS_MS))
      tries += 1
    }
    const now = () => void run()
    now()
    window.addEventListener('online', now)
    return () => {
      isGone = true
      clearTimeout(timer)
      window.removeEventListener('online', now)
    }
  }, [open, client, id, t])
  if (waiting.length === 0) return null
  return (
    <div className={css.outbox}>
      <Notice tone={rejected > 0 ? 'caution' : 'plain'} live>
        {open > 0 && <p>{t('shell.offline.waiting', { count: open })}</p>}
        {rejected > 0 && <p>{t('shell.offline.refused', { count: rejected })}</p>}
      </Notice>
    </div>
  )
}
