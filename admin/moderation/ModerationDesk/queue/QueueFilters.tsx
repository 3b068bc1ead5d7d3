import { itemSources, severities } from '#domain/moderation/queue.ts'
import type { DeskMessages } from '../types.ts'
import type { QueueFilter } from './useQueue.client.ts'

type Props = { filter: QueueFilter; onFilter: (filter: QueueFilter) => void; messages: DeskMessages }

/** Narrows the queue by where items came from and by severity. */
export function QueueFilters({ filter, onFilter, messages }: Props) {
  return (
    <div className="ek-filters">
      <label>
        {messages.queue.filter_severity}
        <select
          value={filter.severity ?? ''}
          onChange={({ target: { value } }) =>
            onFilter({ ...filter, severity: severities.find((severity) => severity === value) })
          }
        >
          <option value="">{messages.queue.any}</option>
          {severities.map((severity) => (
            <option key={severity} value={severity}>
              {messages.severity[severity]}
            </option>
          ))}
        </select>
      </label>
      <label>
        {messages.queue.filter_source}
        <select
          value={filter.source ?? ''}
          onChange={({ target: { value } }) =>
            onFilter({ ...filter, source: itemSources.find((source) => source === value) })
          }
        >
          <option value="">{messages.queue.any}</option>
          {itemSources.map((source) => (
            <option key={source} value={source}>
              {messages.source[source]}
            </option>
          ))}
        </select>
      </label>
    </div>
  )
}
