import type { Translation } from '../catalog.ts'
import type { coach as en } from '../en/coach.ts'

export const coach: Translation<typeof en> = {
  persona: 'Arthur',
  tag: 'Coach IA',
  tag_child: 'un assistant de l’ordinateur',
  error: {
    sign_in_again: 'Reconnectez-vous pour modifier les réglages de {{persona}}',
    setting_up: 'Nous préparons vos préférences. Réessayez.',
    save_failed: 'Impossible d’enregistrer pour le moment. Nouvel essai…',
  },
  field: { time: 'Saisissez une heure, par exemple 09:00.' },
  notice: { title: 'Un mot de {{persona}}' },
  card: {
    title: '{{persona}}, votre coach',
    lead: '{{persona}} est un programme, pas une personne. Deux messages courts par jour au plus, aux heures que vous choisissez.',
    enabled: 'Messages de {{persona}}',
    windows: 'Quand',
    window_first: 'Premier message, à partir de',
    window_second: 'Deuxième message, à partir de',
    window_add: 'Ajouter une deuxième heure',
    window_remove: 'Retirer la deuxième heure',
    channels: 'Comment',
    quiet: 'Heures calmes',
    quiet_from: 'de',
    quiet_to: 'à',
    quiet_none: 'Pas d’heures calmes : les deux heures sont identiques.',
    quiet_hint: 'Rien n’est envoyé pendant ce temps.',
    next: 'Prochain message : {{when}}',
    next_none: 'Aucun message ne viendra : toutes les heures choisies tombent dans les heures calmes.',
    saved: 'Réglages mis à jour',
    undone: 'Impossible d’enregistrer. Tout est resté comme avant.',
    window_quiet: 'Cette heure tombe dans les heures calmes.',
    channel_one: 'Choisissez au moins un moyen.',
  },
  channel: { push: 'Sur cet appareil', in_app: 'Dans la cloche', email: 'Par e-mail' },
  popup: {
    open: 'Lire ce que {{persona}} a écrit',
    write: 'Écrire à ce sujet',
    region: 'Messages de {{persona}}',
    dismiss: 'Fermer ce message',
  },
}
