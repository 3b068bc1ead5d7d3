import type { LegalWording } from '../wording.ts'

/** Safety protocol. */
export const safety: LegalWording = {
  title: 'Safety protocol',
  adult: `
This is what Evenkeel does when someone may be in danger, and what it can’t do. If you are in danger now, don’t wait for us. Call your local emergency number. In the US, you can call or text 988, or text 741741, at any hour.

## What we look for
Software reads what members write and looks for signs of danger: thoughts of suicide, self-harm, violence, or abuse. It runs on our own machines, in all four of our languages. It finds many of these texts, but not all. It can also be wrong the other way.

## What happens then
- We offer help on the screen at once: numbers to call or text, and words to begin with. You can save what you wrote all the same.
- If a child or teen writes of danger, our staff learns that they may need help. Staff learn who, where, and when. They do not see private words. A message in a room they can read.
- A person decides what comes next. Software can hold a message in a room or not send it. It alone never punishes or reports anyone.

## Guardians
A guardian is notified of a child’s or teen’s check-in, as the Privacy Policy says. If danger seems close, the guardian can get a signal that we are worried, never the words. A person sends it. When no trained person is on shift, software sends it right away. If the words suggest that the danger may be at home, no software tells the household anything. It is held, and a person decides.

A page that a child or teen shares is held, too, if it sounds like danger. We ask the writer before whether a person may look. Only then can two people on our staff read it and decide together whether the guardian gets it. Each of them gives a reason, and it is written down.

## What we can’t do
- We don’t watch in real time. A message here is not a call for help that someone is sure to see.
- We don’t know where you are, and we don’t call emergency services for you.
- We are not a crisis line. The people on the lines are trained for this, and they are there at any hour.

## Help at any time
The crisis page opens without an account. It also opens without a connection once you have visited it. Leave quickly takes you off the page at once.

## How we keep this true
The numbers are checked, and each shows its source. This protocol only changes when two people on our staff agree.
`,
  teen: `
This is what we do when someone may be in danger. If that is you right now, don’t wait for us. Call your local emergency number. In the US, you can call or text 988, or text 741741, at any time.

## What we look for
Software reads what you write. It looks for signs that you might hurt yourself, or that someone hurts you. It finds many of them, but not all. Sometimes it is wrong.

## What happens then
- We show you who can help, right away. You can still save what you wrote.
- Our staff learns that you may need help. They see who, where, and when. They don’t see your private words. A message in a room they can read.
- A person decides what to do next. You don’t get in trouble for what you feel.

## Your guardian
Your guardian hears about your check-ins the way you know it. If danger seems close, your guardian may get a signal that we worry about you. It never has your words. If it sounds like the danger is at home, no software sends them anything. It waits, and a person on our staff decides.

If you share a page that sounds like danger, we hold it. If you said yes before, two people on our staff may read it. They decide whether your guardian gets it.

## What we can’t do
- We don’t watch all the time. Don’t count on someone seeing it here.
- We don’t know where you are. We can’t call for help for you.
- We are not a crisis line. The people on the lines are trained, and they are there day and night.

## Help at any time
You can open the crisis page without an account. Leave quickly takes you off the page in one press.
`,
  child: `
This is what we do to keep you safe. If you are in danger now, tell a grown-up you trust. You can call your emergency number. In the US, you can call or text 988.

## We look for danger
A computer looks at what you write. It looks for signs that you are hurt or very sad. It does not find them all.

## Then we help
- We show you who you can call.
- Our team hears that you may need help. They do not read your book.
- Your grown-up may hear that we worry. They do not get your words.
- You are not in trouble.

## If home is not safe
Is it hard to be safe at home? Then we do not send a note to your home. A person on our team thinks about it first.

## What we can not do
- We do not watch all day.
- We do not know where you are.
- We can not come to you. So please tell a grown-up.

## Help is always there
The help page is open day and night. You can find it at the top: Help now.
`,
}
