import type { LegalWording } from '../wording.ts'

/** Terms of Use. */
export const terms: LegalWording = {
  title: 'Terms of Use',
  adult: `
These terms are the agreement between you and Evenkeel. They are written in plain words. If you use Evenkeel, you agree to them. If you don’t agree, please don’t use it.

## What Evenkeel is, and what it is not
Evenkeel helps you notice how you feel. It has a daily check-in, a private journal, short messages from an AI coach, and things to read or hear. There are rooms to talk in, a quiz on Saturdays, and a store.

Evenkeel is not therapy. It is not medical advice and not an emergency service. It can’t tell you what illness you have, and it can’t treat one. If you are in danger, call your local emergency number. In the US, you can call or text 988 at any hour.

## Who may use it
- You need to be at least 5 years old.
- Anyone under 18 needs a parent or guardian who agrees. Until then, some parts stay closed.
- Give your true age. It decides what you see and who can meet you.
- A guardian agrees for their own child only. A teen can’t be a guardian.

## Your account
Keep your password to yourself. You are responsible for what happens in your account. If you think someone else is using it, change your password and tell us. Staff will never ask for your password.

## What you write
Your words stay yours. You let us store them, look in them for signs of danger, and show them to you and to the people you share them with. We don’t sell them and we don’t put ads beside them. The Privacy Policy says the rest.

You may not post what harms others, what is against the law, or what belongs to someone else. The Community Guidelines say more.

## The AI coach
Messages from the coach and some suggestions are chosen or written by software. They can be wrong. They always say that they are AI. Never use them in place of a doctor or a therapist.

## What it costs
Check-ins and the journal cost nothing. Rooms need a plan. You see its price before you pay. It can begin with a free trial of 7 days, once for each person. A trial without a card ends by itself. A trial with a card becomes a paid plan, and we write to you 48 hours before. You can cancel a plan at any time in Settings. It then stays until the time you paid for is over.

A child or teen asks a guardian, and the guardian pays. A guardian can let a teen buy without asking. The Refund Policy and the Shipping Policy say what applies.

## How we keep people safe
Software reads what members write for signs of danger, so that help can be offered. The Safety protocol says how this works and what it can’t do.

If someone breaks the rules, we may warn them, pause them, or close their account. The Community Guidelines list the steps.

## What we can and can’t promise
We work with care, but Evenkeel may have errors or be away for a while. We can’t promise that it will help you feel better. Where the law allows it, we are not liable for harm that comes from using Evenkeel as something it is not. Nothing here takes away a right that the law gives you.

## When these terms change
Each version has a number and a date, and old versions stay readable. When a new version takes effect, we ask you again and show you what changed. If you don’t agree with a new version, you can still sign out, get a copy of your data, delete your account, and reach help.

## Leaving
You can stop at any time. Delete your account in Settings, under Privacy. It closes right away, and we delete it and what is in it after 7 days. Until then, you can sign in and keep it.

## How to reach us
Use Report an Issue at the bottom of the first page. You don’t need an account for it.
`,
  teen: `
These are the rules between you and Evenkeel. If you use Evenkeel, you say yes to them.

## What Evenkeel is
It helps you notice how you feel. You can check in, write in a private journal, get short messages from an AI coach, and read or hear things that help. There are rooms to talk in and a quiz on Saturdays.

Evenkeel is not therapy and not a doctor. If you are in danger, call your local emergency number. In the US, you can call or text 988 at any time, day or night.

## Who may use it
- If you are under 18, a parent or guardian needs to say yes. Some parts stay closed until they do.
- Give your real age. It keeps you with people your own age.
- You can’t be someone’s guardian while you are a teen.

## Your account
Keep your password secret. If someone else knows it, change it. Our staff will never ask for it.

## What you write
Your words are yours. We keep them for you, look in them for signs of danger, and show them to the people you share them with. We don’t sell them. There are no ads.

Don’t post things that hurt people, break the law, or belong to someone else.

## The AI coach
The coach is software. It can be wrong. It always tells you that it is AI. Ask a person you trust when it matters.

## What it costs
Check-ins and the journal are free. Rooms need a plan that an adult in your family pays for. If you want something from the store, you ask your guardian, and they pay, unless they let you buy by yourself.

## Staying safe
Software looks for signs of danger in what you write, so that we can offer help. If you write that you are in danger, our staff learns that you may need help. They don’t get to see your private words. The Safety protocol says more.

If someone breaks the rules, we can warn them, pause them, or close their account.

## No promises we can’t keep
We work with care, but things can break. We can’t promise that Evenkeel makes you feel better. You keep every right that the law gives you.

## When the rules change
You can see the number and date at the top. When the rules change, we ask you again and tell you what is new. If you say no to new rules, you can still get your data, delete your account, and find help.

## Leaving
You can leave at any time. Delete your account in Settings, under Privacy. It closes right away, and your guardian gets an email about it. After 7 days, we delete it and what is in it. Until then, you can sign in and keep it.
`,
  child: `
These are the rules of Evenkeel. Read them with a grown-up if you can.

## What this is
Evenkeel helps you see how you feel. You can pick a mood. You can write in a book that is just for you. From age 8 on, you can talk with other kids if your grown-up says yes.

Evenkeel is not a doctor. If you are in danger, tell a grown-up now. In the US, you can call or text 988.

## Who can use it
- You need a grown-up who says yes.
- Tell us your real age. It keeps you safe.

## Your password
Keep it a secret. Our team will never ask you for it.

## Your words
What you write is yours. We keep it safe for you. We do not sell it. There are no ads here.

## The coach
The coach is a computer, not a person. It can be wrong. Ask a grown-up when you are not sure.

## Money
You do not have to pay. If you want a thing from the store, you can ask your grown-up. They pay, not you.

## Keeping you safe
A computer looks for words that mean danger. Then we can show you who can help. Our team may hear that you need help. They do not read your book.

## New rules
When the rules change, we tell you what is new. Then we ask you again.

## You can stop
You can stop at any time. You can take your account away in Settings. A grown-up can help you. We tell your grown-up. You have 7 days to come back.
`,
}
