/** A name in marks that keep its direction from mixing with that of the text around it. */
export const isolated = (name: string): string => `\u2068${name}\u2069`
