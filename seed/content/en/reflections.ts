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
      'Someone laughed at my joke and then told it to someone else.',
    ],
    child: [
      'We’re getting a puppy on Saturday.',
      'I lost a tooth and it didn’t hurt.',
      'Tomorrow is the school trip to the farm.',
    ],
  },
  happy: {
    all: [
      'Coffee on the step, sun on the wall. That was all and it was a lot.',
      'We cooked together and no one looked at a screen.',
      'The doctor said to come back in a year.',
      'Walked the long way home on purpose.',
      'A letter came, a real one, with a stamp.',
      'Slept seven hours. The day had corners again.',
    ],
    child: [
      'I played with Ada all recess.',
      'Grandpa made pancakes with faces.',
      'I can ride without training wheels now.',
    ],
  },
  calm: {
    all: [
      'Nothing special. I noticed that I didn’t mind.',
      'Rain all day and nowhere to be.',
      'Sorted the cable drawer. Strangely good.',
      'Read twenty pages without reaching for my phone.',
      'The meeting was short and no one raised their voice.',
      'Ironed shirts and listened to the radio.',
    ],
    child: [
      'I built a fort out of blankets.',
      'We read the book about the owl again.',
      'It was quiet in the car and I looked out the window.',
    ],
  },
  anxious: {
    all: [
      'The letter from the office is on the table. I haven’t opened it.',
      'Heart racing before the presentation, then it passed.',
      'I checked the door three times. I know it was shut.',
      'Waiting for the results. Every call makes me jump.',
      'Too many open tabs, in my head too.',
      'I said yes again, and now my stomach is in a knot.',
    ],
    child: [
      'I don’t want to read out loud tomorrow.',
      'There was a dog without a leash.',
      'Mom was late and I didn’t know why.',
    ],
  },
  sad: {
    all: [
      'Found his glasses in his coat. Sat down for a while.',
      'The house is loud when it’s this quiet.',
      'Canceled on them again. I couldn’t do the talking.',
      'A year ago today. I bought the flowers she liked.',
      'Cried in the car, then did the grocery shopping.',
      'It was one of the gray ones. I ate something, and that’s what I’ve got.',
    ],
    child: ['My friend played with someone else.', 'I miss our old house.', 'My hamster is sick.'],
  },
  angry: {
    all: [
      'He took the credit in front of everyone. I said nothing, which is worse.',
      'Forty minutes on hold and then the line went dead.',
      'We fought about the dishes. It wasn’t about the dishes.',
      'They changed the schedule again without asking.',
      'I slammed the door and felt twelve years old.',
      'Someone parked across the ramp. Again.',
    ],
    child: [
      'My brother broke my tower on purpose.',
      'I wasn’t cheating and no one believed me.',
      'I had to stop the game in the middle.',
    ],
  },
  tired: {
    all: [
      'Awake at three, awake at four. The alarm was almost a relief.',
      'Did everything today with the brakes on.',
      'Night shift number five. I put the milk in the oven.',
      'The baby slept, so I stared at the wall instead of sleeping.',
      'My eyes want to close and my list doesn’t.',
      'Went to bed at nine and didn’t feel bad about it.',
    ],
    child: [
      'I couldn’t sleep because of the wind.',
      'Gym was too long.',
      'I fell asleep on the couch before dinner.',
    ],
  },
}
