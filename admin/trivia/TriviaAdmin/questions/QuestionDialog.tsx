import { useEffect, useRef, useState } from 'react'
import { ageGroups } from '#domain/account/ageGroup.ts'
import { EXPLANATION_MAX, optionIds, PROMPT_MAX, questionTypes, tagsOf } from '#domain/trivia/bank.ts'
import { triviaBankApi, type BankQuestionView } from '#domain/trivia/bankApi.ts'
import { triviaCategories, triviaDifficulties } from '#domain/trivia/session.ts'
import { fill } from '#messages/catalog.ts'
import type { Locale } from '#messages/locales.ts'
import { call, RequestError } from '#admin/_shell/call.client.ts'
import { LanguageChoice } from '../parts/LanguageChoice.tsx'
import type { DeskMessages } from '../types.ts'
import { Choice, Issue } from '#admin/_shell/Choice.tsx'
import { Dialog } from '#admin/_shell/Dialog.tsx'
import { OptionFields, type TypedOption } from './OptionFields.tsx'
import { useLeaving } from './useLeaving.client.tsx'

type Props = {
  /** The question that is edited; null for a new one. */
  question: BankQuestionView | null
  messages: DeskMessages
  locale: Locale
  onCancel: () => void
  /** Shows an error and returns its message. */
  onFailed: (error: unknown) => string
  onSaved: (question: BankQuestionView) => void
}

