import type { Translation } from '../catalog.ts'
import type { breakDesk as en } from '../en/breakDesk.ts'

export const breakDesk: Translation<typeof en> = {
  intro:
    'De courtes vidéos pour les pauses après les sessions 1 et 2. Les membres voient celles qui sont approuvées. Les vidéos de YouTube ne vont qu’aux adultes et se chargent après un appui.',
  curated: 'Il n’y a pas de clé YouTube : la recherche apporte nos propres clips.',
  topics: 'Sujets, séparés par des virgules',
  topics_default: 'respiration, étirements, pleine conscience',
  language: 'Langue',
  fetch: 'Chercher des vidéos',
  fetching: 'Recherche de vidéos.',
  fetch_failed: 'La recherche a échoué',
  fetched: '{{count}} nouvelles vidéos pour le week-end du {{week}}.',
  empty: 'Pas encore de vidéos. Cherchez-en, puis approuvez celles qui vous plaisent.',
  latest: 'Les {{count}} dernières vidéos de pause',
  load_failed: 'Impossible de charger les vidéos.',
  decide_failed: 'Impossible d’enregistrer votre décision.',
  approve: 'Approuver',
  reject: 'Refuser',
  watch: 'Regarder',
  age: { all: 'Tous les âges', child: 'Enfants', teen: 'Ados', adult: 'Adultes', elder: 'Aînés' },
  place: 'Après la session {{number}}',
  state: {
    candidate: 'Candidate',
    approved: 'Approuvée',
    rejected: 'Refusée',
  },
  source: {
    hosted: 'Evenkeel',
    youtube: 'YouTube',
  },
  seconds: '{{seconds}} secondes',
  approved: '« {{title}} » est approuvée.',
  rejected: '« {{title}} » est refusée.',
}
