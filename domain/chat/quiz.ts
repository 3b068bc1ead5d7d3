/**
 * The questions about the guidelines that minors answer before their first room, each with its right answer. Texts are
 * the screen's. Source: docs/rules/chat.md B-quiz.
 */
export const guidelineQuiz = {
  /** May I write my school or my number? */
  personal: 'no',
  /** May I be unkind when another was? */
  unkind: 'no',
  /** Should I tell an adult when a message frightens me? */
  frightened: 'yes',
} as const satisfies Record<string, QuizAnswer>
/** What can be answered. */
export const quizAnswers = ['yes', 'no'] as const
/** One of them. */
export type QuizAnswer = (typeof quizAnswers)[number]
/** A question. */
export type QuizQuestion = keyof typeof guidelineQuiz

/** Whether every question is answered right. */
export const isQuizPassed = (answers: Readonly<Partial<Record<QuizQuestion, QuizAnswer>>>): boolean =>
  Object.entries(guidelineQuiz).every(([question, right]) => answers[question as QuizQuestion] === right)
