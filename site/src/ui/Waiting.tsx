import { useEffect, useState } from 'react'
import css from './states.module.css'

/** How long nothing is shown, in milliseconds. Most answers are here before. */
export const WAITING_DELAY_MS = 400

/** A wait: nothing at first, then still level lines and a sentence. `lines` is about how tall the content will be. */
export function Waiting({ label, lines = 4 }: { label: string; lines?: number }) {
  const [shown, setShown] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), WAITING_DELAY_MS)
    return () => clearTimeout(timer)
  }, [])
  return (
    <div className={css.state} aria-busy="true" role="status">
      {shown && (
        <>
          <div className={css.lines} aria-hidden="true">
            {Array.from({ length: lines }, (_, index) => (
              <i key={index} />
            ))}
          </div>
          <p>{label}</p>
        </>
      )}
    </div>
  )
}
