import type { Translation } from '../catalog.ts'
import type { generationDesk as en } from '../en/generationDesk.ts'

export const generationDesk: Translation<typeof en> = {
  schedule:
    'Viernes 18:00: generar 5-7 preguntas por grupo de edad e idioma (EN, ES, FR, AR); sábado 9:55: publicar; sábado 10:00: notificaciones; la generación usa un modelo de IA',
  schedule_more:
    'Cada grupo de edad e idioma recibe 30 preguntas. La generación del viernes prepara el fin de semana siguiente al próximo, así queda una semana para revisar. Se publica desde el viernes a las 09:55 UTC, antes de que el sábado empiece en ningún lugar.',
  no_model: 'No hay clave de OpenAI, así que nuestras propias preguntas llenan cada fin de semana.',
  generate: 'Generar esta semana',
  generate_title: '¿Generar esta semana?',
  generate_text:
    'Esto prepara unas {{count}} preguntas para todas las edades e idiomas, para el fin de semana del {{week}}. Primero van las aprobadas. Lo que escribe un modelo espera revisión.',
  started: 'La generación ha empezado. El registro la muestra en unos segundos.',
  generation_failed: 'La generación falló',
  publish: 'Publicar rondas pendientes',
  publish_title: '¿Publicar las rondas pendientes?',
  publish_text:
    'Para el fin de semana del {{week}}, esto publica cada grupo de edad e idioma que tiene 30 preguntas aprobadas. Lo publicado no cambia.',
  publish_done: '{{count}} sesiones publicadas para el fin de semana del {{week}}.',
  publish_none: 'No había nada pendiente para el fin de semana del {{week}}.',
  publish_short: 'A {{count}} sesiones les faltan preguntas.',
  publishing_failed: 'La publicación falló',
  running: 'Hay una generación en marcha.',
  log: 'Registro de generación, últimas {{count}}',
  empty: 'Aún no hay generaciones.',
  load_failed: 'No se pudo cargar el registro.',
  week: 'Fin de semana',
  for_whom: 'Para',
  status: 'Estado',
  kept: 'Quedan',
  dropped: 'Descartadas',
  nothing: 'Ninguna',
  when: 'Cuándo',
  state: {
    success: 'Correcta',
    failed: 'Fallida',
    other: 'Otra',
  },
  reason: {
    options: 'No hay cuatro opciones distintas',
    right: 'No hay una sola opción correcta',
    length: 'Demasiado larga o corta',
    language: 'Otro idioma',
    grade: 'Difícil de leer',
    duplicate: 'Ya está en el banco',
    danger: 'Habla de peligro',
    model_away: 'El modelo no responde',
    model_slow: 'El modelo tardó demasiado',
    model_refused: 'El modelo se negó',
    model_garbage: 'La respuesta del modelo no sirve',
  },
}
