'use client'

import { toast } from '@payloadcms/ui'
import { useState } from 'react'
import { deskApi } from '#domain/moderation/deskApi.ts'
import { fill } from '#messages/catalog.ts'
import { answerOf, call } from '#admin/_shell/call.client.ts'
import { Confirm } from '#admin/_shell/Confirm.tsx'
import { LoadFailed } from '#admin/_shell/LoadFailed.tsx'
import { useListed } from './parts/useListed.client.ts'
import { momentText } from './parts/when.ts'
import type { DeskTabProps } from './types.ts'

const load = async () => (await call(deskApi.latestDecisions)).items

/** The latest decisions; one that took something away can be reversed. */
export function Decisions({ messages, locale, onChanged }: DeskTabProps) {
  const { listed, again } = useListed(load)
  const [asking, setAsking] = useState<string | null>(null)
  const { decisions: texts } = messages

  async function reverse(id: string) {
    setAsking(null)
    try {
      await call(deskApi.reverse, { params: { id }, body: {} })
      toast.success(messages.did.reversed)
    } catch (error) {
      toast.error(answerOf(error, messages.did.failed))
    }
    onChanged()
    again()
  }

  if (listed === null) return <p role="status">{messages.loading}</p>
  if (listed === 'failed')
    return <LoadFailed text={messages.load_failed} retry={messages.retry} again={again} />
  if (listed.length === 0) return <p className="ek-empty">{texts.empty}</p>
  return (
    <>
      <ul className="ek-desk__list">
        {listed.map((item) => (
          <li key={item.id}>
            <div>
              <b>{messages.action[item.action]}</b>
              <span>
                {messages.category[item.category]}, {messages.source[item.source]}
              </span>
              {item.username && <span>{fill(texts.about, { name: item.username })}</span>}
              <span>
                {fill(texts.by, {
                  name: item.decidedBy ?? messages.item.unknown,
                  when: momentText(item.decidedAt, locale),
                })}
              </span>
            </div>
            {item.isReversed && <span>{texts.reversed}</span>}
            {item.mayReverse && (
              <button type="button" className="ek-button" onClick={() => setAsking(item.id)}>
                {texts.reverse}
              </button>
            )}
          </li>
        ))}
      </ul>
      <Confirm
        isOpen={asking !== null}
        title={texts.confirm}
        text={texts.confirm_text}
        confirm={texts.reverse}
        cancel={messages.form.cancel}
        onCancel={() => setAsking(null)}
        onConfirm={() => void reverse(asking!)}
      />
    </>
  )
}
