import type { Translation } from '../catalog.ts'
import type { transparency as source } from '../en/transparency.ts'

/** What moderators did, for everyone, in French. */
export const transparency: Translation<typeof source> = {
  title: 'Comment nous modérons',
  lead: 'Ce que les membres ont signalé, ce que nos modérateurs ont décidé et combien de fois ils se sont trompés. Trimestre par trimestre.',
  failed: 'Impossible de charger les chiffres.',
  loading: 'Chargement des chiffres.',
  empty: 'Il n’y a encore rien à compter.',
  how: 'Comment nous comptons',
  how_text:
    'Chaque décision est prise par une personne. Un membre peut faire appel une fois, et quelqu’un d’autre répond. Nous comptons une décision au trimestre où elle a été prise. Le temps va du signalement, ou du moment où un message est retenu, à la décision : la moitié a été plus rapide, l’autre plus lente.',
  few_text: 'Nous ne montrons pas les nombres en dessous de {{count}}, pour que personne ne s’y reconnaisse.',
  few: 'moins de {{count}}',
  quarter: '{{year}}, trimestre {{quarter}}',
  so_far: '{{name}}, jusqu’ici',
  when: 'Trimestre',
  table: 'Ce que les modérateurs ont fait, par trimestre',
  column: {
    reports: 'Signalements',
    decisions: 'Décisions',
    medianMinutes: 'Temps habituel avant la décision',
    appeals: 'Appels traités',
    overturned: 'Décisions annulées',
  },
  minutes: '{{count}} min',
  summary: '{{what}} par trimestre. Le tableau ci-dessous donne les mêmes chiffres.',
}
