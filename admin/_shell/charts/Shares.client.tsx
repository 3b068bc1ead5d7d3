'use client'

import { Plot } from './Plot.client.tsx'
import type { Share } from './SharesPlot.client.tsx'

/**
 * A figure with its share (see `Share`), what it is, and its cells, or one for all. The first cell is written beside
 * the bar.
 */
export type SharesRow = Omit<Share, 'name' | 'text'> & { label: string; note: string; cells: string[] }

type SharesProps = {
  columns: readonly string[]
  rows: readonly SharesRow[]
  summary: string
  isMirrored: boolean
}

/** Figures beside each other as water in a channel, and as a table: the drawing says nothing the cells do not. */
export function Shares({ columns, rows, summary, isMirrored }: SharesProps) {
  const shares = rows.map(({ key, label, share, cells }) => ({ key, name: label, share, text: cells[0]! }))
  return (
    <>
      <Plot kind="shares">
        {({ SharesPlot }) => <SharesPlot shares={shares} summary={summary} isMirrored={isMirrored} />}
      </Plot>
      <table className="ek-table ek-shares">
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
          {rows.map(({ key, label, note, cells }) => (
            <tr key={key}>
              <th scope="row">
                {label} <span>{note}</span>
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
    </>
  )
}
