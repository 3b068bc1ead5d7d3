import { common } from '../en/common.ts'
import { shell } from '../en/shell.ts'

/** What the signed-in site needs in this language; no mails, no back office, no static pages. */
export const catalog = { common, shell }
