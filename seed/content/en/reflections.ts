import type { ReflectionTexts } from '../reflections.ts'

/** What people write to a check-in, in English. */
export const reflections: ReflectionTexts = {
  excited: {
    all: [
      'Got the call I was waiting for. I keep walking around the kitchen.',
      'We booked the tickets. June feels close.',
      'The first tomato has turned red.',
      'My sister is coming on Friday and staying until Monday.',
      'Finished the thing I had been putting off for weeks. It took an hour.',
      'Somebody laughed at my joke and then told it to somebody else.',
    ],
    child: [
      'We are getting a puppy on Saturday.',
      'I lost a tooth and it did not hurt.',
      'Tomorrow is the school trip to the farm.',
    ],
  },
  happy: {
    all: [
      'Coffee on the step, sun on the wall. That was all and it was a lot.',
      'We cooked together and nobody looked at a screen.',
      'The doctor said come back in a year.',
      'Walked the long way home on purpose.',
      'A letter came, a real one, with a stamp.',
      'Slept seven hours. The day had corners again.',
    ],
    child: [
      'I played with Ada the whole break.',
      'Grandpa made pancakes with faces.',
      'I can ride without the small wheels now.',
    ],
  },
  calm: {
    all: [
      'Nothing special. I noticed that I did not mind.',
      'Rain all day and nowhere to be.',
      'Sorted the drawer with the cables. Strangely good.',
      'Read twenty pages without reaching for the phone.',
      'The meeting was short and nobody raised their voice.',
      'Ironed and listened to the radio.',
    ],
    child: [
      'I built a cave out of blankets.',
      'We read the book about the owl again.',
      'It was quiet in the car and I looked out.',
    ],
  },
  anxious: {
    all: [
      'The letter from the office is on the table. I have not opened it.',
      'Heart fast before the presentation, then it went by.',
      'I checked the door three times. I know it was shut.',
      'Waiting for the results. Every call makes me jump.',
      'Too many open tabs, also in my head.',
      'I said yes again and now my stomach is a knot.',
    ],
    child: [
      'I do not want to read out loud tomorrow.',
      'There was a dog without a leash.',
      'Mom was late and I did not know why.',
    ],
  },
  sad: {
    all: [
      'Found his glasses in the coat. Sat down for a while.',
      'The house is loud when it is this quiet.',
      'Cancelled on them again. I could not do the talking.',
      'A year ago today. I bought the flowers she liked.',
      'Cried in the car, then did the shopping.',
      'It was one of the grey ones. I ate something, that is what I have.',
    ],
    child: ['My friend played with somebody else.', 'I miss our old house.', 'My hamster is sick.'],
  },
  angry: {
    all: [
      'He took the credit in front of everybody. I said nothing, which is worse.',
      'Forty minutes on hold and then the line went dead.',
      'We fought about the dishes. It was not about the dishes.',
      'They changed the schedule again without asking.',
      'I slammed the door and felt twelve years old.',
      'Somebody parked across the ramp. Again.',
    ],
    child: [
      'My brother broke my tower on purpose.',
      'I was not cheating and nobody believed me.',
      'I had to stop the game in the middle.',
    ],
  },
  tired: {
    all: [
      'Awake at three, awake at four. The alarm was almost a relief.',
      'Did everything today with the handbrake on.',
      'Night shift number five. I put the milk into the oven.',
      'The baby slept, so I stared at the wall instead of sleeping.',
      'My eyes want to close and my list does not.',
      'Went to bed at nine without being sorry.',
    ],
    child: [
      'I could not sleep because of the wind.',
      'Gym was too long.',
      'I fell asleep on the sofa before dinner.',
    ],
  },
}
