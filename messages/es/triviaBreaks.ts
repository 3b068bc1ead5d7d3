import type { Translation } from '../catalog.ts'
import type { triviaBreaks as triviaBreaksEn, triviaTeam as triviaTeamEn } from '../en/triviaBreaks.ts'

export const triviaBreaks: Translation<typeof triviaBreaksEn> = {
  foreign_title: 'Un vídeo de YouTube',
  foreign_note:
    '«{{title}}», de {{channel}}. Solo se carga cuando pulsas reproducir. Entonces YouTube conoce tu dirección de internet.',
  play_foreign: 'Reproducir el vídeo',
  watch_ours: 'Ver nuestro propio clip',
  frame: 'Vídeo: {{title}}',
  ours: 'Clip hecho por Evenkeel',
  foreign_gone: 'El vídeo no se puede reproducir ahora. Aquí tienes nuestro clip.',
  clip_gone: 'El clip no se puede reproducir ahora. Leer el consejo cuenta igual.',
  or_read: 'O lee esto. Cuenta igual.',
  aloud: 'Leer en voz alta',
  aloud_hint: 'Tu dispositivo te lee cada pregunta. Nada avanza hasta que pulsas un botón.',
}

export const triviaTeam: Translation<typeof triviaTeamEn> = {
  title: 'Pasa el teléfono',
  lead: 'Hasta cuatro personas de una familia juegan en un teléfono, cada una con preguntas para su edad. Los puntos son del equipo. No cambia el fin de semana de nadie.',
  open: 'Pasa el teléfono',
  setting: 'Pasa el teléfono',
  setting_hint: 'Tu familia puede añadirte a un juego en equipo en un teléfono.',
  family: 'Familia',
  who: '¿Quién juega?',
  choose: 'Elige al menos una persona y cuatro como máximo.',
  start: 'Empezar el juego en equipo',
  you: '{{name}} (tú)',
  none_title: 'Aún no hay equipo',
  none_text:
    'Cada persona dice que sí en sus propios ajustes de trivia y está en una familia contigo. Entonces podéis jugar juntos aquí.',
  pass_to: 'Pasa el teléfono a {{name}}',
  ready: '{{name}} tiene el teléfono',
  turn: '{{name}}, pregunta {{number}} de {{total}}',
  score: 'Equipo: {{score}} puntos',
  to_result: 'Ver el resultado',
  done: 'Ese fue vuestro juego en equipo',
  result: 'Juntos: {{right}} de {{total}} correctas, {{score}} puntos.',
  again: 'Jugar otra vez',
  back: 'Volver a trivia',
  failed: 'No se pudo empezar el juego en equipo.',
  load_failed: 'No se pudieron cargar tus familias.',
}
