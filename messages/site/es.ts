import { common } from '../es/common.ts'
import { shell } from '../es/shell.ts'

/** What the signed-in site needs in this language; no mails, no back office, no static pages. */
export const catalog = { common, shell }
