import { breakDesk } from './breakDesk.ts'
import { questionDesk } from './questionDesk.ts'
import { generationDesk } from './generationDesk.ts'
import { roundsDesk } from './roundsDesk.ts'

/** Words of the staff's trivia desk. They never load into the app. */
export const triviaDesk = {
  title: 'Saturday Trivia Admin',
  back: 'Back to Dashboard',
  loading: 'Loading…',
  break_videos: breakDesk,
  questions: questionDesk,
  rounds: roundsDesk,
  generation: generationDesk,
  tab: {
    questions: 'Questions',
    rounds: 'Rounds',
    auto_gen: 'Auto-Gen',
    breaks: 'Wellness Breaks',
  },
} as const
