import type { BankQuestionView } from '#domain/trivia/bankApi.ts'
import { fill } from '#messages/catalog.ts'
import { localeNames, type Locale } from '#messages/locales.ts'
import type { DeskMessages } from '../types.ts'
import type { Deed } from './AskDialog.tsx'

type Props = {
  question: BankQuestionView
  messages: DeskMessages
  locale: Locale
  busy: boolean
  onEdit: () => void
  onAsk: (deed: Deed) => void
  onRestore: () => void
}

/** One question: how things stand with it, what it says, and what can be done. */
export function QuestionRow({ question, messages, locale, busy, onEdit, onAsk, onRestore }: Props) {
  const texts = messages.questions
  const { prompt, state, active, sensitive, mayApprove } = question
  const sources: Readonly<Record<string, string>> = texts.source
  const facts = [
    localeNames[question.locale],
    texts.age[question.ageGroup],
    texts.category[question.category],
    texts.type[question.type],
    texts.difficulty[question.difficulty],
    sources[question.source] ?? question.source,
    active ? texts.in_use : texts.inactive,
  ]
  const act = (label: string, onClick: () => void, isPlain = true) => (
    <button
      type="button"
      className={isPlain ? 'ek-link' : 'ek-button'}
      disabled={busy}
      aria-label={`${label}: ${prompt}`}
      onClick={onClick}
    >
      {label}
    </button>
  )
  return (
    <li data-state={state}>
      <div className="ek-breaks__words">
        <h3>
          <bdi lang={question.locale}>{prompt}</bdi>{' '}
          <span className="ek-breaks__state">{texts.state[state]}</span>
          {sensitive && <span className="ek-breaks__state">{texts.sensitive}</span>}
        </h3>
        <p className="ek-breaks__facts">
          {facts.map((fact, index) => (
            <bdi key={index}>{fact}</bdi>
          ))}
        </p>
        <Details question={question} messages={messages} locale={locale} />
        {state === 'pending' && !mayApprove && <p>{texts.needs_other}</p>}
        {state === 'rejected' && question.note && (
          <p dir="auto">{fill(texts.form.rejected, { note: question.note })}</p>
        )}
      </div>
      <div className="ek-acts">
        {state === 'pending' && mayApprove && act(texts.approve, () => onAsk('approve'), false)}
        {state === 'pending' && act(texts.reject, () => onAsk('reject'), false)}
        {act(texts.edit, onEdit)}
        {active ? act(texts.archive, () => onAsk('archive')) : act(texts.restore, onRestore)}
        {act(texts.delete, () => onAsk('delete'))}
      </div>
    </li>
  )
}

function Details({ question, messages, locale }: Pick<Props, 'question' | 'messages' | 'locale'>) {
  const texts = messages.questions
  const { author, editedBy, reviewedBy, reviewedAt, tags } = question
  const when = reviewedAt
    ? new Date(reviewedAt).toLocaleDateString(locale, { dateStyle: 'medium', timeZone: 'UTC' })
    : ''
  const people = [
    author && fill(texts.written_by, { email: author }),
    editedBy && fill(texts.edited_by, { email: editedBy }),
    reviewedBy && fill(texts.reviewed_by, { email: reviewedBy, date: when }),
  ]
  return (
    <details className="ek-question">
      <summary>{texts.details}</summary>
      <ol lang={question.locale} dir="auto">
        {question.options.map(({ id, text, emoji }) => (
          <li key={id}>
            {emoji && `${emoji} `}
            {text}
            {id === question.correctOptionId && (
              <>
                {' '}
                <strong lang={locale}>{texts.right}</strong>
              </>
            )}
          </li>
        ))}
      </ol>
      <p className="ek-question__why" lang={question.locale} dir="auto">
        {question.explanation}
      </p>
      {tags.length > 0 && (
        <p>
          {texts.tags}: <bdi>{tags.join(', ')}</bdi>
        </p>
      )}
      {question.note && question.state !== 'rejected' && (
        <p>
          {texts.note}: <bdi>{question.note}</bdi>
        </p>
      )}
      {people.map((person) => person && <p key={person}>{person}</p>)}
    </details>
  )
}
