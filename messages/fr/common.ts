import type { Translation } from '../catalog.ts'
import type { common as en } from '../en/common.ts'

export const common: Translation<typeof en> = {
  error: {
    title: 'Erreur',
    invalid_input: 'Vérifiez ce que vous avez saisi.',
    not_signed_in: 'Connectez-vous pour continuer.',
    other_account:
      'Vous êtes maintenant connecté avec un autre compte dans ce navigateur. Rien n’y a été enregistré.',
    not_allowed: 'Ceci n’est pas ouvert à votre compte.',
    not_found: 'Nous n’avons pas trouvé cela.',
    rate_limited: 'C’était un peu rapide. Réessayez dans {{seconds}} secondes.',
    too_large: 'C’est plus que ce que nous pouvons recevoir d’un coup.',
    unavailable:
      'Nous ne pouvons pas joindre nos données pour le moment. Ce que vous avez écrit est en sécurité ici ; nous réessayons de nous-mêmes.',
    unexpected: 'Un problème est survenu de notre côté. Rien de ce que vous avez écrit n’est perdu.',
    offline: 'Vous semblez hors ligne. Ce que vous avez écrit reste ici jusqu’à votre retour.',
    cross_site: 'Cette demande ne vient pas de nos pages.',
  },
  field: {
    required: 'Veuillez remplir ce champ.',
    invalid_type: 'Cela ne convient pas ici. Vérifiez-le.',
    invalid_value: 'Choisissez l’une des options.',
    invalid_format: 'Vérifiez la façon dont c’est écrit.',
    too_small: 'C’est trop court ou trop petit.',
    too_big: 'C’est trop long ou trop grand.',
    too_long: 'Utilisez au plus {{max}} caractères.',
    not_multiple_of: 'Saisissez un nombre entier.',
    unrecognized_keys: 'Ce champ n’est pas connu ici.',
    custom: 'Vérifiez ceci.',
    email: 'Saisissez une adresse e-mail valide',
    email_too_long: 'L’e-mail doit faire moins de 255 caractères',
  },
  action: {
    back: 'Retour',
    cancel: 'Annuler',
    close: 'Fermer',
    continue: 'Continuer',
    save: 'Enregistrer',
    saving: 'Enregistrement',
    send: 'Envoyer',
    sending: 'Envoi',
    retry: 'Réessayer',
    dismiss: 'Ignorer',
    show: 'Afficher',
    hide: 'Masquer',
    change: 'Modifier',
    skip: 'Passer',
    sign_out: 'Se déconnecter',
  },
  state: {
    loading: 'Un instant.',
    failed: 'Impossible de charger ceci.',
    profile_failed: 'Le profil n’a pas pu être chargé. Réessayez.',
    optional: 'facultatif',
  },
}
