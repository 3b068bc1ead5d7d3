import { useEffect, useState } from 'react'
import { useMessages } from '../../../lib/messages.tsx'
import { DetailsInput, type DetailsInputProps } from './DetailsInput.tsx'

/** Closer feelings and activities of the check-in under way. Without a connection they are not offered. */
export function FormDetails(props: DetailsInputProps) {
  const t = useMessages()
  const [isReady, setReady] = useState(false)
  useEffect(() => {
    let isGone = false
    t.load(['history']).then(
      () => !isGone && setReady(true),
      () => undefined,
    )
    return () => {
      isGone = true
    }
  }, [t])
  return isReady && <DetailsInput {...props} />
}
