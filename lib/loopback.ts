/** Is this a name of the machine itself: `localhost`, or a loopback address? */
export const isLoopbackName = (name: string): boolean =>
  /^(.+\.)?localhost$/i.test(name) || /^127(\.\d{1,3}){3}$/.test(name) || name === '::1' || name === '[::1]'
