import { localStore } from './localStore.ts'

/** Where this device remembers who is signed in. */
export const PERSON_KEY = 'ek.me'

/** Was a member signed in here when the server was last heard? */
export const isPersonKnown = (): boolean => Boolean(localStore.get(PERSON_KEY))
