/** The answer to a check-in: a sentence for the feeling, and one thing to do now. Loads when a check-in has begun. */
export const answer = {
  feeling: {
    excited: 'You feel excited. Take a moment to enjoy it.',
    happy: 'You feel happy. Take a moment to notice why.',
    calm: 'You feel calm. Let it last a little.',
    anxious: 'Feeling anxious is hard. Slow breathing can help.',
    sad: 'Feeling sad is hard. You don’t have to fix it now.',
    angry: 'Feeling angry takes a lot of energy. Slow breathing can help.',
    tired: 'You feel tired. A short rest counts.',
  },
  feeling_child: {
    excited: 'You feel excited. Enjoy it.',
    happy: 'You feel happy. What made you smile?',
    calm: 'You feel calm. Enjoy it.',
    anxious: 'Feeling worried is hard. Slow breaths can help.',
    sad: 'Feeling sad is hard. It’s okay to feel sad.',
    angry: 'Feeling angry is okay. Slow breaths can help.',
    tired: 'You feel tired. A short rest can help.',
  },
  thing: {
    breathe: 'Breathe for one minute',
    ground: 'Look around you for one minute',
    savour: 'Remember one good thing',
    rest: 'Rest your eyes',
  },
  breathe:
    'Breathe in for 4 counts while the sun goes up. Breathe out for 6 counts while it goes down. Do this six times.',
  savour: 'Think of one thing that made today good. Picture it for ten slow counts.',
  rest: 'Close your eyes, or look at something far away. Let your shoulders drop. Take five slow breaths.',
  start: 'Start',
  skip: 'Skip',
  done: 'Done',
} as const
