import { useEffect, useState } from 'react'

/** Seconds left until an instant (milliseconds since 1970), counted down; 0 when it has passed. */
export function useCountdown(until: number): number {
  const [now, setNow] = useState(Date.now)
  const left = Math.max(0, Math.ceil((until - now) / 1_000))
  const isRunning = until > now
  useEffect(() => {
    if (!isRunning) return
    const timer = setInterval(() => setNow(Date.now()), 1_000)
    return () => clearInterval(timer)
  }, [isRunning])
  // The clock stood still while nothing was counted, so a new instant is first measured against an old now.
  useEffect(() => setNow(Date.now()), [until])
  return left
}
