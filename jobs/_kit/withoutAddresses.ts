/** Text without mail addresses: mail servers quote them in their errors, and logs keep no address. */
export const withoutAddresses = (text: string): string =>
  text.replace(/[^\s<>"'(),:;@]{1,64}@[^\s<>"'(),:;]+/g, '[address]')
