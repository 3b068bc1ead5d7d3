/** Saturday trivia: its card and its pages. */
export const trivia = {
  title: 'Saturday Trivia',
  card: {
    lead: 'Three short sessions, no clock, and a kind break in between.',
    lead_child: 'Three little quizzes. No clock. Take your time.',
    not_played: 'Open until {{when}}.',
    all_week: 'Open until {{when}}. This demo keeps the last weekend open until Friday.',
    no_session: 'There’s no round for you this weekend. The demo is always open.',
    off_day: 'Opens {{when}}.',
    played: 'You played this weekend: {{score}} of {{total}} points.',
    play: 'Play Now',
    demo: 'Try the demo',
    scoreboard: 'View scoreboard',
    demo_text: '{{questions}} questions, a weekly streak, open Saturday through Sunday.',
    demo_text_all_week:
      '{{questions}} questions, a weekly streak, open Saturday through Sunday. In this demo, open until Friday.',
    streak: 'Weekly streak: {{weeks}}',
    loading: 'Loading this weekend’s trivia.',
    failed: 'Couldn’t load trivia.',
  },
} as const
