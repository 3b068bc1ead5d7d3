import { triviaApi } from '#domain/trivia/api.ts'
import { read } from '../../lib/query.ts'
import { cardQuery } from './cardQuery.ts'

/** The weekend as the player shows it. */
export const weekendQuery = read(triviaApi.weekend)
/** The person's own weekends. */
export const scoreboardQuery = read(triviaApi.scoreboard)
/** All of trivia. */
export const triviaKey = cardQuery.queryKey.slice(0, 1)
