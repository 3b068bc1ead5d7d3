/** An address that keeps its own direction inside a sentence of any language. */
export const isolated = (email: string): string => `\u2068${email}\u2069`
