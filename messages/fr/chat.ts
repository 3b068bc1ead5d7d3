import type { Translation } from '../catalog.ts'
import type { chat as en } from '../en/chat.ts'

export const chat: Translation<typeof en> = {
  title: 'Salons de discussion',
  lead: 'De petits salons par thème, avec des gens de votre âge. Des modérateurs lisent ce qui s’écrit.',
  lead_child: 'Des salons avec des enfants de ton âge. Un adulte lit d’abord chaque message.',
  loading: 'Chargement des salons.',
  list: 'Salons de discussion',
  empty_title: 'Pas encore de salon',
  empty: 'Il n’y a pas de salon pour votre âge en ce moment. Revenez voir plus tard.',
  unread_one: '{{count}} nouveau message',
  unread_other: '{{count}} nouveaux messages',
  unread_some: 'Nouveaux messages',
  rooms: 'Voir tous les salons',
  band: {
    '8-10': 'De 8 à 10 ans',
    '11-12': '11 et 12 ans',
    '13-15': 'De 13 à 15 ans',
    '16-17': '16 et 17 ans',
    adult: 'Adultes',
    elder: 'Aînés',
  },
  error: {
    load: 'Échec du chargement des salons de discussion',
    room: 'Erreur lors du chargement du salon',
    not_found: 'Salon de discussion introuvable',
    subscription: 'Le chat nécessite un abonnement',
    send: 'Échec de l’envoi du message',
    report: 'Échec de l’envoi du signalement',
    block: 'Échec du blocage de l’utilisateur',
    edit: 'Le message n’a pas pu être modifié. Réessayez.',
    remove: 'Le message n’a pas pu être supprimé. Réessayez.',
    react: 'Votre réaction n’a pas pu être enregistrée. Réessayez.',
  },
}
