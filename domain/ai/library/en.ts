import type { LibraryTexts } from './entries.ts'

/** Suggestions in English. */
export const en: LibraryTexts = {
  child_balloon:
    'Breathe like a balloon. Breathe in slowly through your nose and let your tummy grow. Let the air out softly. Do it five times.',
  child_soup:
    'Blow on pretend soup. Hold your hands like a bowl. Blow so gently that nothing spills. Four times is enough.',
  child_finger:
    'Trace your hand with one finger. Go up a finger and breathe in. Go down and breathe out. Do all five.',
  child_bee: 'Hum like a sleepy bee. Breathe in, close your lips, and hum until the air is gone. Three hums.',
  child_shake:
    'Shake out your arms and legs. First slow, then fast, then slow again. Stand still and feel your feet.',
  child_tree:
    'Stand like a tree. Grow roots from your feet and stretch your arms like branches. Let a little wind move you.',
  child_cat: 'Stretch like a cat. Go on your hands and knees. Make your back round, then long. Do it slowly.',
  child_dance: 'Dance to one song in your room. You can be silly. No one is counting the steps.',
  child_tell:
    'Tell a grown-up you trust one thing about today. It can be a good thing or a hard thing. They would like to know.',
  child_hug: 'Ask someone at home for a hug. No hug today? Ask them to sit next to you.',
  child_together: 'Ask a grown-up to do one thing with you. Read, draw, or play. Ten minutes is enough.',
  child_friend:
    'Think of someone who makes you laugh. Draw them something. Give it to them the next time you meet.',
  child_nest:
    'Build a cozy nest. Take a pillow and a blanket. Sit in it for a while. You don’t have to do anything there.',
  child_listen: 'Close your eyes and listen. Find three sounds: one near, one far, one very quiet.',
  child_toy: 'Let a stuffed animal ride on your tummy. Lie down and rock it to sleep with your breath.',
  child_quiet:
    'Take a quiet break. Put the screen away for a bit. Look at a picture book, or out the window.',
  child_three:
    'Find three nice things from today. They can be very small, like a warm sock. Say them out loud.',
  child_thanks: 'Say thank you to someone today. Tell them what they did that was nice.',
  child_colour: 'Look for your favorite color. Find five things in your room that have it.',
  child_tomorrow: 'Choose one thing to look forward to tomorrow. Tell someone at home what it is.',
  child_small:
    'Make a big thing small. Is something hard to do? Do only the first tiny step. Then take a rest.',
  child_ready: 'Get one thing ready for tomorrow. Put it by your bag. Then you’re done.',
  child_draw: 'Draw your feeling. What color is it? Is it round or spiky? There’s no wrong picture.',
  child_monster:
    'Invent a monster that eats worries. Give it a name. Draw it, and tell it what’s on the menu today.',
  child_build: 'Build something from what you have. Blocks, paper, or pillows. Give it a funny name.',
  child_story: 'Make up a story with a boat, a cloud, and a sandwich. How does it end?',
  child_kind: 'Say something kind to yourself. What would you say to your best friend? Now say it to you.',
  child_feel: 'It’s okay to feel this way. Put a hand on your tummy. Say: I feel this, and it can change.',
  child_brave: 'Remember one time you were brave. It can be a small thing. Tell it to someone, or draw it.',

  longer_out:
    'Breathe out longer than you breathe in. Four counts in, six counts out, five times. Stop if it feels uncomfortable.',
  square: 'Breathe in a square. Four counts in, hold four, out four, hold four. Three rounds is plenty.',
  sighs: 'Take three slow sighs. A second sip of air on top of the breath in, then a long breath out.',
  hand: 'Rest a hand on your chest. Feel ten breaths arrive and leave, without changing them.',
  shoulders: 'Loosen your shoulders. Lift them to your ears, hold for a breath, let them fall. Five times.',
  window: 'Get up and walk to a window. Look at the farthest thing you can see for one minute.',
  stretch: 'Stretch for the length of one song. Do what your body asks for, slowly. Nothing should hurt.',
  walk: 'Walk for ten minutes without a goal. Notice what has changed since last time.',
  message: 'Write to one person you trust. “Today is a lot, no need to answer” is a whole message.',
  ask: 'Ask someone how their day was. Listen until they’re done. You don’t have to solve anything.',
  near: 'Spend ten minutes near someone. You don’t have to talk.',
  one_true: 'Tell one person one true thing about today. It can be small, and it can be good.',
  screen: 'Put the screen away half an hour before bed. Keep a book or quiet music within reach instead.',
  ten_minutes: 'Lie down for ten minutes without sleeping. Let the ground carry the weight.',
  senses:
    'Name five things you see, four you feel, and three you hear. It brings your head back into the room.',
  less: 'Cross one thing off today. Choose what can wait until tomorrow, and let it wait.',
  warm_cup: 'Make something warm to drink. Do nothing else until the cup is empty.',
  water: 'Wash your hands slowly in warm water. For one minute, notice nothing but the water.',
  three:
    'Write down three things that were all right today. Small ones count: a seat on the bus, a kind word.',
  thanks: 'Thank someone for something specific. One sentence is enough. They’ll remember it.',
  moment: 'Choose the best minute of today. Go back to it for three breaths.',
  body: 'Thank one part of your body. It carried, typed, held, or waited for you all day.',
  one_thing: 'Choose one thing for tomorrow. Write it down. Everything else is extra.',
  first_step:
    'Break the heavy task into smaller parts. Write down only the first step, one that takes five minutes.',
  appointment:
    'Give your worries an appointment. Write them down now. Look at them tomorrow for fifteen minutes, then close the page.',
  mine: 'Draw two columns: mine and not mine. Put each worry where it belongs. Start with yours.',
  tonight:
    'Prepare one thing tonight. Lay out clothes, or clear the table. Tomorrow will start a little lighter.',
  lines: 'Fill half a page with lines. No picture, no plan. Let the pen wander while you breathe.',
  first_time: 'Listen to one song as if for the first time. Which instrument have you never noticed?',
  detail: 'Look for one beautiful detail. A shadow, a leaf, a step. Keep a picture of it, or a sentence.',
  letter: 'Write a letter you won’t send. Say it the way it is. Tear it up, or keep it.',
  six_words: 'Describe today in six words. Then do it again, as someone who likes you would.',
  friend: 'Talk to yourself like a friend. What would you tell them tonight? Say exactly that.',
  enough: 'Finish this sentence: it’s enough that today I… Read it once more, slowly.',
  name_it: 'Give the feeling a name. Say: this is anger, this is sadness. A named thing is easier to hold.',
  forgive: 'Forgive yourself one small thing. Say what you would do differently, and leave it there.',
  half_speed: 'Do the next thing at half the speed. Just one: a dish, a stair, a sentence.',

  teen_song: 'Send someone a song that fits today. Add one line about why, or none.',
  teen_mute: 'Mute one chat that wears you out until tomorrow. You can come back when you want to.',
  teen_rounds:
    'Study in short rounds. Twenty minutes, then five away from the desk. Two rounds is a good start.',
  teen_move: 'Put on a song and move until it ends. In your room, door closed, no audience.',

  adult_corner:
    'Hand over a corner of what you carry. Ask one person for one concrete thing: a ride, a call, an hour.',
  adult_no: 'Say no to one thing this week. “I can’t this time” is a full answer.',
  adult_close:
    'End work with a closing line. Write down where you stopped, close the door on it, and say: done for today.',
  adult_evening:
    'Look back at this week. Which evening was good, and what made it that way? Put a little of that into the next one.',

  elder_call: 'Call someone you haven’t heard from in a while. “I thought of you” is reason enough.',
  elder_chair:
    'Move while you sit. Circle your feet, straighten your knees, roll your shoulders. Five times each, as it suits you.',
  elder_photo:
    'Take out an old photograph. Tell someone, or a sheet of paper, what the picture doesn’t show.',
  elder_plant: 'Look after something that grows. Water it, turn it to the light, and see what’s new.',
  elder_point: 'Give tomorrow one fixed point. A call, the newspaper, a visit: something to get up for.',
}
