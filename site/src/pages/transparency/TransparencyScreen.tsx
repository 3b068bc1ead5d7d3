import { FEWEST, transparencyApi, type QuarterFigures } from '#domain/moderation/transparencyApi.ts'
import { useFormat } from '../../lib/format.ts'
import { useMessages } from '../../lib/messages.tsx'
import { useLoad } from '../../lib/useLoad.ts'
import { usePlots } from '../../ui/charts/usePlots.ts'
import { ErrorNotice } from '../../ui/ErrorNotice.tsx'
import { Screen, ScreenHead, Section } from '../../ui/layout.tsx'
import { Waiting } from '../../ui/Waiting.tsx'
import css from './transparency.module.css'

/** `/transparency`, for everyone: what moderators did, by quarter. Source: docs/rules/moderation.md transparency. */
export function TransparencyScreen() {
  const t = useMessages()
  const { data, error, retry } = useLoad(transparencyApi.quarterlyFigures)
  return (
    <Screen>
      <ScreenHead title={t('transparency.title')} />
      <p className={css.lead}>{t('transparency.lead')}</p>
      {error !== undefined && <ErrorNotice error={error} title={t('transparency.failed')} retry={retry} />}
      {error === undefined && !data && <Waiting label={t('transparency.loading')} lines={4} />}
      {data?.quarters.length === 0 && <p>{t('transparency.empty')}</p>}
      {data && data.quarters.length > 0 && <Figures quarters={data.quarters} />}
      <Section title={t('transparency.how')}>
        <p>{t('transparency.how_text')}</p>
        <p>{t('transparency.few_text', { count: FEWEST })}</p>
      </Section>
    </Screen>
  )
}

const columns = ['reports', 'decisions', 'medianMinutes', 'appeals', 'overturned'] as const
/** What is drawn: counts that can be compared. */
const drawn = ['reports', 'decisions'] as const

function Figures({ quarters }: { quarters: readonly QuarterFigures[] }) {
  const t = useMessages()
  const format = useFormat('UTC')
  const few = t('transparency.few', { count: FEWEST })
  const nameOf = ({ quarter, isRunning }: QuarterFigures) => {
    const [year = '', part = ''] = quarter.split('-Q')
    const name = t('transparency.quarter', { year, quarter: part })
    return isRunning ? t('transparency.so_far', { name }) : name
  }
  return (
    <>
      {drawn.map((column) => (
        <Drawn key={column} column={column} quarters={quarters} nameOf={nameOf} />
      ))}
      <div className={css.scroll}>
        <table className={css.table}>
          <caption className="ek-sr">{t('transparency.table')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('transparency.when')}</th>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {t(`transparency.column.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {quarters.map((figures) => (
              <tr key={figures.quarter}>
                <th scope="row">{nameOf(figures)}</th>
                {columns.map((column) => {
                  const value = figures[column]
                  return (
                    <td key={column}>
                      {value === null
                        ? few
                        : column === 'medianMinutes'
                          ? t('transparency.minutes', { count: format.number(value) })
                          : format.number(value)}
                    </td>
                  )
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  )
}

type DrawnProps = {
  column: (typeof drawn)[number]
  quarters: readonly QuarterFigures[]
  nameOf: (figures: QuarterFigures) => string
}

/** A count by quarter as columns, oldest first; quarters with few are left out of the picture, not of the table. */
function Drawn({ column, quarters, nameOf }: DrawnProps) {
  const t = useMessages()
  const plots = usePlots()
  const bars = quarters
    .toReversed()
    .flatMap((figures) => (figures[column] === null ? [] : { name: nameOf(figures), value: figures[column] }))
  if (bars.length === 0) return null
  const title = t(`transparency.column.${column}`)
  return (
    <Section title={title}>
      {plots === 'loading' && <div className={css.waiting} />}
      {typeof plots === 'object' && (
        <plots.PointsPlot
          bars={bars}
          most={ceiling(Math.max(...bars.map(({ value }) => value)))}
          summary={t('transparency.summary', { what: title })}
        />
      )}
    </Section>
  )
}

/** The next number above that divides by three and looks round. */
function ceiling(value: number): number {
  const step = 3 * 10 ** Math.max(0, Math.floor(Math.log10(value)) - 1)
  return Math.ceil(value / step) * step
}
