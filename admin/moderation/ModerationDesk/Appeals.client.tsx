'use client'

import { toast } from '@payloadcms/ui'
import { useState } from 'react'
import { APPEAL_MAX, deskApi, type DeskAppeal } from '#domain/moderation/deskApi.ts'
import { fill } from '#messages/catalog.ts'
import type { Locale } from '#messages/locales.ts'
import { answerOf, call } from '#admin/_shell/call.client.ts'
import { LoadFailed } from '#admin/_shell/LoadFailed.tsx'
import { useListed } from './parts/useListed.client.ts'
import { momentText } from './parts/when.ts'
import type { DeskMessages, DeskTabProps } from './types.ts'

const load = async () => (await call(deskApi.openAppeals)).appeals

/** Appeals that wait for an answer, oldest first. */
export function Appeals({ messages, locale, onChanged }: DeskTabProps) {
  const { listed, again } = useListed(load)
  if (listed === null) return <p role="status">{messages.loading}</p>
  if (listed === 'failed')
    return <LoadFailed text={messages.load_failed} retry={messages.retry} again={again} />
  if (listed.length === 0) return <p className="ek-empty">{messages.appeals.empty}</p>
  return (
    <ul className="ek-desk__list">
      {listed.map((appeal) => (
        <Appeal
          key={appeal.id}
          appeal={appeal}
          messages={messages}
          locale={locale}
          onAnswered={() => {
            onChanged()
            again()
          }}
        />
      ))}
    </ul>
  )
}

type Props = { appeal: DeskAppeal; messages: DeskMessages; locale: Locale; onAnswered: () => void }

function Appeal({
  appeal: { id, item, message, createdAt, mayAnswer },
  messages,
  locale,
  onAnswered,
}: Props) {
  const [reply, setReply] = useState('')
  const [busy, setBusy] = useState(false)

  async function answer(overturn: boolean) {
    setBusy(true)
    try {
      await call(deskApi.answerAppeal, { params: { id }, body: { overturn, reply } })
      toast.success(messages.did.answered)
    } catch (error) {
      toast.error(answerOf(error, messages.did.failed))
    }
    setBusy(false)
    onAnswered()
  }

  return (
    <li>
      <div>
        <b>
          {messages.action[item.action]}, {messages.category[item.category]}
        </b>
        {item.username && <span>{fill(messages.decisions.about, { name: item.username })}</span>}
        <span>
          {fill(messages.decisions.by, {
            name: item.decidedBy ?? messages.item.unknown,
            when: momentText(item.decidedAt, locale),
          })}
        </span>
        <blockquote className="ek-desk__words" dir="auto">
          {message}
        </blockquote>
        <time dateTime={createdAt}>{momentText(createdAt, locale)}</time>
        {mayAnswer ? (
          <form
            className="ek-fields"
            onSubmit={(event) => {
              event.preventDefault()
              const { submitter } = event.nativeEvent as SubmitEvent
              void answer(submitter?.getAttribute('value') === 'overturn')
            }}
          >
            <label className="ek-field">
              {messages.appeals.reply}
              <textarea
                rows={3}
                required
                maxLength={APPEAL_MAX}
                value={reply}
                onChange={({ target }) => setReply(target.value)}
              />
            </label>
            <div className="ek-dialog__acts">
              <button type="submit" value="uphold" className="ek-button" disabled={busy}>
                {messages.appeals.uphold}
              </button>
              <button type="submit" value="overturn" className="ek-button ek-button--strong" disabled={busy}>
                {messages.appeals.overturn}
              </button>
            </div>
          </form>
        ) : (
          <p className="ek-notice">{messages.appeals.not_you}</p>
        )}
      </div>
    </li>
  )
}
