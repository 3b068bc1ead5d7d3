/** Words of the break videos at the staff's trivia desk. */
export const breakDesk = {
  intro:
    'Short videos for the breaks after sessions 1 and 2. Members see approved ones. Videos from YouTube reach adults only, and load after a press.',
  curated: 'There’s no YouTube key, so a fetch brings our own clips.',
  topics: 'Topics, with commas between them',
  topics_default: 'breathing, stretching, mindfulness',
  language: 'Language',
  fetch: 'Fetch Videos',
  fetching: 'Loading videos.',
  fetch_failed: 'Fetch Failed',
  fetched: '{{count}} new videos for the weekend of {{week}}.',
  empty: 'No break videos yet. Fetch some, then approve the ones you like.',
  latest: 'Latest {{count}} break videos',
  load_failed: 'Couldn’t load the break videos.',
  decide_failed: 'Couldn’t save your decision.',
  approve: 'Approve',
  reject: 'Reject',
  watch: 'Watch',
  age: { all: 'All ages', child: 'Children', teen: 'Teens', adult: 'Adults', elder: 'Elders' },
  place: 'After session {{number}}',
  state: {
    candidate: 'Candidate',
    approved: 'Approved',
    rejected: 'Rejected',
  },
  source: {
    hosted: 'Evenkeel',
    youtube: 'YouTube',
  },
  seconds: '{{seconds}} seconds',
  approved: '“{{title}}” is approved.',
  rejected: '“{{title}}” is rejected.',
} as const
