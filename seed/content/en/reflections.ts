import type { ReflectionTexts } from '../reflections.ts'

/** What people write to a check-in, in English. */
export const reflections: ReflectionTexts = {
  excited: {
    all: [
      'Got the call I was waiting for. I keep walking around the kitchen.',
      'We booked the tickets. June feels close.',
      'My sister is coming on Friday and staying until Monday.',
      'Finished the thing I had been putting off for weeks. It took an hour.',
      'Someone laughed at my joke and then told it to someone else.',
    ],
    grown: ['The first tomato has turned red.'],
    adult: [],
    elder: ['The choir said yes to my solo.'],
    teen: [
      'I made the team. I’m number eleven.',
      'We got tickets for the concert and my best friend got the seat next to me.',
    ],
    child: [
      'We’re getting a puppy on Saturday.',
      'I lost a tooth and it didn’t hurt.',
      'Tomorrow is the school trip to the farm.',
    ],
  },
  happy: {
    all: [
      'We cooked together and no one looked at a screen.',
      'Walked the long way home on purpose.',
      'A letter came, a real one, with a stamp.',
      'Slept seven hours. The day had corners again.',
      'Someone kept a seat for me on the bus.',
      'I found the song I had been humming all week.',
      'A long talk that didn’t have to go anywhere.',
      'Everyone was in a good mood and I didn’t ask why.',
    ],
    grown: [
      'Coffee on the step, sun on the wall. That was all and it was a lot.',
      'The doctor said to come back in a year.',
    ],
    adult: [],
    elder: ['My neighbor brought soup and stayed for the second bowl.'],
    teen: [
      'We stayed on the court until it was dark.',
      'My teacher read my text to the class and nobody groaned.',
    ],
    child: [
      'I played with my best friend all recess.',
      'Grandpa made pancakes with faces.',
      'I can ride without training wheels now.',
      'I got the blue cup at snack time.',
      'I won at cards two times, and Dad lost.',
      'My drawing is on the fridge now.',
    ],
  },
  calm: {
    all: [
      'Nothing special. I noticed that I didn’t mind.',
      'Rain all day and nowhere to be.',
      'Read twenty pages without reaching for my phone.',
      'Sat on the bench by the water until it got cold.',
      'I let the phone ring and watched the snow.',
      'A slow evening with a candle and no plans.',
      'Drew for an hour. It doesn’t look like anything.',
      'The bus was late and I didn’t mind the wait.',
      'Made tea and drank it while it was still hot.',
    ],
    grown: ['Sorted the cable drawer. Strangely good.', 'Ironed shirts and listened to the radio.'],
    adult: ['The meeting was short and no one raised their voice.', 'Cleared my desk and left at five.'],
    elder: [
      'Watered the tomatoes and talked to them a little.',
      'The radio played the whole concert without a break.',
    ],
    teen: [
      'Headphones in, long way home, no one asked me anything.',
      'Homework was done by six. I didn’t know what to do with myself.',
    ],
    child: [
      'I built a fort out of blankets.',
      'We read the book about the owl again.',
      'It was quiet in the car and I looked out the window.',
      'I fed the ducks with Grandma.',
      'I put all my cars in a line.',
      'We had hot chocolate and it rained.',
    ],
  },
  anxious: {
    all: [
      'Too many open tabs, in my head too.',
      'I said yes again, and now my stomach is in a knot.',
      'A message with “Can we talk?” and nothing else.',
      'I rehearsed the phone call and then it took a minute.',
    ],
    grown: [
      'The letter from the office is on the table. I haven’t opened it.',
      'I checked the door three times. I know it was shut.',
      'Waiting for the results. Every call makes me jump.',
    ],
    adult: ['Heart racing before the presentation, then it passed.'],
    elder: ['The stairs were icy. I held on with both hands.'],
    teen: [
      'They read the grades out loud tomorrow.',
      'Everyone was typing in the chat and then it stopped when I wrote.',
      'I don’t know who to sit with on the trip.',
    ],
    child: [
      'I don’t want to read out loud tomorrow.',
      'There was a dog without a leash.',
      'Mom was late and I didn’t know why.',
    ],
  },
  sad: {
    all: [
      'Canceled on them again. I couldn’t do the talking.',
      'It was one of the gray ones. I ate something, and that’s what I’ve got.',
      'The rain stopped and I still stayed in.',
    ],
    grown: [
      'Found his glasses in his coat. Sat down for a while.',
      'The house is loud when it’s this quiet.',
      'A year ago today. I bought the flowers she liked.',
    ],
    adult: ['Cried in the car, then did the grocery shopping.'],
    elder: ['I set two cups on the table. Then I put one back.'],
    teen: ['They all went and I saw the pictures.', 'My friend moves away after the summer.'],
    child: [
      'My friend played with someone else.',
      'I miss our old house.',
      'My hamster is sick.',
      'Nobody picked me for tag.',
    ],
  },
  angry: {
    all: ['I was interrupted three times and then they asked why I was so quiet.'],
    grown: [
      'Forty minutes on hold and then the line went dead.',
      'We fought about the dishes. It wasn’t about the dishes.',
      'I slammed the door and felt twelve years old.',
      'Someone parked across the ramp. Again.',
    ],
    adult: [
      'He took the credit in front of everyone. I said nothing, which is worse.',
      'They changed the schedule again without asking.',
    ],
    elder: [],
    teen: [
      'I got detention for something I only watched.',
      'They read my messages over my shoulder.',
      'The coach put me on the bench again.',
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
      'My eyes want to close and my list doesn’t.',
      'Went to bed at nine and didn’t feel bad about it.',
      'I read the same page four times.',
      'Even the good things were heavy today.',
    ],
    grown: [],
    adult: [
      'Night shift number five. I put the milk in the oven.',
      'The baby slept, so I stared at the wall instead of sleeping.',
    ],
    elder: ['A nap after lunch, and another one after that.'],
    teen: ['Two tests in one day. My head is full of fog.'],
    child: [
      'I couldn’t sleep because of the wind.',
      'Gym was too long.',
      'I fell asleep on the couch before dinner.',
      'My legs were tired from the big hill.',
    ],
  },
}
