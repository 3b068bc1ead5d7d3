import type { LegalWording } from '../wording.ts'

/** Shipping Policy. */
export const shipping: LegalWording = {
  title: 'Shipping Policy',
  adult: `
These times apply to what we ship from the store.

## When it leaves us
We hand your order to the carrier within 2 to 3 business days.

## How long it is on its way
- Standard: 5 to 7 days
- Express: 2 to 3 days
- Other countries: 10 to 15 days

These times start when the order leaves us. Holidays and customs can make them longer.

## What it costs
You see the price of shipping before you pay. Other countries may charge customs or tax. The person who gets the parcel pays that.

## Digital items
They are not shipped. You find them in your library as soon as they are paid for.

## Where it goes
We need a full address. For a child or teen, it goes to the address of their guardian.

## If something goes wrong
If your order is late, lost, or broken, tell us through Report an Issue. We will look for it, send it again, or pay you back.
`,
  teen: `
These times count for what we ship from the store.

## When it leaves us
Your order leaves us within 2 to 3 work days.

## How long it takes
- Standard: 5 to 7 days
- Express: 2 to 3 days
- Other countries: 10 to 15 days

Holidays and customs can make it longer.

## Where it goes
If you are under 18, it goes to your guardian’s address.

## If something goes wrong
Is it late, lost, or broken? Tell us through Report an Issue. We send it again or pay it back.
`,
  child: `
This is how long a box takes.

- We pack it in 2 to 3 days.
- Then it comes in 5 to 7 days.
- If it is fast mail, it comes in 2 to 3 days.
- If you live far away, it takes 10 to 15 days.

The box goes to your grown-up. Is it late or broken? Your grown-up can tell us, and we will fix it.
`,
}
