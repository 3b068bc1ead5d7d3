'use client'

import { toast } from '@payloadcms/ui'
import { useState } from 'react'
import { triviaBankApi, type BankFilters as Filters, type BankQuestionView } from '#domain/trivia/bankApi.ts'
import { fill } from '#messages/catalog.ts'
import { answerOf, call } from '#admin/_shell/call.client.ts'
import { saveFile } from '#admin/_shell/saveFile.client.ts'
import { LoadFailed } from '#admin/_shell/LoadFailed.tsx'
import type { DeskTabProps } from '../types.ts'
import { AskDialog, type Deed } from './AskDialog.tsx'
import { BankFilters } from './BankFilters.tsx'
import { ImportDialog } from './ImportDialog.tsx'
import { QuestionDialog } from './QuestionDialog.tsx'
import { QuestionRow } from './QuestionRow.tsx'
import { useBank } from './useBank.client.ts'

type Open =
  | { kind: 'form'; question: BankQuestionView | null }
  | { kind: 'ask'; deed: Deed; question: BankQuestionView }
  | { kind: 'import' }

const done = { approve: 'approved', reject: 'rejected', archive: 'archived', delete: 'deleted' } as const

/**
 * The bank of questions: found, written, reviewed, exported and imported. Source: docs/rules/trivia.md bank, review.
 */
export function Questions({ messages, locale, onChanged }: DeskTabProps) {
  const texts = messages.questions
  const [filters, setFilters] = useState<Filters>({})
  const [open, setOpen] = useState<Open | null>(null)
  const [busy, setBusy] = useState<string | null>(null)
  const [issue, setIssue] = useState<string | null>(null)
  const failed = (error: unknown, otherwise: string = texts.failed): string => {
    const description = answerOf(error, otherwise)
    toast.error(messages.error, { description })
    return description
  }
  const bank = useBank(filters, (error) => void failed(error, texts.load_failed))
  const close = () => {
    setOpen(null)
    setIssue(null)
  }

  async function act(name: string, work: () => Promise<void>) {
    setBusy(name)
    setIssue(null)
    try {
      await work()
    } catch (error) {
      setIssue(failed(error))
    } finally {
      setBusy(null)
    }
  }

  const setActive = async ({ id }: BankQuestionView, active: boolean) => {
    const { question } = await call(triviaBankApi.setQuestionActive, { params: { id }, body: { active } })
    bank.put(question)
  }
  const confirm = (deed: Deed, question: BankQuestionView, note: string) =>
    act(question.id, async () => {
      const params = { id: question.id }
      if (deed === 'delete') {
        await call(triviaBankApi.deleteQuestion, { params })
        bank.drop(question.id)
        onChanged()
      } else if (deed === 'archive') await setActive(question, false)
      else {
        const body = { decision: done[deed], note, revision: question.revision }
        bank.put((await call(triviaBankApi.reviewQuestion, { params, body })).question)
      }
      toast.success(texts[done[deed]])
      close()
    })
  const exportAll = () =>
    act('export', async () => {
      const { name, csv } = await call(triviaBankApi.exportQuestions, { body: filters })
      saveFile(name, csv)
      toast.success(texts.exported)
    })

  const { page } = bank
  return (
    <>
      <div className="ek-acts">
        <button
          type="button"
          className="ek-button ek-button--strong"
          onClick={() => setOpen({ kind: 'form', question: null })}
        >
          {texts.new}
        </button>
        <button
          type="button"
          className="ek-button"
          disabled={busy === 'export'}
          onClick={() => void exportAll()}
        >
          {texts.export}
        </button>
        <button type="button" className="ek-button" onClick={() => setOpen({ kind: 'import' })}>
          {texts.import}
        </button>
      </div>
      <BankFilters filters={filters} messages={messages} onChange={setFilters} />
      {page === 'failed' ? (
        <LoadFailed text={texts.load_failed} retry={messages.retry} again={bank.again} />
      ) : (
        <section className="ek-breaks" aria-labelledby="bank-found" aria-busy={bank.isLoading}>
          <h2 id="bank-found" aria-live="polite">
            {page ? fill(texts.found, { count: page.total.toLocaleString(locale) }) : messages.loading}
          </h2>
          {page?.questions.length === 0 && <p className="ek-empty">{texts.empty}</p>}
          <ul>
            {page?.questions.map((question) => (
              <QuestionRow
                key={question.id}
                question={question}
                messages={messages}
                locale={locale}
                busy={busy === question.id}
                onEdit={() => setOpen({ kind: 'form', question })}
                onAsk={(deed) => setOpen({ kind: 'ask', deed, question })}
                onRestore={() =>
                  void act(question.id, async () => {
                    await setActive(question, true)
                    toast.success(texts.restored)
                  })
                }
              />
            ))}
          </ul>
          {page?.next && (
            <button type="button" className="ek-button" disabled={bank.isLoading} onClick={bank.more}>
              {texts.more}
            </button>
          )}
        </section>
      )}
      {open?.kind === 'form' && (
        <QuestionDialog
          question={open.question}
          messages={messages}
          locale={locale}
          onCancel={close}
          onFailed={failed}
          onSaved={(question) => {
            toast.success(texts.created)
            if (open.question) bank.put(question)
            else {
              bank.again()
              onChanged()
            }
            close()
          }}
        />
      )}
      {open?.kind === 'ask' && (
        <AskDialog
          deed={open.deed}
          question={open.question}
          messages={messages}
          busy={busy !== null}
          issue={issue}
          onCancel={close}
          onConfirm={(note) => void confirm(open.deed, open.question, note)}
        />
      )}
      {open?.kind === 'import' && (
        <ImportDialog
          messages={messages}
          locale={locale}
          onCancel={close}
          onFailed={failed}
          onImported={(count) => {
            toast.success(fill(texts.importing.done, { count: count.toLocaleString(locale) }))
            bank.again()
            onChanged()
            close()
          }}
        />
      )}
    </>
  )
}
