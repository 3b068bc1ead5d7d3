import type { MotivationTexts } from '../motivation.ts'

/** Things to read, in English. */
export const motivation: MotivationTexts = {
  long_breath: {
    title: 'A longer breath out',
    content:
      'Breathe in while you count to four. Breathe out while you count to six. Do it six times. The long breath out tells your body it can slow down.',
  },
  five_senses: {
    title: 'Five, four, three, two, one',
    content:
      'Name five things you see, four you hear, three you can touch, two you can smell, and one you can taste. Say them out loud or in your head. Then notice whether the room feels closer.',
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
      'Hold your wrists under cold water for half a minute. Or press your palms against a wall as hard as you can, three times. Then decide what you want to say, and whether to say it today.',
  },
  bench: {
    title: 'The bench',
    content:
      'Two people sat on the same bench every Tuesday and didn’t talk for a month. In the fifth week, one of them said the tree had lost its leaves. The other said yes. Both went home and felt less alone.',
  },
  good_days: {
    title: 'Keep one',
    content:
      'If today is light, write down one thing that made it that way. You may like to read it on another day.',
  },
  child_turtle: {
    title: 'The turtle with the worry',
    content:
      'A turtle had a worry. She put it in her shell. It was heavy. She met a duck and told him. The worry was still there, but now they both carried it. The turtle walked a bit faster.',
  },
  child_shake: {
    title: 'Shake it out',
    content:
      'Stand up. Shake one hand, then the other, then one foot, then the other. Now shake everything. Then stand as still as a tree and count to ten.',
  },
  teen_break: {
    title: 'Twenty minutes off',
    content:
      'Put your phone in another room and set a kitchen timer for twenty minutes. Lie down, draw, look outside, or eat something. When it rings, notice how your head feels.',
  },
  teen_unfinished: {
    title: 'Unfinished',
    content: 'You’re not late. Most people who look finished are just quiet about it.',
  },
  adult_evening: {
    title: 'Closing the day',
    content:
      'Write three lines: what’s done, what’s still open, and what isn’t yours. Put the paper in a drawer. The open things will be there tomorrow. You don’t have to hold them overnight.',
  },
  adult_half: {
    title: 'Half a yes',
    content:
      'They asked her to run the whole festival. She said, “I’ll do the chairs.” Everyone was glad about the chairs. No one asked about the rest again.',
  },
  elder_radio: {
    title: 'The radio',
    content:
      'After the funeral, he left her radio on her station. In spring, he moved it to the kitchen, where he could hear it better. He didn’t change the station.',
  },
  elder_chair: {
    title: 'Five minutes in a chair',
    content:
      'Sit up straight. Lift your heels ten times, then your toes. Roll your shoulders back five times. Turn your head slowly to each side. Stop if anything hurts.',
  },
}
