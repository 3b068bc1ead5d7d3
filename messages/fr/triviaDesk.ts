import type { Translation } from '../catalog.ts'
import type { triviaDesk as source } from '../en/triviaDesk.ts'
import { breakDesk } from './breakDesk.ts'
import { questionDesk } from './questionDesk.ts'
import { generationDesk } from './generationDesk.ts'
import { roundsDesk } from './roundsDesk.ts'

/** Words of the staff's trivia desk, in French. */
export const triviaDesk: Translation<typeof source> = {
  title: 'Administration du quiz du samedi',
  back: 'Retour au tableau de bord',
  loading: 'Chargement…',
  break_videos: breakDesk,
  questions: questionDesk,
  rounds: roundsDesk,
  generation: generationDesk,
  tab: {
    questions: 'Questions',
    rounds: 'Séries',
    auto_gen: 'Génération automatique',
    breaks: 'Pauses bien-être',
  },
}
