import type { MotivationTexts } from '../motivation.ts'
import { adult } from './pieces/adult.ts'
import { child } from './pieces/child.ts'
import { elder } from './pieces/elder.ts'
import { everyone } from './pieces/everyone.ts'
import { teen } from './pieces/teen.ts'

/** Things to read, in English. */
export const motivation: MotivationTexts = { ...everyone, ...child, ...teen, ...adult, ...elder }
