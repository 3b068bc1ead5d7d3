/** Is this the address of the machine itself? */
export const isLocalNetwork = (address: string | undefined): boolean =>
  address !== undefined && (/^(::ffff:)?127\./.test(address) || address === '::1')
