import { Check, X } from 'lucide-react'
import type { QuestionView } from '#domain/trivia/views.ts'
import { useMessages } from '../../../lib/messages.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { Radio } from '../../../ui/Radios.tsx'
import css from './question.module.css'

/** The options of a question, inside its `Radios`. Once answered they are locked and say which is right. */
export function Options({ question: { options, answered } }: { question: QuestionView }) {
  const t = useMessages()
  return (
    <div className={css.options}>
      {options.map(({ id, text, emoji }) => {
        const isRight = answered?.correct === id
        const isMine = answered?.choice === id
        const state = isRight ? 'right' : isMine ? 'wrong' : answered ? 'rest' : 'open'
        return (
          <label key={id} className={css.option} data-state={state}>
            <Radio value={id} disabled={answered !== null} className={css.dot} />
            {emoji && (
              <span className={css.emoji} aria-hidden="true">
                {emoji}
              </span>
            )}
            <bdi className={css.text}>{text}</bdi>
            {(isRight || isMine) && (
              <span className={css.mark}>
                <Icon of={isRight ? Check : X} />
                {isRight ? t('trivia.play.correct') : t('trivia.play.yours')}
              </span>
            )}
          </label>
        )
      })}
    </div>
  )
}
