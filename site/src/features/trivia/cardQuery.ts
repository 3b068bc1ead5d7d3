import { triviaCardApi } from '#domain/trivia/cardApi.ts'
import { read } from '../../lib/query.ts'

/** Where trivia stands for the person. */
export const cardQuery = read(triviaCardApi.card)
