import { lazy, Suspense, useEffect, useState } from 'react'
import { usePerson } from '../../lib/person.ts'
import { useMessages } from '../../lib/messages.tsx'

const VerifyBanner = lazy(() =>
  import('../../features/account/VerifyBanner.tsx').then((module) => ({ default: module.VerifyBanner })),
)

/** The banner of an unconfirmed address. Other members do not load it and its messages. */
export function AddressNote() {
  const t = useMessages()
  const { emailVerified } = usePerson()
  const [isReady, setReady] = useState(false)
  useEffect(() => {
    if (emailVerified) return
    let isGone = false
    t.load(['account']).then(
      () => !isGone && setReady(true),
      // Without its messages the banner stays away; the dashboard is there all the same.
      () => undefined,
    )
    return () => {
      isGone = true
    }
  }, [emailVerified, t])
  if (emailVerified || !isReady) return null
  return (
    <Suspense>
      <VerifyBanner />
    </Suspense>
  )
}
