import { common } from '../ar/common.ts'
import { shell } from '../ar/shell.ts'

/** What every screen of the app needs in this language; the rest comes with the screens, see `words.ts`. */
export const catalog = { common, shell }
