import type { Translation } from '../catalog.ts'
import type { trivia as en } from '../en/trivia.ts'

export const trivia: Translation<typeof en> = {
  title: 'Quiz du samedi',
  card: {
    lead: 'Trois sessions courtes, sans chronomètre, avec une respiration douce entre elles.',
    lead_child: 'Trois petits quiz. Pas de chronomètre. Prends ton temps.',
    not_played: 'Ouvert jusqu’à {{when}}.',
    all_week: 'Ouvert jusqu’à {{when}}. Cette démo garde le dernier week-end ouvert jusqu’à vendredi.',
    no_session: 'Pas de partie pour vous ce week-end. La démo est toujours ouverte.',
    off_day: 'Ouvre {{when}}.',
    played: 'Vous avez joué ce week-end : {{score}} points sur {{total}}.',
    play: 'Jouer maintenant',
    demo: 'Essayer la démo',
    scoreboard: 'Voir les scores',
    demo_text: '{{questions}} questions, une série hebdomadaire, ouvert du samedi au dimanche.',
    demo_text_all_week:
      '{{questions}} questions, une série hebdomadaire, ouvert du samedi au dimanche. Dans cette démo, ouvert jusqu’à vendredi.',
    streak: 'Série hebdomadaire : {{weeks}}',
    loading: 'Nous cherchons le quiz de ce week-end.',
    failed: 'Impossible de charger le quiz.',
  },
}
