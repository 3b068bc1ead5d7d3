import type { Translation } from '../catalog.ts'
import type { breakDesk as en } from '../en/breakDesk.ts'

export const breakDesk: Translation<typeof en> = {
  intro:
    'Vídeos cortos para las pausas después de las sesiones 1 y 2. Los miembros ven los aprobados. Los vídeos de YouTube solo llegan a personas adultas y se cargan tras pulsar.',
  curated: 'No hay clave de YouTube, así que la búsqueda trae nuestros propios clips.',
  topics: 'Temas, separados por comas',
  topics_default: 'respiración, estiramientos, atención plena',
  language: 'Idioma',
  fetch: 'Buscar vídeos',
  fetching: 'Buscando vídeos.',
  fetch_failed: 'La búsqueda falló',
  fetched: '{{count}} vídeos nuevos para el fin de semana del {{week}}.',
  empty: 'Aún no hay vídeos. Busca algunos y aprueba los que te gusten.',
  latest: 'Los últimos {{count}} vídeos de pausas',
  load_failed: 'No se pudieron cargar los vídeos.',
  decide_failed: 'No se pudo guardar tu decisión.',
  approve: 'Aprobar',
  reject: 'Rechazar',
  watch: 'Ver',
  age: {
    all: 'Todas las edades',
    child: 'Infancia',
    teen: 'Adolescentes',
    adult: 'Personas adultas',
    elder: 'Personas mayores',
  },
  place: 'Tras la sesión {{number}}',
  state: {
    candidate: 'Candidato',
    approved: 'Aprobado',
    rejected: 'Rechazado',
  },
  source: {
    hosted: 'Evenkeel',
    youtube: 'YouTube',
  },
  seconds: '{{seconds}} segundos',
  approved: '«{{title}}» está aprobado.',
  rejected: '«{{title}}» está rechazado.',
}
