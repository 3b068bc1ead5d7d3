import type { Translation } from '../catalog.ts'
import type { ai as en } from '../en/ai.ts'

export const ai: Translation<typeof en> = {
  content: {
    title: 'Algo para leer o escuchar',
    loading: 'Buscando algo para ti.',
    failed: 'No pudimos cargar esto.',
    empty_title: 'Aún no hay nada',
    empty: 'Los textos nuevos aparecen aquí cuando se escriben.',
    listen: 'Escuchar «{{title}}»',
    tags: 'Sobre',
    for_mood: 'Cuando te sientes: {{mood}}',
  },
  type: {
    affirmation: 'Una frase para guardar',
    quote: 'Una cita',
    exercise: 'Un ejercicio',
    story: 'Una historia',
    audio: 'Para escuchar',
  },
  prompts: {
    title: 'Algo sobre lo que escribir',
    lead: 'Tres preguntas. Una palabra también es una respuesta.',
    loading: 'Buscando tres preguntas.',
    others: 'Mostrar otras tres',
    empty_title: 'Hoy no hay preguntas',
    empty: 'Escribe lo que quieras, o nada.',
    write: 'Escribir sobre ello',
  },
}
