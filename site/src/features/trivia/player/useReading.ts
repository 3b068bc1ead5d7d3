import { useEffect, useState } from 'react'

/** Seconds for which the page was in view, up to `most`. */
export function useReading(most: number): number {
  const [seconds, setSeconds] = useState(0)
  const isDone = seconds >= most
  useEffect(() => {
    if (isDone) return
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') setSeconds((now) => now + 1)
    }, 1_000)
    return () => clearInterval(timer)
  }, [isDone])
  return seconds
}
