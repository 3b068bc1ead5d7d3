import type { billing as source } from '../en/billing.ts'
import type { Translation } from '../catalog.ts'

/** Plans: the section of the settings, and errors. */
export const billing: Translation<typeof source> = {
  error: {
    adults_only: 'Les formules sont réservées aux adultes.',
    confirm_address: 'Confirmez d’abord votre adresse e-mail. Vous pourrez ensuite choisir une formule.',
    unknown_price: 'Cette formule n’est plus proposée. Rechargez la page.',
    has_plan: 'Vous avez déjà une formule.',
    checkout_failed: 'Impossible de démarrer le paiement',
    no_plan: 'Vous n’avez pas de formule à modifier.',
    portal_failed: 'Impossible d’ouvrir le portail d’abonnement',
    not_changed: 'Votre formule n’a pas changé. Réessayez.',
    no_seat: 'Les 6 places sont prises. Reprenez-en une d’abord.',
    has_seat: 'Cette personne a déjà une place dans une autre formule.',
  },
  sign_in: { title: 'Connexion requise', text: 'Veuillez vous connecter pour vous abonner' },
  title: 'Votre formule',
  failed: 'Votre formule n’a pas pu être chargée.',
  lead: 'Une formule ouvre les salons : pour vous, ou pour 6 personnes de vos familles au plus.',
  free: 'Vous n’avez pas de formule.',
  closed: 'Aucune formule ne peut démarrer pour le moment. Revenez plus tard.',
  status: { trialing: 'Essai gratuit', active: 'Abonnement actif', past_due: 'Abonnement actif' },
  plan: { individual: 'Individuel', family: 'Famille' },
  covers: { individual: 'Pour vous', family: 'Pour vous et jusqu’à 5 personnes de vos familles' },
  per_month: '{{price}} par mois',
  start_trial: 'Commencer 7 jours gratuits',
  start: 'S’abonner',
  trial_note:
    'Les 7 premiers jours sont gratuits, sans carte. Ensuite la formule s’arrête d’elle-même, sauf si vous ajoutez une carte.',
  paid_note:
    'Vous avez déjà utilisé votre essai gratuit. La formule se paie chaque mois et s’annule à tout moment.',
  trial_ends: 'Votre essai se termine le {{date}}. Rien ne sera prélevé.',
  add_card: 'Pour continuer ensuite, ajoutez une carte dans Gérer.',
  trial_charged: 'Votre essai se termine le {{date}}. Ensuite, il coûte {{price}} par mois.',
  renews: 'Votre formule continue avec un paiement le {{date}}.',
  ends: 'Votre formule se termine le {{date}}. Vous la gardez jusque-là, et rien de plus n’est prélevé.',
  past_due: {
    title: 'Votre dernier paiement n’a pas abouti',
    text: 'Vérifiez votre carte dans Gérer. Nous réessaierons dans les prochains jours.',
  },
  seat: 'Vous avez une place dans une formule famille. La personne qui la paie peut la modifier.',
  manage: 'Gérer',
  cancel: {
    button: 'Annuler la formule',
    keep: 'Garder ma formule',
    title: 'Annuler votre formule ?',
    text: 'Vous la gardez jusqu’au {{date}}. Ensuite, rien n’est prélevé. Vous pouvez changer d’avis jusque-là.',
    done: 'Votre formule se terminera le {{date}}.',
    undone: 'Votre formule continue.',
  },
  seats: {
    title: 'Places',
    count: '{{used}} places sur {{max}} sont prises, dont la vôtre.',
    none: 'Les personnes de vos familles apparaissent ici, et vous pouvez donner une place à chacune.',
    give: 'Donner une place',
    give_to: 'Donner une place à {{name}}',
    take: 'Reprendre',
    take_from: 'Reprendre la place de {{name}}',
    given: '{{name}} a maintenant une place.',
    taken: '{{name}} n’a plus de place.',
  },
}
