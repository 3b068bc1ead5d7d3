import { localStore } from '../../lib/localStore.ts'

const MODE_KEY = 'trivia_mode'

/** Whether the demo is asked for: by the address or by a stored mode. Source: docs/rules/trivia.md S-002-2.1. */
export const wantsDemo = (search: string): boolean =>
  new URLSearchParams(search).get('demo') === 'true' || localStore.get(MODE_KEY) === 'demo'

/** Forgets a stored mode, so that trivia is live again. */
export const playLive = (): void => localStore.remove(MODE_KEY)
