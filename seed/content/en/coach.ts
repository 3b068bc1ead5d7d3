import type { CoachTexts } from '../coach.ts'

/** What the coach says, in English. */
export const coach: CoachTexts = {
  child: {
    thoughts: [
      'Hello. You do not have to feel any special way today. What is one small thing you like right now?',
      'Put your hand on your tummy. Breathe in slowly, then out even slower. Three times is plenty.',
      'Some days are loud and some are quiet. Both are real days. You can tell a grown-up which one this is.',
      'Look around and find five blue things. It is a small trick that helps when your head is busy.',
      'Asking for help is a smart thing to do. Who is one person you could ask today?',
      'Big feelings are easier to hold when they have a name. Can you name the one you have now?',
      'If something went wrong today, you can try it again tomorrow. That is what tomorrow is for.',
      'Stretch your arms up, as tall as a giraffe. Then let them drop. Do it two times more.',
      'You can feel two things at once, like happy and a bit sad. That is normal.',
      'Think of a place where you feel safe. What can you see there?',
    ],
    nudges: [
      'How was today? You can pick a face. It takes less than a minute.',
      'If you want, choose the face that fits you today. There is no wrong one.',
      'I have not heard how today went. You can tell me with one face, or leave it for tomorrow.',
      'One face, one number, done. Only if you feel like it.',
    ],
    recaps: [
      'The week is nearly over. In History you can see the faces you picked. Maybe look with someone you like.',
      'A week has many days. Which one did you like best? You can write it down or tell somebody.',
      'Seven days went by. Some were easy, some maybe not. You can see them all in History.',
    ],
    focus: {
      depression:
        'When everything feels grey, tell one grown-up you trust. You do not need to explain it well.',
      anxiety:
        'Worries like to talk fast. Breathe out slowly, as if you were cooling hot soup. Then try again.',
      grief:
        'Missing someone can come back on any day. You can talk about them, draw them, or just be quiet.',
      stress: 'If there is too much to do, pick one thing. Only one. The rest can wait a little.',
      'self-esteem': 'You are allowed to be still learning. Everybody you know is still learning something.',
      relationships: 'If a friend was unkind, you can say: I did not like that. It is fair to say it.',
      loneliness: 'If you feel alone, sit near somebody you like. You do not have to talk at once.',
      pressure: 'A test shows what you knew on one day. It does not show who you are.',
      family:
        'When people at home argue, it is not because of you. You can tell a grown-up you trust how it feels.',
      sleep: 'In bed, think of your toes, then your knees, then your tummy. Tell each one it can rest now.',
      motivation: 'If starting is hard, start with two minutes. You may stop after that.',
    },
  },
  teen: {
    thoughts: [
      'You do not owe anyone a good mood. Knowing which one you are in is enough for now.',
      'One thing at a time is still a way forward. What is the next small one?',
      'Phone face down for ten minutes, feet on the floor, slow breath out. See what changes, if anything.',
      'You can change your mind about people, plans and yourself. It is allowed on weekdays too.',
      'Comparing your inside with the outside of other people is an unfair test. You can put the pen down.',
      'Somebody who listens counts more than somebody who fixes. Who listens to you?',
      'You can be good at something and still not want to do it today.',
      'Drink a glass of water and look out of a window until it is empty. That was a break.',
      'A bad hour is an hour. It does not get to name the whole day.',
      'You do not have to explain a no. You can also say: not now.',
    ],
    nudges: [
      'Ten seconds, one mood, done. You can skip it as well.',
      'How did today land? One tap is an answer.',
      'No check-in yet today. If you want one, it is short. If not, tomorrow is fine.',
      'What was today, in one word? The check-in has room for it.',
    ],
    recaps: [
      'The week is almost over. Your chart shows how the days went, without marks and without advice.',
      'Look back once: which day took the most, which one gave something back? History has them all.',
      'A week of days, some better than others. If one still bothers you, write two lines about it.',
    ],
    focus: {
      depression:
        'On heavy days, lower the bar: water, food, one message to someone safe. The rest can wait.',
      anxiety: 'Name five things you can see and four you can hear. It brings your head back into the room.',
      grief: 'There is no schedule for missing someone. You can laugh today and still miss them.',
      stress: 'Write down everything that is in your head, then circle one line. Only that one is for today.',
      'self-esteem': 'Talk to yourself the way you would talk to a friend who failed the same test.',
      relationships: 'You may answer later. A message is not an alarm.',
      loneliness:
        'One short message to somebody you have not heard from: how are you, really? It often comes back.',
      pressure: 'Grades describe work, not people. Take the next break on purpose, not by accident.',
      family: 'You can leave an argument and come back to it. Say when, so nobody thinks you ran away.',
      sleep: 'Charge your phone outside your room tonight. The first hour is the hardest, and the quietest.',
      motivation: 'Do the boring part for five minutes. You may stop then. Often you will not want to.',
    },
  },
  adult: {
    thoughts: [
      'Nothing has to be solved all at once. Name what is heavy, then name what can wait.',
      'Shoulders down, jaw loose, one long breath out. That is the whole exercise.',
      'A short walk counts, also the one to the mailbox.',
      'You are allowed to answer with: I will think about it.',
      'Write one honest line about today. Nobody grades it.',
      'Rest is part of the work. Where could ten quiet minutes fit today?',
      'Do the next thing slowly, only that one. See what the rest of the day makes of it.',
      'Eat something before you decide anything.',
      'What would you leave out if today had two hours less?',
      'Look at something far away for a minute. Your eyes carry more of the day than you think.',
    ],
    nudges: [
      'No check-in yet today. It takes a minute, and it keeps.',
      'How is it, without the small talk? One tap will do.',
      'If today needs a place to be put down, the check-in is open.',
      'A mood and a number, that is all. Or leave it for tomorrow.',
    ],
    recaps: [
      'The week is nearly done. Your chart shows where it was hard and where it eased. Five minutes are enough to look.',
      'Look back over seven days: what cost you, what carried you? Keep one line of it.',
      'Sunday is a good day to read your own week. Days without a check-in are just gaps, nothing to make up for.',
    ],
    focus: {
      depression:
        'On low days, do the next small thing: light, water, something to eat. If it stays dark, tell one person today.',
      anxiety: 'Worry asks what if. Answer with what is: the chair, the room, your breath going out.',
      grief: 'Grief has no timetable. You may speak of them today, or leave it in peace.',
      stress: 'Make the list, then cross out one thing you will not do. That counts as done.',
      'self-esteem':
        'Notice one sentence you say to yourself that you would never say to a friend. Leave it out once.',
      relationships: 'Before the difficult talk, write down what you want them to know. One sentence.',
      loneliness:
        'Company can be small: the same bench, the same shop, one message. Which one is near today?',
      pressure: 'Ask which deadline is real. Then ask what happens if it moves by a day.',
      family: 'You can love people and still end the call. Choose the hour of the next one yourself.',
      sleep:
        'If sleep does not come, get up and read something dull. Bed is for being tired, not for trying.',
      motivation: 'Waiting to feel like it is one plan. Starting badly is another, and it works more often.',
    },
  },
  elder: {
    thoughts: [
      'Take your time today. There is no hurry in finding out how you are.',
      'Open a window and take three slow breaths. Notice what the air smells of.',
      'You know things that cannot be looked up. Tell somebody one of them today.',
      'A call to an old friend needs no reason. Saying hello is reason enough.',
      'Some days the body sets the pace. It is all right to follow it.',
      'Put on a piece of music you have known for a long time. See what it brings back.',
      'Drink something warm and sit where the light is good. The list can wait for that long.',
      'Write down a word you have not heard for years. Who used to say it?',
      'A few steps to the door and back are steps.',
      'You may leave a thing half done and call it a day.',
    ],
    nudges: [
      'You have not checked in today. One face is enough, whenever it suits you.',
      'How has the day been? A moment is all it takes.',
      'If you would like to note how today was, the page is open. If not, that is fine too.',
      'One mood for today, in your own time.',
    ],
    recaps: [
      'The week is coming to its end. You can look at your days in History, perhaps with a cup of tea.',
      'Seven days have passed. Which one would you like to keep? Write a line about it if you wish.',
      'A look back at the week can be short. Days without a note are simply days without a note.',
    ],
    focus: {
      depression:
        'When the days feel heavy, let somebody know, your doctor too. You need not find the right words.',
      anxiety:
        'When worry comes, put both feet on the floor and count ten slow breaths. Then decide what needs doing.',
      grief: 'Those we miss stay part of the day. You may say their name aloud.',
      stress: 'Do one thing today and leave one for tomorrow. Both are good housekeeping.',
      'self-esteem': 'You do not have to be useful to be worth having around.',
      relationships: 'A letter may say what is hard to say aloud. It can be three lines long.',
      loneliness: 'Sit where people pass by, or ring somebody. Ten minutes of company change an afternoon.',
      pressure: 'You may say no without a reason. A friendly no is a complete answer.',
      family:
        'Children and grandchildren do things their own way. You can say once how you feel, and then let it rest.',
      sleep: 'If you lie awake, turn the clock to the wall. Rest counts, even without sleep.',
      motivation: 'Choose one thing with an end: a drawer, a letter, a row of knitting. Finish that.',
    },
  },
}
