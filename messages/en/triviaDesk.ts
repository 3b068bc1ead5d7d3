import { breakDesk } from './breakDesk.ts'

/** Words of the staff's trivia desk. They never load into the app. */
export const triviaDesk = {
  title: 'Saturday Trivia Admin',
  back: 'Back to Dashboard',
  loading: 'Loading…',
  break_videos: breakDesk,
  tab: {
    questions: 'Questions',
    rounds: 'Rounds',
    auto_gen: 'Auto-Gen',
    breaks: 'Wellness Breaks',
  },
} as const
