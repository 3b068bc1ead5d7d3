/**
 * The product that staff buys for a dollar before going live. No shelf and no list has it. Source: docs/rules/ops.md
 * C-118.
 */
export const TEST_PRODUCT = { slug: 'one-dollar-test', priceCents: 100 } as const
