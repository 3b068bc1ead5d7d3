import type { Translation } from '../catalog.ts'
import type { moderation as en } from '../en/moderation.ts'

export const moderation: Translation<typeof en> = {
  error: {
    sign_in: 'Vous devez être connecté pour bloquer quelqu’un',
    already_blocked: 'Cette personne est déjà bloquée',
    self: 'Vous ne pouvez pas vous bloquer vous-même.',
    load: 'Impossible de charger les personnes bloquées',
    unblock: 'Impossible de débloquer la personne',
  },
  blocked: {
    title: 'Personnes bloquées',
    lead: 'Qui vous bloquez ne l’apprend jamais. Vous pouvez revenir dessus à tout moment.',
    loading: 'Nous regardons qui vous avez bloqué.',
    empty_title: 'Personne n’est bloqué',
    empty: 'Vous pouvez bloquer quelqu’un d’une famille dans l’onglet Famille.',
    since: 'Bloqué le {{when}}',
    unblock: 'Débloquer',
    unblock_label: 'Débloquer {{name}}',
    unblocked: '{{name}} n’est plus bloqué.',
    unnamed: 'Une personne que vous avez bloquée',
  },
}
