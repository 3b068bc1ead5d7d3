import { useState } from 'react'

/**
 * The error to show for a query that has nothing to show: its own, or the last one while another try is under way, so
 * that the message and the button do not flicker with every try. Null while it is waited for the first time, or with
 * data.
 */
export function useQueryError<E>({ data, error }: { data: unknown; error: E | null }): E | null {
  const [last, setLast] = useState<E | null>(null)
  if (data !== undefined) {
    if (last) setLast(null)
    return null
  }
  if (error && error !== last) setLast(error)
  return error ?? last
}
