import type { LegalWording } from '../wording.ts'

/** Refund Policy. */
export const refunds: LegalWording = {
  title: 'Refund Policy',
  adult: `
Plans and the store are not open yet, so there is nothing to pay today. From the day they open, these rules apply.

## Plans
- In the first 7 days after your first charge, you get all of it back.
- After that, you get back the part of the period that you have not used.
- A free trial costs nothing, so there is nothing to refund.

## Digital items
You can get your money back within 14 days if you have not opened the item.

## Things we ship
You can send a thing back within 30 days of getting it. Please send it back unused. If it came broken, or it was the wrong thing, you pay nothing for the way back.

## How to ask
Use Report an Issue and tell us what you bought and when. You don’t have to say why, but it helps us.

## How long it takes
- We look at your request within 2 business days.
- We pay the money back within 5 to 7 business days.
- Your bank may need 3 to 5 days more.

The money goes back the way you paid. Your rights under the law stay as they are.

## Children and teens
Nothing is bought for a child without a guardian. Only the person who paid can ask for the money.
`,
  teen: `
Plans and the store are not open yet, so no one pays today. When they open, these rules count.

## Plans
- In the first 7 days after the first charge, you get all of it back.
- After that, you get back the part you did not use.

## Digital items
You get your money back within 14 days if you have not opened it.

## Things we ship
You can send a thing back within 30 days if you have not used it. If it came broken, sending it back is free.

## How to ask
The person who paid asks through Report an Issue.

## How long it takes
- We look at it within 2 work days.
- We pay within 5 to 7 work days.
- The bank may need 3 to 5 days more.
`,
  child: `
You can not buy things here yet. When you can, a grown-up pays, not you.

## Giving things back
- A grown-up can stop a plan. In the first 7 days they get all the money back.
- If you did not open a file, you can give it back for 14 days.
- If a box came to you, you can send it back for 30 days.

## How
The grown-up who paid asks us. We look at it in 2 days. The money is back in about two weeks.
`,
}
