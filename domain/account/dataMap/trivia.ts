import { owner, worker, type DataMapRow } from './row.ts'

/** Saturday trivia. */
export const triviaData = {
  'trivia-session-progress': {
    section: 'trivia',
    people: { user_id: owner },
    columns: ['week_key', 'session_number', 'answers', 'score', 'completed_at', 'created_at'],
  },
  'trivia-plays': {
    section: 'trivia',
    people: { user_id: owner },
    columns: ['week_key', 'session_number', 'begun_at', 'created_at'],
    withheld: { weekly_session_id: 'Names the copy of the questions; week and number are exported.' },
  },
  'trivia-answers': {
    section: 'trivia',
    people: { user_id: owner },
    columns: ['play_id', 'question', 'choice', 'is_correct', 'answered_at', 'created_at'],
  },
  'trivia-break-progress': {
    section: 'trivia',
    people: { user_id: owner },
    columns: [
      'week_key',
      'break_position',
      'seconds_watched',
      'completed',
      'started_at',
      'completed_at',
      'created_at',
    ],
  },
  'trivia-settings': {
    section: 'trivia',
    people: { user_id: owner },
    columns: ['animations_enabled', 'sounds_enabled', 'haptics_enabled', 'pass_phone_enabled', 'created_at'],
  },
  'trivia-reports': {
    section: 'trivia',
    people: { user_id: owner },
    columns: ['question', 'reason', 'created_at'],
    withheld: {
      weekly_session_id: 'Names the copy of the questions; the question is exported.',
      question_id: 'Names a row of the bank; the question is exported.',
    },
  },
  'trivia-team-games': {
    section: 'trivia',
    people: { user_id: owner },
    columns: ['answers', 'begun_at', 'created_at'],
    withheld: { turns: 'The questions with their answers, which the host must not see.' },
  },
  'trivia-questions': {
    section: null,
    people: { author_id: worker, edited_by_id: worker, reviewed_by_id: worker },
    columns: [],
  },
  'trivia-rounds': {
    section: null,
    people: { author_id: worker },
    columns: [],
  },
  'trivia-break-videos': {
    section: null,
    people: { reviewed_by_id: worker },
    columns: [],
  },
} as const satisfies Record<string, DataMapRow>
