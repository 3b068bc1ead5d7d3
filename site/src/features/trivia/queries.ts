import { triviaApi } from '#domain/trivia/api.ts'
import { keyOf, read } from '../../lib/query.ts'

/** Where trivia stands for the person. */
export const cardQuery = read(triviaApi.card)
/** The weekend as the player shows it. */
export const weekendQuery = read(triviaApi.weekend)
/** The person's own weekends. */
export const scoreboardQuery = read(triviaApi.scoreboard)
/** All of trivia. */
export const triviaKey = keyOf(triviaApi.card).slice(0, 1)
