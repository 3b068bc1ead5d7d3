/** Content editors keep: what to read or hear, and what to write about. */
export const ai = {
  content: {
    title: 'Something to read or hear',
    loading: 'Fetching something for you.',
    failed: 'Couldn’t load this.',
    empty_title: 'Nothing here yet',
    empty: 'New texts come here as they are written.',
    listen: 'Listen to “{{title}}”',
    tags: 'About',
    for_mood: 'When you feel: {{mood}}',
  },
  type: {
    affirmation: 'A sentence to keep',
    quote: 'A quote',
    exercise: 'An exercise',
    story: 'A story',
    audio: 'To listen to',
  },
  prompts: {
    title: 'Something to write about',
    lead: 'Three questions. One word is an answer too.',
    loading: 'Fetching three questions.',
    others: 'Show three others',
    empty_title: 'No questions today',
    empty: 'Write what you like, or nothing.',
    write: 'Write about it',
  },
} as const
