import type { LegalWording } from '../wording.ts'

/** Refund Policy. */
export const refunds: LegalWording = {
  title: 'Refund Policy',
  adult: `
These rules apply to plans and to what you buy in the store.

## Plans
- In the first 7 days after your first charge, you get all of it back.
- After that, you get back the part of the period that you have not used.
- A free trial costs nothing, so there is nothing to refund.

## Digital items
You can get your money back within 14 days if you have not opened the item.

## Things we ship
You can send a thing back within 30 days of getting it. Please send it back unused. If it came broken, or it was the wrong thing, you pay nothing for the way back.

## How to ask
Open the order under Your orders and ask there. For a plan, use Report an Issue. Tell us what went wrong. You can also ask when the policy says no, and we will look at it.

## How long it takes
- We look at your request within 2 business days.
- We pay the money back within 5 to 7 business days.
- Your bank may need 3 to 5 days more.

The money goes back the way you paid. Your rights under the law stay as they are.

## Children and teens
Nothing is bought for a child without a guardian. Only the person who paid can ask for the money.
`,
  teen: `
These rules count for plans and for the store. An adult pays, so an adult gets the money back.

## Plans
- In the first 7 days after the first charge, you get all of it back.
- After that, you get back the part you did not use.

## Digital items
You get your money back within 14 days if you have not opened it.

## Things we ship
You can send a thing back within 30 days if you have not used it. If it came broken, sending it back is free.

## How to ask
The person who paid asks in their orders. If you bought it yourself, and for a plan, use Report an Issue.

## How long it takes
- We look at it within 2 work days.
- We pay within 5 to 7 work days.
- The bank may need 3 to 5 days more.
`,
  child: `
You can not buy things here. You can ask a grown-up. They pay, not you.

## Giving things back
- A grown-up can stop a plan. In the first 7 days they get all the money back.
- If you did not open a file, you can give it back for 14 days.
- If a box came to you, you can send it back for 30 days.

## How
The grown-up who paid asks us. We look at it in 2 days. The money is back in about two weeks.
`,
}