/** Writes a question. What was typed stays when it is not saved, with what is wrong at each field. */
export function QuestionDialog({ question, messages, locale, onCancel, onFailed, onSaved }: Props) {
  const texts = messages.questions
  const form = useRef<HTMLFormElement>(null)
  const [start] = useState(() => startOf(question, locale))
  const [typed, setTyped] = useState(start)
  const { leave, asking } = useLeaving(JSON.stringify(typed) !== JSON.stringify(start), messages, onCancel)
  const [busy, setBusy] = useState(false)
  const [issue, setIssue] = useState<string | null>(null)
  const [issues, setIssues] = useState<Readonly<Record<string, string>>>({})
  useEffect(() => {
    if (Object.keys(issues).length > 0) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [issues])
  const set = <K extends keyof typeof typed>(name: K, value: (typeof typed)[K]) =>
    setTyped((now) => ({ ...now, [name]: value }))
  const under = (field: string) => issues[`body.${field}`]
  const named = <T extends string>(values: readonly T[], names: Readonly<Record<T, string>>) =>
    values.map((value) => [value, names[value]] as const)

  async function save(state: 'draft' | 'pending') {
    setBusy(true)
    setIssue(null)
    setIssues({})
    const { tags, options, ...rest } = typed
    const draft = {
      ...rest,
      tags: tagsOf(tags),
      options: options.map(({ text, emoji }) => ({ text, ...(emoji.trim() && { emoji }) })),
      state,
    }
    try {
      const saved = question
        ? await call(triviaBankApi.updateQuestion, {
            params: { id: question.id },
            body: { ...draft, revision: question.revision },
          })
        : await call(triviaBankApi.createQuestion, { body: draft })
      onSaved(saved.question)
    } catch (error) {
      setIssue(onFailed(error))
      if (error instanceof RequestError) setIssues(error.fields)
      setBusy(false)
    }
  }

  const area = (name: 'prompt' | 'explanation', label: string, max: number, hint?: string) => (
    <div className="ek-field">
      <label>
        {label}
        <textarea
          required
          dir="auto"
          lang={typed.locale}
          maxLength={max}
          value={typed[name]}
          aria-invalid={under(name) ? true : undefined}
          aria-describedby={`bank-${name}`}
          onChange={({ target }) => set(name, target.value)}
        />
      </label>
      <span id={`bank-${name}`}>
        {hint && <span className="ek-hint">{hint}</span>}
        <Issue id={`bank-${name}-issue`} text={under(name)} />
      </span>
    </div>
  )
  return (
    <>
      <Dialog isWide title={question ? texts.form.edit : texts.form.new} onClose={leave}>
        <form
          ref={form}
          className="ek-fields"
          onSubmit={(event) => {
            event.preventDefault()
            void save('pending')
          }}
        >
          {question?.state === 'rejected' && question.note && (
            <p className="ek-notice" dir="auto">
              {fill(texts.form.rejected, { note: question.note })}
            </p>
          )}
          {question && question.state !== 'draft' && <p>{texts.form.back_to_review}</p>}
          {area('prompt', texts.form.prompt, PROMPT_MAX)}
          <OptionFields
            options={typed.options}
            correct={typed.correctOptionId}
            lang={typed.locale}
            messages={messages}
            issueOf={under}
            onChange={(options, correctOptionId) => setTyped((now) => ({ ...now, options, correctOptionId }))}
          />
          {area('explanation', texts.form.explanation, EXPLANATION_MAX, texts.form.explanation_hint)}
          <div className="ek-fields__row">
            <Choice
              label={texts.filter.age}
              value={typed.ageGroup}
              options={named(ageGroups, texts.age)}
              issue={under('ageGroup')}
              onChange={(value) => set('ageGroup', value)}
            />
            <LanguageChoice
              label={texts.filter.language}
              value={typed.locale}
              issue={under('locale')}
              onChange={(value) => set('locale', value)}
            />
            <Choice
              label={texts.filter.category}
              value={typed.category}
              options={named(triviaCategories, texts.category)}
              issue={under('category')}
              onChange={(value) => set('category', value)}
            />
            <Choice
              label={texts.form.type}
              value={typed.type}
              options={named(questionTypes, texts.type)}
              issue={under('type')}
              onChange={(value) => set('type', value)}
            />
            <Choice
              label={texts.filter.difficulty}
              value={typed.difficulty}
              options={named(triviaDifficulties, texts.difficulty)}
              issue={under('difficulty')}
              onChange={(value) => set('difficulty', value)}
            />
          </div>
          <div className="ek-field">
            <label>
              {texts.form.tags}
              <input
                dir="auto"
                value={typed.tags}
                aria-invalid={tagIssue(issues) ? true : undefined}
                aria-describedby={tagIssue(issues) ? 'bank-tags' : undefined}
                onChange={({ target }) => set('tags', target.value)}
              />
            </label>
            <Issue id="bank-tags" text={tagIssue(issues)} />
          </div>
          <label className="ek-fields__check">
            <input
              type="checkbox"
              checked={typed.sensitive}
              onChange={({ target }) => set('sensitive', target.checked)}
            />
            {texts.form.sensitive}
          </label>
          {question && (
            <a className="ek-link" href={`/admin/collections/trivia-questions/${question.id}`}>
              {texts.form.rich}
            </a>
          )}
          {issue && (
            <p className="ek-notice ek-notice--bad" role="alert">
              {issue}
            </p>
          )}
          <div className="ek-dialog__acts">
            <button type="button" className="ek-button" onClick={leave}>
              {messages.cancel}
            </button>
            <button
              type="button"
              className="ek-button"
              disabled={busy}
              onClick={() => {
                if (form.current?.reportValidity()) void save('draft')
              }}
            >
              {texts.form.draft}
            </button>
            <button type="submit" className="ek-button ek-button--strong" disabled={busy}>
              {texts.form.submit}
            </button>
          </div>
        </form>
      </Dialog>
      {asking}
    </>
  )
}

const tagIssue = (issues: Readonly<Record<string, string>>): string | undefined =>
  Object.entries(issues).find(([field]) => field.startsWith('body.tags'))?.[1]

/** What the form begins with. */
function startOf(question: BankQuestionView | null, locale: Locale) {
  const blank: TypedOption = { text: '', emoji: '' }
  return {
    locale: question?.locale ?? locale,
    ageGroup: question?.ageGroup ?? 'adult',
    category: question?.category ?? 'feelings',
    type: question?.type ?? 'mcq',
    difficulty: question?.difficulty ?? 'easy',
    prompt: question?.prompt ?? '',
    options: question?.options.map(({ text, emoji }) => ({ text, emoji: emoji ?? '' })) ?? [
      blank,
      blank,
      blank,
      blank,
    ],
    correctOptionId: optionIds.find((id) => id === question?.correctOptionId) ?? 'a',
    explanation: question?.explanation ?? '',
    tags: question?.tags.join(', ') ?? '',
    sensitive: question?.sensitive ?? false,
  }
}
