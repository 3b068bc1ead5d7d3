import type { Translation } from '../catalog.ts'
import type { transparency as source } from '../en/transparency.ts'

/** What moderators did, for everyone, in Spanish. */
export const transparency: Translation<typeof source> = {
  title: 'Cómo moderamos',
  lead: 'Qué avisos enviaron los miembros, qué decidieron nuestros moderadores y cuántas veces se equivocaron. Por trimestres.',
  failed: 'No se pudieron cargar las cifras.',
  loading: 'Cargando las cifras.',
  empty: 'Todavía no hay nada que contar.',
  how: 'Cómo contamos',
  how_text:
    'Cada decisión la toma una persona. Un miembro puede recurrir una vez y responde otra persona. Contamos una decisión en el trimestre en que se tomó. El tiempo va desde el aviso, o desde que se retiene un mensaje, hasta la decisión: la mitad fue más rápida y la otra mitad más lenta.',
  few_text: 'No mostramos cantidades menores de {{count}}, para que nadie se reconozca en ellas.',
  few: 'menos de {{count}}',
  quarter: '{{year}}, trimestre {{quarter}}',
  so_far: '{{name}}, hasta hoy',
  when: 'Trimestre',
  table: 'Qué hicieron los moderadores, por trimestres',
  column: {
    reports: 'Avisos',
    decisions: 'Decisiones',
    medianMinutes: 'Tiempo habitual hasta decidir',
    appeals: 'Recursos respondidos',
    overturned: 'Decisiones anuladas',
  },
  minutes: '{{count}} min',
  summary: '{{what}} por trimestres. La tabla de abajo tiene las mismas cifras.',
}
