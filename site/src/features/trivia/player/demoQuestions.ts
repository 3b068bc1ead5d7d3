import { TRIVIA_DEMO_QUESTIONS } from '#domain/trivia/figures.ts'
import { pointsOf } from '#domain/trivia/session.ts'
import type { AnswerView, QuestionView } from '#domain/trivia/views.ts'
import type { Messages } from '../../../lib/messages.tsx'

const letters = ['a', 'b', 'c', 'd'] as const
/** The right options, in the order of the questions. */
const right = ['a', 'b', 'c', 'd', 'b'] as const

/** The questions of the demo, for readers of any age. */
export const demoQuestions = (t: Messages): QuestionView[] =>
  Array.from({ length: TRIVIA_DEMO_QUESTIONS }, (_, index) => ({
    number: index + 1,
    q: t.any(`trivia.demo.q${index + 1}.q`),
    options: letters.map((id) => ({ id, text: t.any(`trivia.demo.q${index + 1}.${id}`) })),
    answered: null,
  }))

/** Answers questions of the demo on this device: nothing leaves it and nothing is stored. */
export function demoAnswers(t: Messages): (question: number, choice: string) => Promise<AnswerView> {
  const points = new Map<number, boolean>()
  return (question, choice) => {
    const correct = right[question - 1]!
    points.set(question, choice === correct)
    return Promise.resolve({
      choice,
      isCorrect: choice === correct,
      correct,
      explanation: t.any(`trivia.demo.q${question}.why`),
      score: pointsOf([...points.values()].filter(Boolean).length),
    })
  }
}
