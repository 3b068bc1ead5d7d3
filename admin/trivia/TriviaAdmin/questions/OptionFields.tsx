import { X } from 'lucide-react'
import { EMOJI_MAX, OPTION_MAX, optionIds, OPTIONS_MAX, OPTIONS_MIN } from '#domain/trivia/bank.ts'
import { fill } from '#messages/catalog.ts'
import type { Locale } from '#messages/locales.ts'
import type { DeskMessages } from '../types.ts'
import { Issue } from '#admin/_shell/Choice.tsx'

/** An option as it is typed. */
export type TypedOption = { text: string; emoji: string }
type OptionId = (typeof optionIds)[number]

type Props = {
  options: readonly TypedOption[]
  correct: OptionId
  lang: Locale
  messages: DeskMessages
  issueOf: (field: string) => string | undefined
  onChange: (options: TypedOption[], correct: OptionId) => void
}

/** The options of a question, and which of them is right. Two stay at least. */
export function OptionFields({ options, correct, lang, messages, issueOf, onChange }: Props) {
  const texts = messages.questions.form
  const list = [...options]
  const right = optionIds.indexOf(correct)
  const change = (index: number, option: TypedOption) => onChange(list.with(index, option), correct)
  function remove(index: number) {
    // The right option stays the same, unless it goes.
    const at = index < right ? right - 1 : index === right ? 0 : right
    onChange(list.toSpliced(index, 1), optionIds[at]!)
  }
  const issue = issueOf('correctOptionId') ?? issueOf('options')
  return (
    <fieldset className="ek-options" aria-describedby={issue ? 'bank-options' : undefined}>
      <legend>{texts.right}</legend>
      {list.map((option, index) => {
        const letter = optionIds[index]!.toUpperCase()
        const wrong = issueOf(`options.${index}.text`) ?? issueOf(`options.${index}.emoji`)
        return (
          <div key={index} className="ek-options__one">
            <input
              type="radio"
              name="bank-right"
              aria-label={fill(texts.mark_right, { letter })}
              checked={index === right}
              onChange={() => onChange(list, optionIds[index]!)}
            />
            <input
              className="ek-options__emoji"
              aria-label={fill(texts.emoji, { letter })}
              maxLength={EMOJI_MAX}
              value={option.emoji}
              onChange={({ target }) => change(index, { ...option, emoji: target.value })}
            />
            <input
              required
              className="ek-options__text"
              dir="auto"
              lang={lang}
              aria-label={fill(texts.option, { letter })}
              placeholder={fill(texts.option, { letter })}
              maxLength={OPTION_MAX}
              value={option.text}
              aria-invalid={wrong ? true : undefined}
              aria-describedby={wrong ? `bank-option-${index}` : undefined}
              onChange={({ target }) => change(index, { ...option, text: target.value })}
            />
            <button
              type="button"
              className="ek-link"
              aria-label={fill(texts.remove, { letter })}
              disabled={list.length <= OPTIONS_MIN}
              onClick={() => remove(index)}
            >
              <X aria-hidden="true" />
            </button>
            <Issue id={`bank-option-${index}`} text={wrong} />
          </div>
        )
      })}
      <Issue id="bank-options" text={issue} />
      <button
        type="button"
        className="ek-link"
        disabled={list.length >= OPTIONS_MAX}
        onClick={() => onChange([...list, { text: '', emoji: '' }], correct)}
      >
        {texts.add}
      </button>
    </fieldset>
  )
}
