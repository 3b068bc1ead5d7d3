import type { LegalWording } from '../wording.ts'

/** Privacy Policy. */
export const privacy: LegalWording = {
  title: 'Privacy Policy',
  adult: `
This policy says what we keep about you, why we keep it, who can see it, and how long it stays. Private means private: no one reads your journal but you, unless you share a page.

## What we keep
- Your account: email address, username, password as a code that can’t be turned back, age, language, and what you tell us when you start. Your first name, pronouns, ZIP code, and sex are up to you.
- Your check-ins, your reflections, your journal, and its voice notes.
- What you write in rooms, under your username. Your answers and points in Saturday trivia.
- Your choices: focus areas, reminders, quiet hours, and how you like the site to look.
- Your family links, and what your guardian or child agreed to.
- Sign-ins: your devices, and when you last used them. This helps us to notice a stranger.
- Your consent: which version you agreed to, when, from which IP address, and with which browser.
- Your plan, what you buy, and where we send it. Your card stays with the payment company.
- What you report to us, and what our moderators decide about you.

## Why we keep it
We use it to run Evenkeel for you, to keep you safe, and to fix what breaks. We don’t sell your data. We show no ads. We don’t build a profile of you for anyone else.

## Who can see what
- You see all of it.
- A guardian sees the mood and the time of a child’s check-in. A teen can turn this off. Words reach a guardian only if the child or teen shares them, and we say so before it is saved.
- Your family sees that you belong to it, and what you share with it.
- In a room, its members see your username and what you write. Moderators can read it. They read each message of a child before others do.
- Staff can’t open journals, moods, or reflections. There is one exception, for a page that a child or teen shares. The Safety protocol tells you about it. Staff who need your name or address to help you have to give a reason, and each look is written down.

## Reading for danger
Software reads what you write on our own machines and looks for signs of danger. It does this to offer you help. Staff do not see private words. If a child or teen writes of danger, a few people on our staff see who, where, and when. These notes are in no copy of the data, because a copy can be read at home. The Safety protocol says more.

## Services outside Evenkeel
Mail, text messages, and push messages travel through services that deliver them. A payment company takes payments, and a carrier brings what we ship. They get what they need for that and no more.

An outside AI service may write suggestions and questions. It gets feelings, how strong they were, and focus areas, without your name and without your words. If you ask us to write down a voice note, an outside service gets the sound and its language, without your name. For a child or teen, neither happens before a guardian agrees. A video from YouTube loads only when an adult presses play. YouTube then learns their internet address.

## Cookies and your device
We use one cookie to keep you signed in, and a few small notes for your language and the look of the site. There are no cookies for ads, and no one follows you to other sites. What you were writing is kept in your browser until it is saved.

## Counting
We count how Evenkeel is used only if you agree to it. We never count what children and teens do. After 26 months, what is left no longer points to anyone.

## How long we keep it
- Your account and what you write: until you delete it. Your account closes right away and is deleted after 7 days.
- A deleted journal entry: 30 days in the trash, so that you can bring it back.
- What you write in rooms: 12 months, and 6 months in rooms for children and teens. A message that a moderator decided about: 24 months.
- The log of the mails we sent you: 90 days.
- The email address of a guardian who never answered: 14 days.
- What you bought: 7 years, because tax law asks for it. Once your account is gone, your name and your addresses are taken out.
- That you had a free trial: kept as a code that names no one.
- The record of what you agreed to: kept, without your name once you are gone.

## Your rights
You can see and change your data in Settings. There, under Privacy, you can ask for a copy of it. You can download it for 7 days. You can delete your account there, too. It closes right away, and after 7 days we delete it and what is in it. Until then, you can sign in and keep it.

A guardian can ask the same for a child. They get the account, its consents, and what was shared with them, but never a child’s private words.

## Children
A child’s account needs a guardian. Until one agrees, the child meets no one here. A guardian can take their yes back at any time.

## When this policy changes
Each version has a number and a date. We ask you again before a new version applies to you, and we say what changed.
`,
  teen: `
This page says what we know about you and who can see it. Your journal is private. No one reads it but you, unless you share a page.

## What we keep
- Your account: email, username, age, language, and a password that even we can’t read.
- Your check-ins, reflections, journal, and voice notes.
- What you write in rooms, and your trivia answers.
- What you asked your guardian to buy, and what is in your library.
- Your settings, such as reminders and colors.
- Who is in your family here, and what your guardian agreed to.
- Which devices you sign in with.
- Which rules you said yes to, when, and from which IP address.

## Why
We need it to run Evenkeel, to keep you safe, and to fix things. We don’t sell it. There are no ads.

## Who can see what
- You see all of it.
- Your guardian sees your mood and the time you checked in. You can turn that off.
- Your guardian sees words only when you share them. We tell you before you save.
- In a room, its members see your username and what you write. Moderators can read it too.
- Staff can’t open your journal, moods, or reflections. If you share a page that sounds like danger, a person may look at it, but only if you said yes to that.

## Looking for danger
Software reads what you write and looks for signs of danger. It does this to offer you help. It runs on our own machines. If it finds something, staff learn that you may need help, but not what you wrote.

## Other companies
Some companies carry our mail and push messages. They only get what they need. An outside AI service may write suggestions for you, if your guardian agrees. It gets your feelings, never your words. It’s the same if you want a voice note written down: your guardian has to agree first.

## Cookies
One cookie keeps you signed in. A few small notes keep your language and colors. No one tracks you for ads.

## Counting
We count how adults use Evenkeel, if they agree. We never count what you do.

## How long
- Your account and words stay until you delete them. A deleted account is gone after 7 days.
- A deleted journal entry stays in the trash for 30 days.
- What you write in rooms stays for 6 months. If a moderator decided about it, it stays for 24 months.
- If a guardian never answers, we forget their address after 14 days.

## Your rights
You can see and change your data in Settings. You can ask for a copy of it there, under Privacy. You can delete your account there, too. After 7 days, we delete it and what is in it. Until then, you can sign in and keep it. Your guardian gets an email about that. They can ask for the same, but they never get your private words.

## When this changes
We ask you again and tell you what is new.
`,
  child: `
This page says what we know about you.

## What we keep
- Your user name and your age.
- Your moods and what you write.
- What you say in rooms, and your quiz answers.
- The name of the grown-up who said yes.
- The things you picked, like your colors.

## Why we keep it
We need it so that Evenkeel works for you. We need it to keep you safe. We do not sell it. There are no ads.

## Who can see it
- You can see all of it.
- Your grown-up can see your mood and when you picked it.
- Your grown-up can see your words only if you share them.
- In a room, other kids see your user name and your words. Our team reads them first.
- Our team can not read your book. If you share a page that sounds like danger, they look at it only if you say yes.

## Words that mean danger
A computer looks at what you write. It looks for signs that you need help. Then it shows you who can help. Our team may hear that you need help. They do not read your book.

## No one else
We do not give your words to other companies. A note that you speak can be typed for you. Your grown-up has to say yes first.

## How long
We keep your things until you take them away. What you say in rooms is gone after 6 months. If a person on our team had to look at it, it takes 24 months. If you throw a page away, you can get it back for 30 days.

## You can ask
You can get a copy of what we keep. You can take your account away. Both are in Settings, under Privacy. A grown-up can help you. We tell your grown-up. You have 7 days to come back.
`,
}
