import type { Translation } from '../catalog.ts'
import type { today as en } from '../en/today.ts'

export const today: Translation<typeof en> = {
  tiles: {
    label: 'Lo que puedes hacer aquí',
    journal: 'Mi diario',
    journal_hint: 'Escribe lo que quieras',
    family: 'Mi familia',
    family_hint: 'Mira quién está',
    breathe: 'Respira',
    breathe_hint: 'Ve más despacio con el sol',
    ideas: 'Ideas para ti',
    ideas_hint: 'Cosas pequeñas para probar',
  },
  last: {
    checked_today: 'Hoy ya te registraste',
    checked_yesterday: 'Tu último registro fue ayer',
    checked_on: 'Tu último registro fue el {{day}}',
    wrote_today: 'Hoy ya escribiste',
    wrote_yesterday: 'Escribiste por última vez ayer',
    wrote_on: 'Escribiste por última vez el {{day}}',
    journal: 'Diario',
    journal_hint: 'Escribe para ti',
  },
  coach: {
    daily_child: 'Notas cortas de {{persona}}',
    lead_child:
      '{{persona}} es un ayudante de ordenador, no una persona. ¿Quieres una nota corta algunos días?',
    prompt_child: '¿Qué cosa pequeña te gustó hoy?',
    failed: 'No pudimos cargar tu guía.',
  },
}
