import { useEffect, useState } from 'react'
import { afterPaint } from './afterPaint.ts'

/** Whether the page is painted and the browser has been idle since. */
export function usePainted(): boolean {
  const [isPainted, setPainted] = useState(false)
  useEffect(() => {
    let isGone = false
    void afterPaint().then(() => !isGone && setPainted(true))
    return () => {
      isGone = true
    }
  }, [])
  return isPainted
}
