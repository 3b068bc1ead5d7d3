import type { PiecesOf } from '../../motivation.ts'

/** Pieces for adults, in English. */
export const adult: PiecesOf<'adult'> = {
  adult_evening: {
    title: 'Closing the day',
    content:
      'Write three lines: what’s done, what’s still open, and what isn’t yours. Put the paper in a drawer. The open things will be there tomorrow. You don’t have to hold them overnight.',
  },
  adult_half: {
    title: 'Half a yes',
    content:
      'They asked her to run the whole festival. She said, “I’ll do the chairs.” Everyone was glad about the chairs. No one asked about the rest again.',
  },
  adult_first_wind: {
    title: 'Use the energy on the dull part',
    content:
      'A new idea brings a push that won’t last all week. Spend it on the dull part: book the room, write to that person, put a date in the calendar. Then eat, and go to bed on time. The plan that survives an ordinary Tuesday is the one that happens.',
  },
  adult_why: {
    title: 'Three things and why',
    content:
      'Before bed, write down three things that went well. Small is fine: the bus waited, the soup was hot. Next to each, write why it happened. The why is the useful part, because the answer is often something you did. Try it for a week, and skip it on days when it feels forced.',
  },
  adult_cup: {
    title: 'One cup',
    content:
      'Wash one cup as if it were the only thing on your list. Feel the heat, the weight, the edge. When your mind drifts to work, bring it back to the cup. It’ll drift again. Bringing it back is the whole exercise.',
  },
  adult_jaw: {
    title: 'From jaw to toes',
    content:
      'Tense one part of your body for five seconds, then let it go for ten.\n\n1. Face and jaw.\n2. Shoulders, up to the ears.\n3. Fists.\n4. Belly.\n5. Legs and toes.\n\nNotice the difference each time. Skip any part that hurts.',
  },
  adult_circles: {
    title: 'Two circles',
    content:
      'Draw a small circle inside a big one. The small one is for what you can do something about this week. The big one gets the rest: the news, the weather, what your boss thinks. Take one thing from the small circle and put a time next to it. Leave the rest on the paper.',
  },
  adult_alarm: {
    title: 'An alarm with no fire',
    content:
      'A racing heart, tight hands, the urge to run: in a panic, your body sounds an alarm. It climbs for some minutes and then goes down again. You don’t have to make it stop. Say, “This is the alarm.” Let your breath out slowly. Press your feet into the floor and read any sign out loud.\n\n!care If this is new to you, see a doctor. With chest pain or trouble breathing, call your emergency number.',
  },
  adult_shoes: {
    title: 'Start with your shoes',
    content:
      'On a heavy day, the whole walk is too much. So just put on your shoes. Then open the door. Then go as far as the corner. You can turn back at any point, and it still counts. Low moods tend to ease more with doing than with thinking, and the doing can be tiny.',
  },
  adult_second_cup: {
    title: 'The second cup',
    content:
      'For a year, she set out two cups each morning. One day she set out one, and it felt wrong, so she put the other back. In spring, a neighbor stopped by, and she poured his tea into it. She misses her husband no less. The cup is in use.',
  },
  adult_three_lines: {
    title: 'Three kind lines',
    content:
      'Put a hand where you feel it most: chest, belly, cheek. Then say three things in your own words.\n\n1. This hurts right now.\n2. Other people know this too.\n3. I’ll speak to myself as I would to a friend.\n\nIf the third one rings false, try this: “I don’t have to make it worse.”',
  },
  adult_doctor: {
    title: 'Before you see a doctor about your mood',
    content:
      'A short note helps when it’s hard to talk. Write how long it’s been, how you sleep and eat, and what you’ve stopped doing. List what you take. Add your main question, such as “What are my choices?” Don’t start, stop, or change a medicine on your own. Ask your doctor or pharmacist first.\n\n!help If you think about ending your life, don’t wait for the visit. “Help now” lists numbers you can call or text.',
  },
  adult_parts: {
    title: 'Say it in three parts',
    content:
      'Anger often knows that something wasn’t fair. To be heard, put it in three parts.\n\n- What happened: “The meeting moved, and I wasn’t told.”\n- What it did: “I sat there alone for half an hour.”\n- What you want: “Please text me next time.”\n\nLeave out “always” and “never.” Say it once out loud before you go in.',
  },
  adult_under: {
    title: 'What’s under it',
    content:
      'Anger is quick, and it often stands in front of something else. Ask four short questions. Am I hungry? Am I worn out? Was I hurt? Am I scared of losing something? Take care of the first two before you answer anyone. The other two are worth saying to someone safe.',
  },
  adult_three_am: {
    title: 'Awake at three',
    content:
      'Turn the clock to the wall. If sleep won’t come, get up and sit somewhere dim with something dull: old catalogs, a basket of socks. Go back when your eyes close. Get up at your usual time, even after a short night. If it goes on for weeks, ask a doctor. Bad sleep can be treated, and not only with pills.',
  },
}
