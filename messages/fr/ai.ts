import type { Translation } from '../catalog.ts'
import type { ai as en } from '../en/ai.ts'

export const ai: Translation<typeof en> = {
  content: {
    title: 'De quoi lire ou écouter',
    loading: 'Nous cherchons quelque chose pour vous.',
    failed: 'Impossible de charger ceci.',
    empty_title: 'Rien pour l’instant',
    empty: 'Les nouveaux textes arrivent ici au fur et à mesure.',
    listen: 'Écouter « {{title}} »',
    tags: 'À propos de',
    for_mood: 'Quand l’humeur est : {{mood}}',
  },
  type: {
    affirmation: 'Une phrase à garder',
    quote: 'Une citation',
    exercise: 'Un exercice',
    story: 'Une histoire',
    audio: 'À écouter',
  },
  prompts: {
    title: 'De quoi écrire',
    lead: 'Trois questions. Un seul mot est aussi une réponse.',
    loading: 'Nous cherchons trois questions.',
    others: 'En montrer trois autres',
    empty_title: 'Pas de question aujourd’hui',
    empty: 'Écrivez ce que vous voulez, ou rien.',
    write: 'Écrire à ce sujet',
  },
}
