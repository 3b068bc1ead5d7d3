import { adult } from './adult.ts'
import { child } from './child.ts'
import { elder } from './elder.ts'
import { teen } from './teen.ts'

/** The curated bank in this language, by age group. */
export const triviaBank = { child, teen, adult, elder }
