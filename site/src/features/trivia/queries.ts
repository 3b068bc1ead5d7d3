import { triviaApi } from '#domain/trivia/api.ts'
import { read } from '../../lib/query.ts'

/** Where trivia stands for the person. */
export const cardQuery = read(triviaApi.card)
