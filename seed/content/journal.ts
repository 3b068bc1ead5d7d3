import type { Mood } from '#domain/checkins/moods.ts'

/** An entry of the demo dataset: how many days ago, at what time, what. `with: 'parent'` is shared. */
export type DemoEntry = {
  ago: number
  at: string
  title?: string
  body: string
  mood?: Mood
  tags?: readonly string[]
  with?: 'parent'
}

/** What people of the demo dataset wrote in their journals, by handle. People write in their own language. */
export const journals: Readonly<Record<string, readonly DemoEntry[]>> = {
  maren: [
    {
      ago: 1,
      at: '21:40',
      title: 'The long way home',
      mood: 'calm',
      tags: ['evening', 'walk'],
      body: 'Walked the long way home. The river was high and brown and for once I did not count anything, not steps, not hours until the alarm.\n\nA man was fishing where there are no fish. He said he knew. He said it was a good reason to stand still. I have been turning that over all evening.\n\nTomorrow I ask for the shorter shift.',
    },
    {
      ago: 2,
      at: '08:05',
      title: 'Before the meeting',
      mood: 'anxious',
      tags: ['work'],
      body: 'Ten people and my name first on the list. Wrote down the one sentence I want to have said. The rest can be improvised or forgotten.',
    },
    {
      ago: 3,
      at: '18:20',
      title: 'Past the marker',
      mood: 'excited',
      tags: ['family', 'boat'],
      body: 'Flat sea. Mila at the tiller, very serious, telling the gulls where to go. We went past the marker for the first time and nobody said anything until we were back.',
    },
    { ago: 4, at: '10:30', mood: 'happy', tags: ['family'], body: 'Pancakes, most of them edible.' },
    {
      ago: 5,
      at: '22:15',
      title: 'Nothing much',
      mood: 'calm',
      tags: ['evening'],
      body: 'Read on the sofa. Answered nobody. It was enough.',
    },
    {
      ago: 6,
      at: '03:25',
      title: 'Third night',
      mood: 'tired',
      tags: ['sleep'],
      body: 'Awake at three again. Got up, read four pages about moss, slept.',
    },
    {
      ago: 7,
      at: '19:10',
      title: 'What I said to Grace',
      mood: 'sad',
      tags: ['friends'],
      body: 'I said I was fine and she did not believe me, and I was glad that she did not.',
    },
    {
      ago: 8,
      at: '20:00',
      mood: 'calm',
      tags: ['walk', 'evening'],
      body: 'Rain, the good kind. Boots by the door.',
    },
    {
      ago: 12,
      at: '21:05',
      title: 'A list of what helps',
      tags: ['sleep', 'work'],
      mood: 'calm',
      body: 'No phone in bed. Window open. Telling someone before it is big. Soup.',
    },
    {
      ago: 15,
      at: '07:50',
      title: 'Monday',
      mood: 'anxious',
      tags: ['work'],
      body: 'Chest tight on the tram. Counted the blue coats. Seven blue coats later it was only a tram.',
    },
    {
      ago: 21,
      at: '17:30',
      title: 'Letter I will not send',
      mood: 'angry',
      tags: ['family'],
      body: 'You always decide first and ask after. There. Now it is on paper and I can go and make dinner.',
    },
    {
      ago: 30,
      at: '21:45',
      mood: 'happy',
      tags: ['walk'],
      body: 'First evening without a coat. Everyone out on the steps.',
    },
  ],
  walter: [
    {
      ago: 1,
      at: '16:30',
      title: 'Her roses',
      mood: 'sad',
      tags: ['Anna', 'garden'],
      body: 'Cut back the roses the way she showed me. I did it badly and they will grow anyway.',
    },
    {
      ago: 4,
      at: '09:15',
      title: 'Chess with George',
      mood: 'happy',
      tags: ['friends'],
      body: 'Lost in twenty moves. He says I am getting better at losing. We meet again on Thursday.',
    },
    {
      ago: 9,
      at: '20:40',
      mood: 'tired',
      tags: ['Anna'],
      body: 'The house is loud when nobody is in it.',
    },
  ],
  jonas: [
    {
      ago: 1,
      at: '19:20',
      title: 'Bench',
      mood: 'angry',
      tags: ['football'],
      body: 'On the bench the whole second half. I know why. Knowing why does not help.',
    },
    {
      ago: 3,
      at: '21:10',
      title: 'Maths test',
      mood: 'happy',
      tags: ['school'],
      with: 'parent',
      body: 'It went better than I feared. I left two out and the rest was fine. Can we have the good noodles.',
    },
    {
      ago: 8,
      at: '22:30',
      mood: 'tired',
      tags: ['school', 'sleep'],
      body: 'Everything is due on Friday. Everything is always due on Friday.',
    },
  ],
  mila: [
    {
      ago: 1,
      at: '17:05',
      title: 'My tooth',
      mood: 'excited',
      tags: ['tooth'],
      with: 'parent',
      body: 'My tooth came out in the apple! I did not cry. There was a little bit of red.',
    },
    {
      ago: 5,
      at: '18:00',
      mood: 'sad',
      tags: ['school'],
      body: 'Nele sat with Noah today and not with me. I sat with the hamster.',
    },
  ],
  lucia: [
    {
      ago: 1,
      at: '22:10',
      title: 'Domingo lento',
      mood: 'calm',
      tags: ['familia', 'casa'],
      body: 'Hoy no hice nada de la lista. Hicimos tortillas y se nos fue la tarde. La lista puede esperar.',
    },
    {
      ago: 6,
      at: '23:00',
      mood: 'anxious',
      tags: ['trabajo'],
      body: 'Le dije que no a la reunión de las seis. No pasó nada. Nada de nada.',
    },
  ],
}
