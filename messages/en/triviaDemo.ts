/** The questions of the trivia demo: for readers of any age. */
export const triviaDemo = {
  demo: {
    q1: {
      q: 'Which feeling often comes before something new?',
      a: 'Nervousness',
      b: 'Boredom',
      c: 'Jealousy',
      d: 'Disgust',
      why: 'A new thing makes the body wake up. Feeling nervous is normal, and it mostly fades once you begin.',
    },
    q2: {
      q: 'What helps most bodies calm down?',
      a: 'Holding your breath',
      b: 'Breathing out slowly',
      c: 'Breathing very fast',
      d: 'Clenching your fists',
      why: 'A long breath out slows the heart a little. That tells the body it can rest.',
    },
    q3: {
      q: 'A friend is sad. What is a good first step?',
      a: 'Tell a joke right away',
      b: 'Say it isn’t so bad',
      c: 'Listen and stay near',
      d: 'Talk about your own day',
      why: 'People feel less alone when someone listens. Advice can come later, if it’s wanted.',
    },
    q4: {
      q: 'Which sentence says kindly what you need?',
      a: 'You never help me',
      b: 'Forget it',
      c: 'Everyone is against me',
      d: 'I need some quiet, please',
      why: 'A sentence with “I” says what you need without blaming anyone. It’s easier to hear.',
    },
    q5: {
      q: 'What helps many people fall asleep?',
      a: 'A bright screen in bed',
      b: 'The same bedtime each day',
      c: 'A big cola at night',
      d: 'An exciting late film',
      why: 'A steady bedtime sets the body’s clock. Light, caffeine and excitement keep it awake.',
    },
  },
} as const
