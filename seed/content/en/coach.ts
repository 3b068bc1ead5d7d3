import type { CoachTexts } from '../coach.ts'

/** What the coach says, in English. */
export const coach: CoachTexts = {
  child: {
    thoughts: [
      'Hello. You don’t have to feel any special way today. What’s one small thing you like right now?',
      'Put your hand on your tummy. Breathe in slowly, then out even slower. Three times is plenty.',
      'Some days are loud and some are quiet. Both are okay. You can tell a grown-up which one this is.',
      'Look around and find five blue things. This small trick helps when your head is busy.',
      'Asking for help is a smart thing to do. Who is one person you could ask today?',
      'Big feelings are easier to hold when they have a name. Can you name yours?',
      'If something went wrong today, you can try again tomorrow.',
      'Stretch your arms up, as tall as a giraffe. Then let them drop. Do it two more times.',
      'You can feel two things at once. You can be happy and a bit sad. That’s normal.',
      'Think of a place where you feel safe. What can you see there?',
    ],
    nudges: [
      'How was today? You can pick a face. It takes less than a minute.',
      'If you want, pick the face that fits you today. None of them is wrong.',
      'How did today go? You can tell me with one face, or wait until tomorrow.',
      'One face, one number, done. Only if you feel like it.',
    ],
    recaps: [
      'The week is almost over. You can see the faces you picked in History. Maybe look with someone you like.',
      'A week has many days. Which one did you like best? You can write it down or tell someone.',
      'Seven days went by. Some were easy, and some maybe not. You can see them all in History.',
    ],
    focus: {
      depression: 'When everything feels gray, tell one grown-up you trust. You don’t have to say it well.',
      anxiety: 'Worries like to talk fast. Breathe out slowly, like you’re cooling hot soup. Then try again.',
      grief: 'You can miss someone on any day. You can talk about them, draw them, or just be quiet.',
      stress: 'If there’s too much to do, pick one thing. Only one. The rest can wait a little.',
      'self-esteem': 'It’s okay to still be learning. Everyone you know is still learning something.',
      relationships: 'If a friend was mean, you can say: I didn’t like that. It’s fair to say it.',
      loneliness: 'If you feel alone, sit near someone you like. You don’t have to talk right away.',
      pressure: 'A test shows what you knew on one day. It doesn’t show who you are.',
      family: 'When people at home fight, it’s not because of you. Tell a grown-up you trust how it feels.',
      sleep: 'In bed, think of your toes, then your knees, then your tummy. Tell each one it can rest now.',
      motivation: 'If it’s hard to start, start with two minutes. You can stop after that.',
    },
  },
  teen: {
    thoughts: [
      'You don’t owe anyone a good mood. Knowing which one you’re in is enough for now.',
      'One thing at a time still moves you forward. What’s the next small one?',
      'Phone face down for ten minutes, feet on the floor, slow breath out. Notice what changes, if anything.',
      'You can change your mind about people, plans, and yourself. Any day of the week.',
      'Comparing your inside with other people’s outside is an unfair test. You can put the pen down.',
      'Someone who listens counts more than someone who fixes. Who listens to you?',
      'You can be good at something and still not want to do it today.',
      'Drink a glass of water and look out a window until the glass is empty. That was a break.',
      'A bad hour is just an hour. It doesn’t get to name the whole day.',
      'You don’t have to explain a no. You can also say: not now.',
    ],
    nudges: [
      'Ten seconds, one mood, done. You can skip it, too.',
      'How did today land? One tap is an answer.',
      'No check-in yet today. If you want one, it’s short. If not, tomorrow is fine.',
      'How was today, in one word? Your check-in has room for it.',
    ],
    recaps: [
      'The week is almost over. Your chart shows how the days went, without grades and without advice.',
      'Look back once. Which day took the most out of you, and which one gave something back? They’re all in History.',
      'A week of days, some better than others. If one still bothers you, write two lines about it.',
    ],
    focus: {
      depression:
        'On heavy days, lower the bar: water, food, one message to someone safe. The rest can wait.',
      anxiety: 'Name five things you can see and four you can hear. It brings your head back into the room.',
      grief: 'There’s no schedule for missing someone. You can laugh today and still miss them.',
      stress: 'Write down everything in your head, then circle one line. Only that one is for today.',
      'self-esteem': 'Talk to yourself the way you would talk to a friend who failed the same test.',
      relationships: 'You can answer later. A message isn’t an alarm.',
      loneliness:
        'Send one short message to someone you haven’t heard from: how are you, really? People often write back.',
      pressure: 'Grades describe work, not people. Take the next break on purpose, not by accident.',
      family: 'You can leave an argument and come back to it. Say when, so no one thinks you ran away.',
      sleep: 'Charge your phone outside your room tonight. The first hour is the hardest, and the quietest.',
      motivation: 'Do the boring part for five minutes. Then you can stop. Often you won’t want to.',
    },
  },
  adult: {
    thoughts: [
      'You don’t have to solve everything at once. Name what’s heavy, then name what can wait.',
      'Shoulders down, jaw loose, one long breath out. That’s the whole exercise.',
      'A short walk counts, even the one to the mailbox.',
      'It’s fine to answer with: I’ll think about it.',
      'Write one honest line about today. No one grades it.',
      'Rest is part of the work. Where could ten quiet minutes fit today?',
      'Do just the next thing, slowly. Then see how the rest of the day feels.',
      'Eat something before you decide anything.',
      'What would you leave out if today were two hours shorter?',
      'Look at something far away for a minute. Your eyes carry more of the day than you think.',
    ],
    nudges: [
      'No check-in yet today. It takes a minute, and it can wait.',
      'How are you, without the small talk? One tap will do.',
      'If you want to set today down somewhere, your check-in is open.',
      'A mood and a number, that’s all. Or leave it for tomorrow.',
    ],
    recaps: [
      'The week is almost over. Your chart shows where it was hard and where it eased. Five minutes is enough to look.',
      'Look back over seven days. What drained you, and what carried you? Write down one line to keep.',
      'Sunday is a good day to read your own week. Days without a check-in are just gaps. You don’t need to make up for them.',
    ],
    focus: {
      depression:
        'On low days, do the next small thing: light, water, something to eat. If it stays dark, tell one person today.',
      anxiety: 'Worry asks what if. Answer with what is: the chair, the room, your breath going out.',
      grief: 'Grief has no timetable. You can talk about them today, or let it rest.',
      stress: 'Make the list, then cross out one thing you won’t do. That counts as done.',
      'self-esteem':
        'Notice one thing you say to yourself that you’d never say to a friend. Leave it out once.',
      relationships: 'Before a difficult talk, write down what you want them to know. One sentence.',
      loneliness:
        'Company can be small: the same bench, the same store, one message. Which one is close today?',
      pressure: 'Ask which deadline is real. Then ask what happens if it moves by a day.',
      family: 'You can love people and still end the call. You can pick the time of the next one.',
      sleep:
        'If you can’t fall asleep, get up and read something dull. Bed is for being tired, not for trying.',
      motivation: 'You can wait until you feel like it. You can also start badly. That works more often.',
    },
  },
  elder: {
    thoughts: [
      'Take your time today. There’s no hurry in finding out how you are.',
      'Open a window and take three slow breaths. Notice what the air smells like.',
      'You know things no one can look up. Tell someone one of them today.',
      'A call to an old friend needs no reason. Saying hello is reason enough.',
      'Some days the body sets the pace. It’s all right to follow it.',
      'Put on a piece of music you’ve known for a long time. See what it brings back.',
      'Drink something warm and sit where the light is good. The list can wait that long.',
      'Write down a word you haven’t heard in years. Who used to say it?',
      'A few steps to the door and back still count as steps.',
      'You can leave something half done and call it a day.',
    ],
    nudges: [
      'You haven’t checked in today. One face is enough, whenever it suits you.',
      'How has the day been? A moment is all it takes.',
      'If you’d like to note how today was, the page is open. If not, that’s fine too.',
      'One mood for today, in your own time.',
    ],
    recaps: [
      'The week is coming to an end. You can look at your days in History, perhaps with a cup of tea.',
      'Seven days have passed. Which one would you like to keep? Write a line about it if you wish.',
      'A look back at the week can be short. Days without a note are simply days without a note.',
    ],
    focus: {
      depression:
        'When the days feel heavy, let someone know. Your doctor counts too. You don’t need the right words.',
      anxiety:
        'When worry comes, put both feet on the floor and count ten slow breaths. Then decide what needs doing.',
      grief: 'Those we miss stay part of the day. You can say their name out loud.',
      stress: 'Do one thing today and leave one for tomorrow. Both are good housekeeping.',
      'self-esteem': 'You don’t have to be useful to be worth having around.',
      relationships: 'A letter can say what’s hard to say out loud. It can be three lines long.',
      loneliness:
        'Sit where people pass by, or call someone. Ten minutes of company can change an afternoon.',
      pressure: 'You can say no without a reason. A friendly no is a complete answer.',
      family:
        'Children and grandchildren do things their own way. You can say how you feel once, and then let it rest.',
      sleep: 'If you lie awake, turn the clock to the wall. Rest counts, even without sleep.',
      motivation: 'Choose one thing that has an end: a drawer, a letter, a row of knitting. Finish that.',
    },
  },
}
