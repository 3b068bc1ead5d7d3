import type { Translation } from '../catalog.ts'
import type { triviaDesk as source } from '../en/triviaDesk.ts'
import { breakDesk } from './breakDesk.ts'

/** Words of the staff's trivia desk, in French. */
export const triviaDesk: Translation<typeof source> = {
  title: 'Administration du quiz du samedi',
  back: 'Retour au tableau de bord',
  loading: 'Chargement…',
  break_videos: breakDesk,
  tab: {
    questions: 'Questions',
    rounds: 'Séries',
    auto_gen: 'Génération automatique',
    breaks: 'Pauses bien-être',
  },
}
