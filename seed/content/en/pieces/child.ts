import type { PiecesOf } from '../../motivation.ts'

/** Pieces for children, in English. */
export const child: PiecesOf<'child'> = {
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
  child_wiggle: {
    title: 'Wiggle, then whisper',
    content:
      'Big happy feelings can fizz like soda. Let some out.\n\n1. Wiggle all of you while you count to ten.\n2. Wiggle just your hands.\n3. Wiggle just one finger.\n4. Whisper what you can’t wait for.\n\nNow your ears work again. The fun is still on its way.',
  },
  child_chain: {
    title: 'A chain of days',
    content:
      'It’s hard to wait for a fun day. Cut one strip of paper for each day that’s left. Make the strips into a chain. Each night, take one ring off. When the chain is gone, the day is here.',
  },
  child_best_bit: {
    title: 'The best bit',
    content:
      'At supper, ask each person for the best bit of their day. Tiny is fine. A red bug counts. A warm sock counts. Tell yours last. Say what it looked like and how it felt.',
  },
  child_pass_it: {
    title: 'Pass it on',
    content:
      'When you feel good, you have some to share.\n\n- Help carry a bag.\n- Draw a card for someone.\n- Ask a kid who’s alone to play.\n\nPick one. You don’t have to tell anyone. How does your tummy feel after?',
  },
  child_ears: {
    title: 'Big ears',
    content:
      'Sit still and shut your eyes. Grow your ears as big as an elephant’s. Find a sound that’s far away. Find a sound in the room. Find a sound inside you, like your breath. Which one did you like best?',
  },
  child_cloud: {
    title: 'The slow cloud',
    content:
      'All the clouds raced to the sea. One small cloud was slow. It saw a snail climb a wall. It saw a boy find his lost shoe. It came to the sea last, with the best stories. The fast clouds sat down to hear them.',
  },
  child_worry_box: {
    title: 'A box for worries',
    content:
      'Find a box with a lid. Draw your worry and put it in. Close the lid. The box holds it so your head can rest. After supper, open it with a grown-up. Some worries will look small by then. Talk about the ones that don’t.',
  },
  child_soup: {
    title: 'Hot soup',
    content:
      'Make a bowl with your hands. It’s full of hot soup. Smell it: breathe in through your nose and count to three. Cool it: blow out softly and count to five. Do it five times. What kind of soup is it today?',
  },
  child_biscuit: {
    title: 'A place for Biscuit',
    content:
      'Nora’s old dog Biscuit died in May. Some days she cried. Some days she forgot and played. “Is that bad?” she asked. “No,” said Grandpa. “You can miss him and play on the same day.” They put a flat stone under the tree. Nora still says hi to it.',
  },
  child_left_out: {
    title: 'When no one picks you',
    content:
      'It hurts to be left out. Nothing is wrong with you. You could try one of these.\n\n- Ask one kid, not the whole group.\n- Say, “Can I play the next game?”\n- Start a game and leave room for one more.\n\nIf it keeps happening, tell a grown-up you trust.',
  },
  child_not_you: {
    title: 'It’s not because of you',
    content:
      'At times grown-ups fight, or cry, or move apart. A lot of kids think, “I did that.” You didn’t. It’s a grown-up’s job to fix it. Your job is to be a kid. You can tell a teacher or an aunt how it feels.\n\n!help Do you feel scared at home? Press “Help now”. There are people who will listen to you.',
  },
  child_volcano: {
    title: 'The volcano and the hat',
    content:
      'When the small volcano got mad, she threw rocks. The birds flew off. So she tried a trick. First she let out steam, long and slow. Then she said, “I’m hot because you took my hat.” The birds came back. One of them had the hat.',
  },
  child_bear: {
    title: 'Give your bear a ride',
    content:
      'Lie down in bed. Put a soft toy on your tummy. Breathe in and lift it up. Breathe out and let it sink. Go slow so it won’t fall off. Rock it ten times, like a boat at night. Did you think of something else? Just go back to the ride.',
  },
}
