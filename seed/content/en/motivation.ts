import type { MotivationTexts } from '../motivation.ts'

/** Things to read, in English. */
export const motivation: MotivationTexts = {
  long_breath: {
    title: 'A longer way out',
    content:
      'Breathe in while you count to four. Breathe out while you count to six. Do it six times. The long way out is what tells your body that it may slow down.',
  },
  five_senses: {
    title: 'Five, four, three, two, one',
    content:
      'Name five things you see, four you hear, three you can touch, two you can smell, one you taste. Say them aloud or in your head. Then look whether the room is a little closer.',
  },
  not_all: {
    title: 'Not all of it',
    content: 'You need not finish everything to be allowed to stop. Tired is a reason.',
  },
  seven_times: {
    title: 'Seven and eight',
    content: 'Fall seven times, get up eight. A proverb from Japan. It does not say how fast.',
  },
  small_steps: {
    title: 'From small things',
    content:
      'Drop by drop a lake is made. A proverb from Turkey. Nobody sees the single drop, and it counts.',
  },
  cold_water: {
    title: 'When you are angry',
    content:
      'Hold your wrists under cold water for half a minute, or press your palms against a wall as hard as you can, three times. Afterwards decide what you want to say, and whether today.',
  },
  bench: {
    title: 'The bench',
    content:
      'Two people sat on the same bench every Tuesday and did not talk for a month. In the fifth week one of them said that the tree had lost its leaves. The other said yes. Both went home and felt less alone.',
  },
  good_days: {
    title: 'Keep one',
    content:
      'If today is light, write down one thing that made it so. On another day you may like to read it.',
  },
  child_turtle: {
    title: 'The turtle with the worry',
    content:
      'A turtle had a worry and put it in her shell. It was heavy. She met a duck and told it. The worry was still there, but now two were carrying it. She walked a bit faster.',
  },
  child_shake: {
    title: 'Shake it out',
    content:
      'Stand up. Shake one hand, then the other, then one foot, then the other. Now shake everything. Then stand as still as a tree and count to ten.',
  },
  teen_break: {
    title: 'Twenty minutes without',
    content:
      'Put the phone in another room and set a kitchen timer to twenty minutes. Lie down, draw, look out, eat something. When it rings, notice how your head is.',
  },
  teen_unfinished: {
    title: 'Unfinished',
    content: 'You are not late. Most people who look finished are only quiet about it.',
  },
  adult_evening: {
    title: 'Closing the day',
    content:
      'Write three lines: what is done, what is still open, what is not mine. Put the paper into a drawer. The open things will be there tomorrow, and you need not hold them overnight.',
  },
  adult_half: {
    title: 'Half a yes',
    content:
      'She was asked to take over the whole festival and said: the chairs. Everybody was glad about the chairs. Nobody asked again about the rest.',
  },
  elder_radio: {
    title: 'The radio',
    content:
      'After the funeral he left her radio on her station. In spring he moved it to the kitchen, where he could hear it better. He did not change the station.',
  },
  elder_chair: {
    title: 'Five minutes on a chair',
    content:
      'Sit upright. Lift your heels ten times, then your toes. Roll your shoulders back five times. Turn your head slowly to each side. Stop wherever it pulls.',
  },
}
