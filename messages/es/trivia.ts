import type { Translation } from '../catalog.ts'
import type { trivia as en } from '../en/trivia.ts'

export const trivia: Translation<typeof en> = {
  title: 'Trivia del sábado',
  card: {
    lead: 'Tres sesiones cortas, sin reloj, con un respiro amable entre ellas.',
    lead_child: 'Tres juegos cortos de preguntas. Sin reloj. Tómate tu tiempo.',
    not_played: 'Abierta hasta {{when}}.',
    all_week: 'Abierta hasta {{when}}. Esta demo mantiene abierto el último fin de semana hasta el viernes.',
    no_session: 'Este fin de semana no hay ronda para ti. La demo siempre está abierta.',
    off_day: 'Abre {{when}}.',
    played: 'Ya jugaste este fin de semana: {{score}} de {{total}} puntos.',
    play: 'Jugar ahora',
    demo: 'Probar la demo',
    scoreboard: 'Ver el marcador',
    demo_text: '{{questions}} preguntas, una racha semanal, abierta de sábado a domingo.',
    demo_text_all_week:
      '{{questions}} preguntas, una racha semanal, abierta de sábado a domingo. En esta demo, abierta hasta el viernes.',
    streak: 'Racha semanal: {{weeks}}',
    loading: 'Buscamos la trivia de este fin de semana.',
    failed: 'No se pudo cargar la trivia.',
  },
}
