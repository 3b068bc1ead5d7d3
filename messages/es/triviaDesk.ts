import type { Translation } from '../catalog.ts'
import type { triviaDesk as source } from '../en/triviaDesk.ts'
import { breakDesk } from './breakDesk.ts'
import { questionDesk } from './questionDesk.ts'
import { generationDesk } from './generationDesk.ts'
import { roundsDesk } from './roundsDesk.ts'

/** Words of the staff's trivia desk, in Spanish. */
export const triviaDesk: Translation<typeof source> = {
  title: 'Administración de la trivia del sábado',
  back: 'Volver al panel',
  loading: 'Cargando…',
  break_videos: breakDesk,
  questions: questionDesk,
  rounds: roundsDesk,
  generation: generationDesk,
  tab: {
    questions: 'Preguntas',
    rounds: 'Rondas',
    auto_gen: 'Generación automática',
    breaks: 'Pausas de bienestar',
  },
}
