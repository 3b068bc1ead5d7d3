import { lazy, Suspense } from 'react'
import type { PicturedAct } from './ActPicture.tsx'

const ActPicture = lazy(() => import('./ActPicture.tsx').then((m) => ({ default: m.ActPicture })))

/** The picture beside an act's text, which does not wait for it. */
export const LaterPicture = ({ of: act }: { of: PicturedAct }) => (
  <Suspense>
    <ActPicture of={act} />
  </Suspense>
)
