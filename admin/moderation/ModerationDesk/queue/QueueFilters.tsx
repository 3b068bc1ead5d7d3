import { itemSources, severities } from '#domain/moderation/queue.ts'
import type { DeskMessages } from '../types.ts'
import type { QueueFilter } from './useQueue.client.ts'

type Props = { filter: QueueFilter; onFilter: (filter: QueueFilter) => void; words: DeskMessages }

/** Narrows the queue by where items came from and by severity. */
export function QueueFilters({ filter, onFilter, words }: Props) {
  return (
    <div className="ek-filters">
      <label>
        {words.queue.filter_severity}
        <select
          value={filter.severity ?? ''}
          onChange={({ target: { value } }) =>
            onFilter({ ...filter, severity: severities.find((severity) => severity === value) })
          }
        >
          <option value="">{words.queue.any}</option>
          {severities.map((severity) => (
            <option key={severity} value={severity}>
              {words.severity[severity]}
            </option>
          ))}
        </select>
      </label>
      <label>
        {words.queue.filter_source}
        <select
          value={filter.source ?? ''}
          onChange={({ target: { value } }) =>
            onFilter({ ...filter, source: itemSources.find((source) => source === value) })
          }
        >
          <option value="">{words.queue.any}</option>
          {itemSources.map((source) => (
            <option key={source} value={source}>
              {words.source[source]}
            </option>
          ))}
        </select>
      </label>
    </div>
  )
}
