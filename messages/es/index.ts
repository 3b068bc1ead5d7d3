import { common } from './common.ts'

/** All texts in this language, by feature. */
export const es = { common }
