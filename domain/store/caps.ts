/** What a minor's paid requests may come to in a month, in cents, until staff or a guardian set another. Source: docs/rules/store.md S-cap. */
export const MONTHLY_CAP_CENTS = 5_000
