import { useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { DailyReflection } from './DailyReflection.tsx'

/** The question of the day above the entries. Who comes to write something, or to read one entry, is not held up. */
export function JournalReflection() {
  const go = useNavigate()
  const { state } = useLocation()
  const [search] = useSearchParams()
  const [isFree] = useState(() => !state && !search.has('entry') && !search.has('first_entry'))
  return isFree && <DailyReflection onWrite={(prompt) => go('/journal', { state: { prompt } })} />
}
