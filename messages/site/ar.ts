import { common } from '../ar/common.ts'
import { shell } from '../ar/shell.ts'

/** What the signed-in site needs in this language; no mails, no back office, no static pages. */
export const catalog = { common, shell }
