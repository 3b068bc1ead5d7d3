import type { QuestionDraft, ReviewState } from '#domain/trivia/bank.ts'

type ToReview = Pick<
  QuestionDraft,
  'locale' | 'ageGroup' | 'category' | 'difficulty' | 'prompt' | 'explanation' | 'sensitive'
> & {
  right: string
  wrong: readonly string[]
  review_state: ReviewState
  /** Handles of the demo staff. */
  author: 'admin' | 'moderator'
  reviewer?: 'admin' | 'moderator'
  note?: string
}

/** Questions the demo staff wrote and no one has approved yet. */
export const triviaToReview: readonly ToReview[] = [
  {
    locale: 'en',
    ageGroup: 'child',
    category: 'coping',
    difficulty: 'easy',
    prompt: 'Your heart beats fast before you sing for the class. What can help?',
    right: 'Breathe out slowly',
    wrong: ['Hold your breath', 'Run away', 'Tell no one'],
    explanation: 'A long breath out tells your body that it can slow down.',
    sensitive: false,
    review_state: 'pending',
    author: 'moderator',
  },
  {
    locale: 'en',
    ageGroup: 'child',
    category: 'empathy',
    difficulty: 'easy',
    prompt: 'A new kid stands alone in the yard. What is a kind thing to do?',
    right: 'Ask if they want to play',
    wrong: ['Point at them', 'Walk past', 'Take their ball'],
    explanation: 'One small question can make a day better.',
    sensitive: false,
    review_state: 'pending',
    author: 'admin',
  },
  {
    locale: 'en',
    ageGroup: 'adult',
    category: 'feelings',
    difficulty: 'medium',
    prompt: 'A friend lost her father last month. What helps most?',
    right: 'Listen, and ask about him',
    wrong: ['Tell her to move on', 'Change the subject', 'Wait until she calls'],
    explanation: 'Most people who grieve want to talk about the one they lost.',
    sensitive: true,
    review_state: 'pending',
    author: 'moderator',
  },
  {
    locale: 'fr',
    ageGroup: 'teen',
    category: 'habits',
    difficulty: 'medium',
    prompt: 'Qu’est-ce qui aide à s’endormir plus facilement ?',
    right: 'Poser le téléphone une heure avant',
    wrong: ['Regarder encore un épisode', 'Boire un café', 'Changer d’heure chaque soir'],
    explanation: 'Sans écran, le corps comprend que la journée se termine.',
    sensitive: false,
    review_state: 'pending',
    author: 'moderator',
  },
  {
    locale: 'en',
    ageGroup: 'adult',
    category: 'communication',
    difficulty: 'hard',
    prompt: 'How do you begin a talk that may get heated?',
    right: 'Say what you noticed, and how you feel',
    wrong: ['Say who is to blame', 'Begin with “you always”', 'Wait for a bad day'],
    explanation: 'People listen longer when they aren’t accused.',
    sensitive: false,
    review_state: 'draft',
    author: 'admin',
  },
  {
    locale: 'en',
    ageGroup: 'elder',
    category: 'values',
    difficulty: 'easy',
    prompt: 'What is good?',
    right: 'A call with an old friend',
    wrong: ['Nothing', 'The news', 'A long wait'],
    explanation: 'Old friends know us well.',
    sensitive: false,
    review_state: 'rejected',
    author: 'moderator',
    reviewer: 'admin',
    note: 'The question is too wide. Ask about one situation.',
  },
]
