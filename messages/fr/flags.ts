import type { Translation } from '../catalog.ts'
import type { flags as en } from '../en/flags.ts'

export const flags: Translation<typeof en> = {
  error: { update: 'La fonction n’a pas pu être modifiée' },
  admin: {
    title: 'Fonctions',
    intro: 'Un changement vaut aussitôt, pour tout le monde, et figure au journal d’audit.',
    on_of: '{{on}} sur {{total}} activées',
    on: 'activée',
    off: 'désactivée',
    changing: 'Changement en cours.',
    owner: 'Responsable : {{feature}}',
    no_effect: 'sans effet',
    unused: 'Pas utilisée : rien ne lit encore cet interrupteur, il ne change donc rien.',
    loading: 'Chargement des fonctions.',
    failed: 'Les fonctions n’ont pas pu être chargées.',
    empty: 'Il n’y a pas encore de fonctions. La prochaine version les ajoute.',
    category: {
      killswitch: 'Interrupteurs d’urgence',
      core: 'Cœur',
      admin: 'Administration',
      others: 'Autres',
    },
    confirm_title: 'Activer {{key}} ?',
    confirm_text: 'Cela retire aussitôt quelque chose aux membres :',
    confirm: 'Activer',
  },
}
