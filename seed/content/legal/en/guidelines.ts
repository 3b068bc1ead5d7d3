import type { LegalWording } from '../wording.ts'

/** Community Guidelines. */
export const guidelines: LegalWording = {
  title: 'Community Guidelines',
  adult: `
People come to Evenkeel on good days and on hard ones. These rules hold wherever members meet: in families and in rooms.

## Be kind
- Talk to people the way you would want to be talked to on a bad day.
- Listen first. Give advice only when someone asks for it.
- You can disagree with an idea. Don’t attack the person.

## Keep people safe
- Don’t threaten, bully, or shame anyone.
- Don’t urge anyone to hurt themselves, and don’t describe ways to do it.
- No sexual content, and nothing sexual about minors, ever.
- If someone is in danger, use Help now. You don’t have to handle it alone.

## Keep private things private
- Don’t post your own address, phone number, or school, and don’t ask others for theirs.
- What someone tells you here stays here. Don’t copy it anywhere else.
- Adults don’t contact minors outside their own family.

## Be honest
- Be yourself. Don’t pretend to be someone else, or another age.
- Don’t sell things and don’t post ads.
- Don’t act as a doctor or a therapist here, even if you are one.

## When a rule is broken
You can block a person, and you can report what they did. The person is not told who reported it. People look at reports, not only software. In rooms, software reads each message first. It can hold a message or not send it. A child’s message waits until a moderator has read it.

These are the steps:
- First, a warning.
- Then a 24-hour mute in chat.
- Then a 7-day suspension.
- Then a permanent ban.

Severe conduct, such as threats or harm to a minor, leads to a permanent ban right away.

If you think we got it wrong, you can appeal once, within 30 days. Someone else will look at it again.
`,
  teen: `
People come here on good days and on bad ones. These rules count wherever members meet.

## Be kind
- Talk to people the way you want them to talk to you on a bad day.
- Listen first. Give advice when someone asks for it.
- Disagree with ideas, not with people.

## Keep each other safe
- Don’t threaten, bully, or shame anyone.
- Never push someone to hurt themselves. Don’t share ways to do it.
- Nothing sexual.
- If someone is in danger, use Help now and tell an adult. You don’t have to fix it alone.

## Keep private things private
- Don’t post your address, phone number, or school. Don’t ask for someone else’s.
- What people tell you here stays here.
- If an adult you don’t know wants to talk in private, report it.

## Be real
- Don’t pretend to be someone else or another age.
- Don’t sell things.

## When a rule is broken
You can block people and report them. They don’t find out who did it. A person looks at each report. In rooms, software reads each message first, and some wait until a moderator has read them.

The steps are:
- a warning
- 24 hours without chat
- 7 days without your account
- a ban for good

For really bad things, like threats, the ban comes right away. If you think we got it wrong, you can say so once, within 30 days. Someone else will look again.
`,
  child: `
These are the rules for being with others here. In a room, our team reads your words first. Then the others see them.

## Be kind
- Use nice words.
- Listen when others talk.
- Do not be mean. Do not scare anyone.

## Stay safe
- Do not tell people where you live.
- Do not share your phone number or school.
- If someone makes you feel bad, tell a grown-up.
- If a friend is in danger, tell a grown-up now.

## Be you
- Do not say you are someone else.
- Tell your real age.

## If someone breaks a rule
You can block them. Then they can not reach you. You can tell us about it. They will not know that it was you. A person on our team will look at it.

This is what can happen to them:
- First, we tell them to stop.
- Then they can not chat for one day.
- Then they have to stay away for 7 days.
- Then they can not come back.

If it is very bad, they have to go right away.
`,
}
