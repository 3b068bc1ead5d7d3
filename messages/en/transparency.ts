/** What moderators did, for everyone. */
export const transparency = {
  title: 'How we moderate',
  lead: 'What members reported, what our moderators decided, and how often they were wrong. For every quarter of the year.',
  failed: 'Couldn’t load the figures.',
  loading: 'Loading the figures.',
  empty: 'There’s nothing to count yet.',
  how: 'How we count',
  how_text:
    'People make every decision. A member may appeal once, and someone else answers. We count a decision in the quarter it was made in. Times are from the report, or from holding a message back, to the decision: half were faster, half were slower.',
  few_text: 'We don’t show counts under {{count}}, so that no one can be recognized in them.',
  few: 'fewer than {{count}}',
  quarter: '{{year}}, quarter {{quarter}}',
  so_far: '{{name}}, so far',
  when: 'Quarter',
  table: 'What moderators did, by quarter',
  column: {
    reports: 'Reports',
    decisions: 'Decisions',
    medianMinutes: 'Usual time to a decision',
    appeals: 'Appeals answered',
    overturned: 'Decisions overturned',
  },
  minutes: '{{count}} min',
  summary: '{{what}} by quarter. The table below has the same figures.',
} as const
