import type { ReactNode } from 'react'

/** A figure with its drawn share: what it is, how much of the whole it is (0 to 1; null draws nothing), and its cells, or one for all. */
export type Bar = { key: string; label: string; note: string; share: number | null; cells: ReactNode[] }

const WIDTH = 400
const HEIGHT = 12

/** Figures beside each other as water in a channel, and as a table: the drawing says nothing the cells do not. */
export function Bars({ columns, bars }: { columns: readonly string[]; bars: readonly Bar[] }) {
  return (
    <table className="ek-table ek-bars">
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {bars.map(({ key, label, note, share, cells }) => (
          <tr key={key}>
            <th scope="row">
              {label} <span>{note}</span>
              {share !== null && (
                <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
                  <rect className="ek-bars__bed" width={WIDTH} height={HEIGHT} />
                  <rect className="ek-bars__water" width={WIDTH * share} height={HEIGHT} />
                </svg>
              )}
            </th>
            {cells.map((cell, index) => (
              <td key={columns[index + 1]} colSpan={cells.length === 1 ? columns.length - 1 : 1}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
