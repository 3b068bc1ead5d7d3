import type { PiecesForEveryone } from '../../motivation.ts'

/** Pieces for every age, in English. */
export const everyone: PiecesForEveryone = {
  long_breath: {
    title: 'A longer breath out',
    content:
      'Breathe in while you count to four. Breathe out while you count to six. Do it six times. The long breath out tells your body it can slow down.',
  },
  five_senses: {
    title: 'Five, four, three, two, one',
    content:
      'Name five things you see and four you hear. Name three you can touch and two you can smell. Name one you can taste. Say them out loud or in your head. Then notice whether the room feels closer.',
  },
  not_all: {
    title: 'Not all of it',
    content: 'You don’t have to finish everything before you stop. Being tired is reason enough.',
  },
  seven_times: {
    title: 'Seven and eight',
    content: 'Fall seven times, get up eight. It’s a proverb from Japan. It doesn’t say how fast.',
  },
  small_steps: {
    title: 'From small things',
    content:
      'Drop by drop, a lake is made. It’s a proverb from Turkey. No one sees the single drop, and it still counts.',
  },
  cold_water: {
    title: 'When you’re angry',
    content:
      'Hold your wrists under cold water for half a minute. Or press your palms against a wall, hard, three times. Then decide what you want to say. Decide if today is the day.',
  },
  bench: {
    title: 'The bench',
    content:
      'Every Tuesday, two people sat on the same bench. They didn’t talk for a month. In week five, one said the tree had lost its leaves. The other said yes. Both went home and felt less alone.',
  },
  good_days: {
    title: 'Keep one',
    content:
      'Is today light? Write down one thing that made it that way. You may like to read it on another day.',
  },
}
