import type { Translation } from '../catalog.ts'
import type { rooms as en } from '../en/rooms.ts'

export const rooms: Translation<typeof en> = {
  moderator: 'Modération',
  deleted_user: 'compte supprimé',
  room: {
    'anxiety-support': {
      name: 'Face à l’anxiété',
      description: 'Pour l’inquiétude qui ne lâche pas, et ce qui aide.',
    },
    'depression-recovery': {
      name: 'Sortir de la dépression',
      description: 'Pour les jours lourds, un petit pas après l’autre.',
    },
    'relationship-guidance': {
      name: 'Relations',
      description: 'Pour les amis, les couples et les personnes à qui il est dur de parler.',
    },
    parenting: {
      name: 'Être parent',
      description: 'Pour les parents et les proches, et les conflits à la maison.',
    },
    family: { name: 'Famille', description: 'Pour quand c’est dur à la maison, et pour ce qui aide.' },
    'addiction-recovery': {
      name: 'Sortir d’une addiction',
      description: 'Pour arrêter, recommencer et tenir.',
    },
    'self-esteem': { name: 'Estime de soi', description: 'Pour être plus doux avec soi.' },
    'grief-loss': { name: 'Deuil et perte', description: 'Pour quand quelqu’un ou quelque chose manque.' },
    'stress-management': {
      name: 'Gérer le stress',
      description: 'Pour quand c’est trop à la fois, et pour souffler.',
    },
    loneliness: {
      name: 'Solitude',
      description: 'Pour les moments où l’on se sent seul, et pour la compagnie.',
    },
    'school-work-pressure': {
      name: 'Pression à l’école ou au travail',
      description: 'Pour les examens, les chefs et les délais.',
    },
    'sleep-rest': { name: 'Sommeil et repos', description: 'Pour les nuits trop courtes.' },
    'motivation-purpose': {
      name: 'Motivation et sens',
      description: 'Pour se lancer, et pour ce qui compte.',
    },
  },
  error: {
    subscription: 'Le chat nécessite un abonnement',
    email: 'Confirmez d’abord votre adresse e-mail. Les salons seront alors ouverts.',
    guardian: 'Un parent ou tuteur doit d’abord dire oui aux salons.',
    band: 'Il n’y a pas de salon pour votre âge.',
    muted: 'Votre chat est en pause.',
    suspended: 'Votre chat est fermé pour le moment.',
    banned: 'Le chat est fermé pour votre compte.',
    paused: 'Tous les salons sont fermés un moment. Ce que vous avez écrit reste ici.',
    off_shift: 'Ce salon ouvre quand un modérateur est là.',
    not_found: 'Salon introuvable',
    create: 'Impossible de créer le salon',
    message_gone: 'Ce message n’est plus là.',
    rejected: 'Message refusé',
    check_failed: 'Échec de la vérification du contenu',
    quiz: 'Répondez d’abord aux questions sur les règles.',
    id_taken: 'Échec de l’envoi du message',
    too_late: 'Un message peut être modifié pendant 5 minutes.',
    own_message: 'Vous ne pouvez pas signaler votre propre message.',
    cursor: 'Veuillez recharger le salon.',
  },
}
