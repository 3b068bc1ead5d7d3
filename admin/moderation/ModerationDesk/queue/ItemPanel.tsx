import { useEffect, useRef } from 'react'
import type { DeskItem } from '#domain/moderation/deskApi.ts'
import type { DeskAction } from '#domain/moderation/ladder.ts'
import { fill } from '#messages/catalog.ts'
import type { Locale } from '#messages/locales.ts'
import { State } from '#admin/_shell/State.tsx'
import { useNow } from '../parts/useNow.client.ts'
import { dueText } from '../parts/when.ts'
import type { DeskMessages } from '../types.ts'
import { DecisionForm } from './DecisionForm.tsx'
import { ItemFacts } from './ItemFacts.tsx'
import { ItemText } from './ItemText.tsx'
import { ACTION_KEYS } from './keys.ts'
import { kindOf } from './QueueTable.tsx'
import type { QueueWork } from './useQueue.client.ts'

type Written = 'ask_change' | 'note'
type Props = {
  item: DeskItem
  work: QueueWork
  /** The decision whose note is being written. */
  writing: Written | null
  onWriting: (action: Written | null) => void
  messages: DeskMessages
  locale: Locale
}

const isWritten = (action: DeskAction): action is Written => action === 'ask_change' || action === 'note'

/** The item the moderator has: what is known, its text when uncovered, and the decisions with their keys. */
export function ItemPanel({ item, work, writing, onWriting, messages, locale }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  const now = useNow()
  useEffect(() => heading.current?.focus(), [])
  const texts = messages.item

  return (
    <section className="ek-desk__item" aria-labelledby="desk-item">
      <header>
        <h2 id="desk-item" ref={heading} tabIndex={-1}>
          {messages.category[item.category]}, {messages.source[item.source]}
        </h2>
        <State kind={kindOf(item.severity)}>{messages.severity[item.severity]}</State>
        <span>{dueText(item.dueAt, now, messages, locale)}</span>
        {item.claim && (
          <span>
            {fill(texts.yours_until, {
              time: new Date(item.claim.until).toLocaleTimeString(locale, { timeStyle: 'short' }),
            })}
          </span>
        )}
        <button type="button" className="ek-link" disabled={work.busy} onClick={() => void work.giveBack()}>
          {texts.back}
        </button>
      </header>
      <ItemFacts item={item} messages={messages} locale={locale} />
      <ItemText item={item} work={work} messages={messages} />
      {item.isOwnBan && <p className="ek-notice">{texts.own_ban}</p>}
      <div className="ek-desk__acts" role="group" aria-label={texts.decide}>
        {item.actions.map((action) => (
          <button
            key={action}
            type="button"
            className="ek-button"
            disabled={work.busy || (action === 'ban' && item.isOwnBan)}
            onClick={() => (isWritten(action) ? onWriting(action) : void work.decide({ action }))}
          >
            {messages.action[action]} <kbd aria-hidden="true">{ACTION_KEYS[action]}</kbd>
          </button>
        ))}
      </div>
      <p className="ek-small">
        {fill(texts.keys, {
          keys: item.actions
            .map((action) => `${ACTION_KEYS[action]} ${messages.action[action].toLocaleLowerCase(locale)}`)
            .join(' · '),
        })}
      </p>
      {writing ? (
        <DecisionForm
          key={writing}
          actions={[writing]}
          busy={work.busy}
          messages={messages}
          onCancel={() => onWriting(null)}
          onSend={(decision) => {
            onWriting(null)
            void work.decide(decision)
          }}
        />
      ) : (
        <details className="ek-more">
          <summary>{messages.form.more}</summary>
          <DecisionForm
            actions={item.actions}
            busy={work.busy}
            messages={messages}
            onSend={(decision) => void work.decide(decision)}
          />
        </details>
      )}
    </section>
  )
}
