import { later } from '../../../ui/later.ts'
import css from './checkIn.module.css'
import { useCheckIn } from './CheckInState.tsx'

const details = later(() => import('../details/FormDetails.tsx').then((m) => m.FormDetails))

/** Closer feelings and activities: fetched once a mood is chosen. Their height is kept free, so that Save stays put. */
export function DetailsQuestion() {
  const { draft, edit } = useCheckIn()
  const { mood } = draft
  const Details = details.usePart(mood !== null)
  return (
    mood && <div className={css.details}>{Details && <Details {...draft} mood={mood} onChange={edit} />}</div>
  )
}
