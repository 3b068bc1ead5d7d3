import type { LegalWording } from '../wording.ts'

/** Inclusion & Respect. */
export const inclusion: LegalWording = {
  title: 'Inclusion & Respect',
  adult: `
Everyone belongs here. Feelings don’t ask where you come from, how old you are, or whom you love. Neither do we.

## What we stand for
- Every body, faith, gender, language, and kind of family is welcome.
- We use the name and the pronouns you give us. You never have to give any.
- We don’t ask for more than we need. Sex and pronouns are up to you.
- Pictures of members don’t exist here. A flag stands for you, and no one is judged by looks.

## What we don’t accept
We don’t accept hate or contempt because of race, origin, skin color, religion, gender, sexual orientation, disability, illness, age, or body. That holds for jokes as well. The Community Guidelines say what happens then.

## Made for everyone
- You can use Evenkeel with a keyboard and with a screen reader.
- You can choose larger letters, more contrast, less motion, and a dark screen.
- Our rules exist in words for children, for teens, and for adults.
- Evenkeel is made in English, Spanish, French, and Arabic. Arabic reads from right to left, as it should.

## Tell us
We don’t get everything right. If something shuts you out, tell us through Report an Issue. We want to fix it.
`,
  teen: `
Everyone belongs here. It doesn’t matter where you come from, what you believe, or who you love.

## What we stand for
- Every body, faith, gender, language, and kind of family is welcome.
- We use the name and pronouns you give us. You don’t have to give any.
- There are no photos of members. You are a flag here, so no one judges your looks.

## What is not okay
Hate is not okay. That means hate about race, origin, skin color, religion, gender, who you love, disability, age, or body. Jokes about it count too. The Community Guidelines say what happens then.

## Made for everyone
- You can use Evenkeel with a keyboard or a screen reader.
- You can make letters bigger, turn on the dark screen, or calm the motion.
- It is made in English, Spanish, French, and Arabic.

## Tell us
If something here shuts you out, tell us with Report an Issue. We want to fix it.
`,
  child: `
You belong here. So does everyone else.

## All are welcome
- It does not matter how you look.
- It does not matter where you come from.
- It does not matter what your family is like.
- We call you by the name you like.

## Be fair
Do not be mean to someone for who they are. Do not make jokes about it. If someone does it to you, tell a grown-up or us.

## Made for you
You can make the letters big. You can make the screen dark. You can have it read to you with a screen reader.

## Tell us
Is something too hard here? Tell us. We want to make it better.
`,
}
