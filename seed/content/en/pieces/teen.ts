import type { PiecesOf } from '../../motivation.ts'

/** Pieces for teens, in English. */
export const teen: PiecesOf<'teen'> = {
  teen_break: {
    title: 'Twenty minutes off',
    content:
      'Put your phone in another room and set a kitchen timer for twenty minutes. Lie down, draw, look outside, or eat something. When it rings, notice how your head feels.',
  },
  teen_unfinished: {
    title: 'Unfinished',
    content: 'You’re not late. Most people who look finished are just quiet about it.',
  },
  teen_big_yes: {
    title: 'Sleep on the big yes',
    content:
      'When you’re buzzing, every idea sounds like a good one. Write the whole plan down while it’s fresh. Then wait one night before you spend money, post it, or promise it to someone. If you still like it tomorrow, pick the first small step and do that.',
  },
  teen_note: {
    title: 'Leave a note for later',
    content:
      'On a good day, make a short list for a bad one: two songs, one person, one place, one thing that makes you laugh. Be exact. “The bench by the skate park” works better than “outside.” On a low day, these are hard to think of on your own.',
  },
  teen_thanks: {
    title: 'One real thank-you',
    content:
      'Who made this week a bit easier? Tell them what they did, not just thanks. “You saved me a seat on Monday, and I needed it.” It takes one text. Most people are happier to get it than you’d guess.',
  },
  teen_lap: {
    title: 'One lap, no headphones',
    content:
      'Walk around one block with nothing in your ears. Find three things you’ve never looked at before: a sign, a crack, a balcony. You don’t have to enjoy it. You’re giving your head ten minutes with nothing new coming in.',
  },
  teen_hands: {
    title: 'Hand number forty-one',
    content:
      'He drew the same hand forty times. Online, someone his age drew whole cities. He nearly quit. Then he found the first hand under his bed, the one with six fingers. He put it next to number forty and looked for a long time. The cities were still out there. He started number forty-one.',
  },
  teen_square: {
    title: 'A square before the test',
    content:
      'Draw a square on your leg with one finger, under the desk.\n\n1. Up one side: breathe in and count to four.\n2. Across: hold for four, or less if it feels tight.\n3. Down: breathe out for four.\n4. Back: wait for four.\n\nFour squares take about a minute. No one will notice.',
  },
  teen_worry_slot: {
    title: 'Worry at six',
    content:
      'Pick fifteen minutes a day for worries, far from bedtime. When one shows up early, jot down three words and tell it, “At six.” At six, read the list and cross out what’s over. For the rest, ask: is there one thing I can do? Stop when the time is up.',
  },
  teen_then: {
    title: 'What if, then what',
    content:
      '“What if I freeze?” is half a thought. Finish it: “Then I’d look at my notes and start on line two.” Take your three loudest what-ifs and give each one a then. You’re not saying it’ll happen. You’re showing your brain that you’d have a next move.',
  },
  teen_two_minutes: {
    title: 'Do it before you feel like it',
    content:
      'When you’re low, you can wait forever to feel like doing things. Often it works the other way around: you do a little, and the feeling comes later. Pick something that used to be okay. Make it tiny, like two minutes of guitar. Then stop, or don’t.',
  },
  teen_own_side: {
    title: 'On your own side',
    content:
      'Write down the meanest thing you told yourself today. Now picture your best friend saying it about their life. What would you tell them? Write that below, word for word, and read it out loud. You’re allowed to be on your own side.',
  },
  teen_missing: {
    title: 'Missing someone',
    content:
      'A breakup, a move, a death: losing someone can make normal days feel fake. There’s no right speed. Some people cry, some go quiet, some get loud. Eat something. Keep one thing in your week the same. When one safe person asks how you are, give the true answer.\n\n!help If it gets too heavy, “Help now” lists people you can call or text.',
  },
  teen_unsent: {
    title: 'Write it, don’t send it',
    content:
      'Open your notes, not the chat. Type all of it, as rude as it wants to be. Then put the phone down and move: stairs, push-ups, a fast walk. Read it again after twenty minutes. Keep the one line that’s true and fair. Send that, or nothing.',
  },
  teen_landing: {
    title: 'A boring last half hour',
    content:
      'Sleep comes easier when the end of the day is dull.\n\n- Charge your phone where you can’t reach it from bed.\n- Turn off the big light.\n- Do the same two things every night, in the same order.\n\nStill awake? Get up, sit somewhere dim, and go back when your eyes get heavy.',
  },
}
