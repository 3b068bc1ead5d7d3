import type { PiecesOf } from '../../motivation.ts'

/** Pieces for elders, in English. */
export const elder: PiecesOf<'elder'> = {
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
  elder_visit: {
    title: 'Before the visitors come',
    content:
      'A visit can fill your head for days before it starts. Choose two things to do together and leave the rest open. Keep a quiet hour for yourself in the middle. You don’t have to cook it all. Let someone else bring the cake. What stays with people is the talk at the table.',
  },
  elder_photo: {
    title: 'Outside the frame',
    content:
      'Take one old photograph from the drawer. Tell someone who stood just outside the frame, what the place smelled like, and what happened next. If no one is near, write it on the back with the year. A grandchild will be glad of it one day.',
  },
  elder_salt: {
    title: 'A pinch of this',
    content:
      'She never measured anything. So the boy from downstairs put her hand on the scale, with the salt and without. They burned the first loaf. The third one was hers exactly. He comes on Thursdays now, and there’s always something left to weigh.',
  },
  elder_window: {
    title: 'Ten minutes at the window',
    content:
      'Sit where you can see a tree, a roof, or the street. Watch what moves and what stays still. Notice the light. When a thought comes, let it go by, like a stranger across the road. Sit there at the same hour tomorrow and see what has changed.',
  },
  elder_questions: {
    title: 'Three questions in your pocket',
    content:
      'A visit to the doctor goes by fast. Write your three main questions on a card, with the most important one on top. Bring a list of all you take, even drops and herbs. Ask a friend to come and listen with you. At the end, say it back: “So I take one in the morning.” You can always ask again.',
  },
  elder_news: {
    title: 'The news, once a day',
    content:
      'A bad story heard six times weighs six times as much. Choose one hour for the news and one source you trust, and not the last hour before bed. When it’s over, use your hands: water the plants, peel an apple. You’ll still know what you need to know.',
  },
  elder_fingers: {
    title: 'Five fingers, five breaths',
    content:
      'Rest one hand open in your lap. With a finger of the other, go slowly up the thumb as you breathe in, and down as you breathe out. Move on to the next finger. At the little one, turn around and come back. If you feel dizzy, stop and breathe as you usually do.',
  },
  elder_first_year: {
    title: 'The first of everything',
    content:
      'After a loss, the first birthday and the first spring can hit hard. It helps to decide ahead of time where you’ll be, who’ll be with you, and how you can leave early. Light a candle, cook the old dish, or do none of it. Grief keeps no calendar.\n\n!help If you see no reason to go on, please tell someone today. “Help now” lists numbers you can call.',
  },
  elder_sunday: {
    title: 'Sunday at four',
    content:
      'Many people are lonely, and it’s not their fault. What helps most is small contact that comes back. Choose one person and one fixed hour, such as Sunday at four, and call for five minutes. Say hello to the same cashier each week. Ask the library which groups meet in the daytime. The first one may not fit. Try the next.',
  },
  elder_past_you: {
    title: 'When they talk past you',
    content:
      'At the bank or the clinic, some people speak to the person next to you. You can be firm and polite: “Please talk to me. I’ll ask if I need help.” Look at them and say it slowly. If your voice shakes, it still counts. Ask your companion to let you answer first.',
  },
  elder_stairs: {
    title: 'Angry at the stairs',
    content:
      'A body that used to run now has to plan, and that can make anyone angry. You’re allowed to say so. Then change the task and keep the wish. Sit down to cook. Do half the garden. Rest on the landing and look out. Done in two parts is done.',
  },
  elder_nap: {
    title: 'A nap that helps',
    content:
      'Sleep grows lighter with the years. A short nap can help if it’s over by three o’clock and lasts half an hour at most. Get some daylight before noon, and get up at the same time each day. If you lie awake at night, read a few dull pages in a soft light. You don’t have to chase sleep.',
  },
  elder_pills: {
    title: 'Tired since the new pills?',
    content:
      'Some medicines can make you sleepy or unsteady, and so can two of them together. Don’t stop one on your own. Write down when you began to feel tired and when you take each one. Then ask your doctor or pharmacist to go over the whole list with you. They can tell you what might be changed.',
  },
}
