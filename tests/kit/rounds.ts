/** How often a test tries the same: `npm test -- --thorough` says more. What it holds is the same. */
export const rounds = ({ usual, thorough }: { usual: number; thorough: number }): number =>
  process.env.TEST_THOROUGH === 'true' ? thorough : usual
