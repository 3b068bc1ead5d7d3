/** The server sets `ek_in` beside the session, for scripts to read; it only says that a session may exist. */
const HINT = /(?:^|; )ek_in=1(?:;|$)/

/** Returns whether there may be a session here. Without one nothing needs to be asked. */
export const maybeSignedIn = (): boolean => HINT.test(document.cookie)
