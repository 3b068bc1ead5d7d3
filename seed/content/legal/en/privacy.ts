import type { LegalWording } from '../wording.ts'

/** Privacy Policy. */
export const privacy: LegalWording = {
  title: 'Privacy Policy',
  adult: `
This policy says what we keep about you, why we keep it, who can see it, and how long it stays. Private means private: no one reads your journal but you, unless you share a page.

## What we keep
- Your account: email address, username, password as a code that can’t be turned back, age, language, and what you tell us when you start. Your first name, pronouns, ZIP code, and sex are up to you.
- Your check-ins, your reflections, and your journal.
- Your choices: focus areas, reminders, quiet hours, and how you like the site to look.
- Your family links, and what your guardian or child agreed to.
- Sign-ins: your devices, and when you last used them. This helps us to notice a stranger.
- Your consent: which version you agreed to, when, from which IP address, and with which browser.
- What you report to us.

## Why we keep it
We use it to run Evenkeel for you, to keep you safe, and to fix what breaks. We don’t sell your data. We show no ads. We don’t build a profile of you for anyone else.

## Who can see what
- You see all of it.
- A guardian sees the mood and the time of a child’s check-in. A teen can turn this off. Words reach a guardian only if the child or teen shares them, and we say so before it is saved.
- Your family sees that you belong to it, and what you share with it.
- Staff can’t open journals, moods, or reflections. Staff who need your name or address to help you have to give a reason, and each look is written down.

## Reading for danger
Software reads what you write on our own machines and looks for signs of danger. It does this to offer you help. Staff do not see the words. The Safety protocol says more.

## Services outside Evenkeel
Mail, text messages, and push messages travel through services that deliver them. They get what they need for that and no more. An outside AI service may write suggestions for adults. It gets a mood and a few words about it, without your name. What children and teens write does not go there unless their guardian agrees.

## Cookies and your device
We use one cookie to keep you signed in, and a few small notes for your language and the look of the site. There are no cookies for ads, and no one follows you to other sites. What you were writing is kept in your browser until it is saved.

## Counting
We count how Evenkeel is used only if you agree to it. For children and teens, these counts carry no name and no account. After 26 months, what is left no longer points to anyone.

## How long we keep it
- Your account and what you write: until you delete it. Your account closes right away and is deleted after 7 days.
- A deleted journal entry: 30 days in the trash, so that you can bring it back.
- The log of the mails we sent you: 90 days.
- The email address of a guardian who never answered: 14 days.
- What you bought, once the store is open: 7 years, because tax law asks for it.
- The record of what you agreed to: kept, without your name once you are gone.

## Your rights
You can see and change your data in Settings. You can ask for a copy of it: use Report an Issue on the first page, or write from your account. You can delete your account there under Privacy. It closes right away, and after 7 days we delete it and what is in it. Until then, you can sign in and keep it.

A guardian can ask the same for a child. They get what was shared with them, but never a child’s private words.

## Children
A child’s account needs a guardian. Until one agrees, the child meets no one here. A guardian can take their yes back at any time.

## When this policy changes
Each version has a number and a date. We ask you again before a new version applies to you, and we say what changed.
`,
  teen: `
This page says what we know about you and who can see it. Your journal is private. No one reads it but you, unless you share a page.

## What we keep
- Your account: email, username, age, language, and a password that even we can’t read.
- Your check-ins, reflections, and journal.
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
- Staff can’t open your journal, moods, or reflections.

## Looking for danger
Software reads what you write and looks for signs of danger. It does this to offer you help. It runs on our own machines. If it finds something, staff learn that you may need help, but not what you wrote.

## Other companies
Some companies carry our mail and push messages. They only get what they need. What you write does not go to an outside AI service unless your guardian agrees.

## Cookies
One cookie keeps you signed in. A few small notes keep your language and colors. No one tracks you for ads.

## Counting
We count how people use Evenkeel. For teens, these counts have no name and no account. After 26 months, they point to no one.

## How long
- Your account and words stay until you delete them. A deleted account is gone after 7 days.
- A deleted journal entry stays in the trash for 30 days.
- If a guardian never answers, we forget their address after 14 days.

## Your rights
You can see and change your data in Settings. You can ask for a copy of it. You can delete your account there, under Privacy. After 7 days, we delete it and what is in it. Until then, you can sign in and keep it. Your guardian can ask too, but they never get your private words.

## When this changes
We ask you again and tell you what is new.
`,
  child: `
This page says what we know about you.

## What we keep
- Your user name and your age.
- Your moods and what you write.
- The name of the grown-up who said yes.
- The things you picked, like your colors.

## Why we keep it
We need it so that Evenkeel works for you. We need it to keep you safe. We do not sell it. There are no ads.

## Who can see it
- You can see all of it.
- Your grown-up can see your mood and when you picked it.
- Your grown-up can see your words only if you share them.
- Our team can not read your book.

## Words that mean danger
A computer looks at what you write. It looks for signs that you need help. Then it shows you who can help. Our team may hear that you need help. They do not see your words.

## No one else
We do not give your words to other companies. The only way is if your grown-up says yes.

## How long
We keep your things until you ask us to take them away. If you throw a page away, you can get it back for 30 days.

## You can ask
You can ask to see what we keep. You can ask us to take it all away. Use Report an Issue. A grown-up can help you ask. Then our team takes it away by hand.
`,
}
