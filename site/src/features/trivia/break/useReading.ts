import { useEffect, useState } from 'react'

/** Seconds for which the page was in view, from those of an earlier visit up to `most`. */
export function useReading(most: number, from: number): number {
  const [seconds, setSeconds] = useState(from)
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
