'use client'

import { useState } from 'react'
import { Block } from '#admin/_shell/Block.tsx'
import { LoadFailed } from '#admin/_shell/LoadFailed.tsx'
import type { DeskTabProps } from '../types.ts'
import { actionOfKey } from './keys.ts'
import { ItemPanel } from './ItemPanel.tsx'
import { QueueFilters } from './QueueFilters.tsx'
import { QueueTable } from './QueueTable.tsx'
import { UndoBar } from './UndoBar.tsx'
import { useKeys } from './useKeys.client.ts'
import { useQueue } from './useQueue.client.ts'

/** What waits, and the item the moderator has. Single keys decide, except while something is typed. */
export function Queue({ messages, locale, onChanged }: DeskTabProps) {
  const work = useQueue(messages, onChanged)
  const [withSevere, setWithSevere] = useState(false)
  // A decision that needs a note opens its form.
  const [writing, setWriting] = useState<'ask_change' | 'note' | null>(null)
  const { item, listed } = work

  useKeys(!work.busy && writing === null, (key) => {
    if (key === 'u' && work.undo.undoable) return void work.takeBack()
    if (!item) return
    if (key === 'v' && item.hasWords && !work.revealed) return void work.reveal()
    const action = actionOfKey(key)
    if (!action || !item.actions.includes(action) || (action === 'ban' && item.isOwnBan)) return
    if (action === 'ask_change' || action === 'note') setWriting(action)
    else void work.decide({ action })
  })

  return (
    <div className="ek-desk">
      <div className="ek-acts">
        <button
          type="button"
          className="ek-button ek-button--strong"
          disabled={work.busy}
          onClick={() => void work.take(withSevere)}
        >
          {messages.queue.next}
        </button>
        <label>
          <input
            type="checkbox"
            checked={withSevere}
            onChange={(event) => setWithSevere(event.target.checked)}
          />{' '}
          {messages.queue.with_severe}
        </label>
      </div>
      <UndoBar undo={work.undo} messages={messages} busy={work.busy} onUndo={() => void work.takeBack()} />
      {item && (
        <ItemPanel
          key={item.id}
          item={item}
          work={work}
          writing={writing}
          onWriting={setWriting}
          messages={messages}
          locale={locale}
        />
      )}
      <Block id="desk-queue" title={messages.queue.list} aside={messages.queue.order}>
        <QueueFilters filter={work.filter} onFilter={work.setFilter} messages={messages} />
        {listed === null && <p role="status">{messages.loading}</p>}
        {listed === 'failed' && (
          <LoadFailed text={messages.load_failed} retry={messages.retry} again={() => void work.again()} />
        )}
        {Array.isArray(listed) && listed.length === 0 && <p className="ek-empty">{messages.queue.empty}</p>}
        {Array.isArray(listed) && listed.length > 0 && (
          <QueueTable items={listed} current={item?.id} work={work} messages={messages} locale={locale} />
        )}
      </Block>
    </div>
  )
}
