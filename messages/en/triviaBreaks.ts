/** Words of the breaks of trivia: videos, clips and reading aloud. */
export const triviaBreaks = {
  foreign_title: 'A video from YouTube',
  foreign_note:
    '“{{title}}” by {{channel}}. It loads only when you press play. YouTube then learns your internet address.',
  play_foreign: 'Play the video',
  watch_ours: 'Watch our own clip instead',
  frame: 'Video: {{title}}',
  ours: 'Clip made by Evenkeel',
  foreign_gone: 'The video can’t play right now. Here is our own clip.',
  clip_gone: 'The clip can’t play right now. Reading the tip counts just the same.',
  or_read: 'Or read this. It counts just the same.',
  aloud: 'Read aloud',
  aloud_hint: 'Your device reads each question to you. Nothing moves on until you press a button.',
} as const

/** Words of the team game on one phone. */
export const triviaTeam = {
  title: 'Pass the phone',
  lead: 'Up to four people of one family play on one phone. Each gets questions for their own age. Points are for the team. No one’s own weekend changes.',
  open: 'Pass the phone',
  setting: 'Pass the phone',
  setting_hint: 'Your family may add you to a team game on one phone.',
  family: 'Family',
  who: 'Who is playing?',
  choose: 'Choose at least one player, four at most.',
  start: 'Start the team game',
  you: '{{name}} (you)',
  none_title: 'No team yet',
  none_text:
    'Each player says yes in their own trivia settings. Each is in a family with you. Then you can play together here.',
  pass_to: 'Pass the phone to {{name}}',
  ready: '{{name}} has the phone',
  turn: '{{name}}, question {{number}} of {{total}}',
  score: 'Team: {{score}} points',
  to_result: 'See the result',
  done: 'That was your team game',
  result: 'Together: {{right}} of {{total}} right, {{score}} points.',
  again: 'Play again',
  back: 'Back to trivia',
  failed: 'Couldn’t start the team game.',
  load_failed: 'Couldn’t load your families.',
} as const
