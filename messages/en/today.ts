/** Today: a child's tiles, an elder's latest, the coach's words for children. Loads with what needs it. */
export const today = {
  tiles: {
    label: 'What you can do here',
    journal: 'My journal',
    journal_hint: 'Write what you like',
    family: 'My family',
    family_hint: 'See who is here',
    breathe: 'Breathe',
    breathe_hint: 'Slow down with the sun',
    ideas: 'Ideas for you',
    ideas_hint: 'Small things to try',
  },
  last: {
    checked_today: 'You checked in today',
    checked_yesterday: 'You last checked in yesterday',
    checked_on: 'You last checked in on {{day}}',
    wrote_today: 'You wrote today',
    wrote_yesterday: 'You last wrote yesterday',
    wrote_on: 'You last wrote on {{day}}',
    journal: 'Journal',
    journal_hint: 'Write for yourself',
  },
  coach: {
    daily_child: 'Short notes from {{persona}}',
    lead_child: '{{persona}} is a computer helper, not a person. Do you want a short note on some days?',
    prompt_child: 'What is one small thing you liked today?',
    failed: 'Couldn’t load your coach.',
  },
} as const
