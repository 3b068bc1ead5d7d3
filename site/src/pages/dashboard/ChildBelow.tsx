import { lazy, Suspense, useState } from 'react'
import { Link } from 'react-router-dom'
import { useHasPath } from '../../lib/paths.ts'
import { useMessages } from '../../lib/messages.tsx'
import { WithMessages } from '../../lib/WithMessages.tsx'
import css from './tiles.module.css'
import { tilePictures, type Tile } from './tilePictures.tsx'

const BreatheDialog = lazy(() => import('./BreatheDialog.tsx').then((m) => ({ default: m.BreatheDialog })))

/** What a child can do besides checking in, as large tiles with pictures. */
export const ChildBelow = () => (
  <WithMessages names={['today']}>
    <Tiles />
  </WithMessages>
)

function Tiles() {
  const t = useMessages()
  const hasJournal = useHasPath('/journal')
  const [isBreathing, setBreathing] = useState(false)
  const inside = (tile: Tile) => (
    <>
      <span className={css.words}>
        <b>{t(`today.tiles.${tile}`)}</b>
        <span>{t(`today.tiles.${tile}_hint`)}</span>
      </span>
      {tilePictures[tile]}
    </>
  )
  return (
    <nav aria-label={t('today.tiles.label')}>
      <ul className={css.tiles}>
        {hasJournal && (
          <li>
            <Link className={css.tile} data-paint="shallows" to="/journal">
              {inside('journal')}
            </Link>
          </li>
        )}
        <li>
          <Link className={css.tile} data-paint="sky" to="/dashboard?tab=family">
            {inside('family')}
          </Link>
        </li>
        <li>
          <button
            type="button"
            className={css.tile}
            data-paint="water"
            aria-haspopup="dialog"
            onClick={() => setBreathing(true)}
          >
            {inside('breathe')}
          </button>
        </li>
        <li>
          <Link className={css.tile} data-paint="sun" to="/dashboard?tab=ai">
            {inside('ideas')}
          </Link>
        </li>
      </ul>
      {isBreathing && (
        <Suspense>
          <BreatheDialog onClose={() => setBreathing(false)} />
        </Suspense>
      )}
    </nav>
  )
}
