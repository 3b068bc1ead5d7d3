import { common } from './common.ts'

/** All texts in this language, by feature. */
export const en = { common } as const
