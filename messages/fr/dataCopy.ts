import type { Translation } from '../catalog.ts'
import type { dataCopy as en } from '../en/dataCopy.ts'

export const dataCopy: Translation<typeof en> = {
  title: 'Vos données',
  lead: 'Vous pouvez recevoir une copie de ce qu’Evenkeel garde sur vous : des pages à lire et des fichiers pour d’autres programmes.',
  ask: 'Demander une copie des données',
  intro:
    'Cela prend quelques minutes. Nous vous préviendrons quand la copie sera prête. Vous pourrez la télécharger pendant 7 jours.',
  about: 'Données de qui',
  mine: 'Mes données',
  of_child: 'Données de {{name}}',
  child_hint:
    'Vous recevez le compte, ses consentements et ce qui a été partagé avec vous. Les mots privés restent privés.',
  send: 'Demander',
  sending: 'Un instant',
  asked: 'Nous préparons votre copie.',
  state: {
    pending: 'En attente',
    processing: 'En préparation',
    ready: 'Prête',
    expired: 'N’est plus là',
    failed: 'N’a pas pu être faite',
  },
  progress: 'Avancement de votre copie',
  asked_at: 'Demandée le {{date}}',
  until: '{{size}}. Vous pouvez la télécharger jusqu’au {{date}}.',
  download: 'Télécharger',
  retry: 'Réessayer',
  empty: 'Vous n’avez pas encore demandé de copie.',
  off: 'Les copies sont désactivées pour ce compte. Vous pouvez les activer sous « Ce que ce compte peut demander ».',
  failed: 'Impossible de charger vos copies.',
  ready_title: 'Votre copie est prête',
  ready_message: 'Vous pouvez la télécharger pendant 7 jours.',
  failed_title: 'Votre copie n’a pas pu être faite',
  failed_message: 'Vous pouvez réessayer dans les réglages.',
}
