import type { Translation } from '../catalog.ts'
import type { moderation as en } from '../en/moderation.ts'

export const moderation: Translation<typeof en> = {
  error: {
    word_known: 'Ce mot est déjà dans la liste.',
    word_empty: 'Un mot a besoin d’une lettre ou d’un chiffre au moins.',
    word_untried: 'Essayez-le d’abord sur les 30 derniers jours.',
    word_file: 'La ligne {{line}} du fichier ne va pas. Il faut les colonnes locale, phrase et action.',
    no_shift: 'Vous n’êtes pas de garde.',
    shift_times: 'Une garde finit après son début, dans l’avenir, et dure 12 heures au plus.',
    shift_overlap: 'Il y a déjà une garde à ce moment.',
    no_signal:
      'Impossible d’envoyer le signal : il est déjà parti, il n’y a pas de tuteur, ou le danger est peut-être à la maison.',
    words_closed: 'Les mots sont fermés. Rouvrez-les avec une raison.',
    entry_changed: 'Le texte a changé ou n’est plus partagé. Rechargez la liste.',
    already_proposed: 'Un collègue a déjà proposé ce texte.',
    same_person: 'Quelqu’un d’autre doit en décider.',
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
    decisions: 'Décisions à votre sujet',
    unnamed: 'Une personne que vous avez bloquée',
  },
}
