import type { Translation } from '../catalog.ts'
import type { today as en } from '../en/today.ts'

export const today: Translation<typeof en> = {
  tiles: {
    label: 'Ce que tu peux faire ici',
    journal: 'Mon journal',
    journal_hint: 'Écris ce que tu veux',
    family: 'Ma famille',
    family_hint: 'Regarde qui est là',
    breathe: 'Respire',
    breathe_hint: 'Ralentis avec le soleil',
    ideas: 'Des idées pour toi',
    ideas_hint: 'De petites choses à essayer',
  },
  last: {
    checked_today: 'Vous avez fait le point aujourd’hui',
    checked_yesterday: 'Votre dernier point date d’hier',
    checked_on: 'Votre dernier point : {{day}}',
    wrote_today: 'Vous avez écrit aujourd’hui',
    wrote_yesterday: 'Vous avez écrit hier',
    wrote_on: 'Dernière page écrite : {{day}}',
    journal: 'Journal',
    journal_hint: 'Écrire pour soi',
  },
  coach: {
    daily_child: 'Petits mots de {{persona}}',
    lead_child:
      '{{persona}} est un assistant de l’ordinateur, pas une personne. Veux-tu un petit mot certains jours ?',
    prompt_child: 'Quelle petite chose t’a plu aujourd’hui ?',
    failed: 'Impossible de charger le coach.',
  },
}
