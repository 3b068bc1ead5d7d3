import type { Translation } from '../catalog.ts'
import type { settings as en } from '../en/settings.ts'

/** Textes des réglages de profil et de confidentialité. */
export const settings: Translation<typeof en> = {
  error: {
    age_locked:
      'L’âge ne peut pas être augmenté ici. Si c’était une erreur, dites-le-nous avec « Signaler un problème ».',
    birth_date: 'Indiquez une date de naissance qui n’est pas dans le futur.',
    zipcode: 'Vérifiez le code postal de ce pays.',
    consent_minor: 'Seuls les adultes peuvent accepter cela.',
    export_off:
      'Ce compte ne demande pas de copies. Vous pouvez changer cela dans les réglages de confidentialité.',
    export_running: 'Une copie est déjà en préparation. Nous vous préviendrons quand elle sera prête.',
    export_gone: 'Cette copie n’est plus là.',
    export_child: 'Vous ne pouvez pas demander les données de cet enfant.',
  },
  field: { birth_date: 'Indiquez un jour du calendrier.', time_zone: 'Choisissez un fuseau horaire.' },
  tab: { plan: 'Formule', profile: 'Profil', privacy: 'Confidentialité' },
  all: 'Tous les réglages',
  group: {
    you: 'Vous',
    here: 'Evenkeel à votre façon',
    safe: 'Sécurité et confidentialité',
    people: 'Personnes',
  },
  profile: {
    title: 'Profil',
    lead: 'Voici ce que vous nous avez dit de vous. Les autres membres voient votre nom d’utilisateur. Votre famille voit aussi votre prénom.',
    first_name: 'Prénom',
    username: 'Nom d’utilisateur',
    username_hint: 'Les autres membres le voient. Évitez votre vrai nom.',
    pronouns: 'Pronoms',
    pronouns_none: 'Non précisé',
    birth_date: 'Date de naissance',
    birth_date_hint: 'Si vous voulez. Votre âge reste ainsi juste, année après année.',
    becomes_minor: 'Avec cette date, un parent ou tuteur doit donner son accord avant que vous continuiez.',
    time_zone: 'Fuseau horaire',
    time_zone_common: 'Souvent choisis',
    time_zone_all: 'Tous les fuseaux horaires',
    country: 'Pays',
    country_none: 'Je préfère ne pas le dire',
    zipcode: 'Code postal',
    zipcode_hint: 'Pour vous montrer de l’aide près de chez vous.',
    zipcode_minor: 'Les trois premiers caractères suffisent.',
    failed: 'Le profil n’a pas pu être mis à jour',
    load_failed: 'Votre profil n’a pas pu être chargé.',
  },
  privacy: {
    family: {
      title: 'Vos groupes familiaux',
      presence: 'Montrer à ma famille quand je suis là',
      presence_hint:
        'Elle voit « Là en ce moment » ou « Là aujourd’hui » à côté de votre nom, jamais ce que vous faites.',
      presence_hint_minor:
        'Seul votre responsable voit « Là en ce moment » ou « Là aujourd’hui », jamais ce que vous faites.',
      thoughts: 'Recevoir « Je pense à toi » de ma famille',
      thoughts_hint: 'Une seule pression, sans mots. Vos heures calmes comptent.',
      failed: 'Impossible de charger vos réglages de famille.',
    },
    title: 'Confidentialité',
    analytics: 'Partager des statistiques d’usage',
    analytics_hint:
      'Cela nous montre quels écrans aident : les pages que vous ouvrez, jamais ce que vous ressentez ou écrivez. Rien ne va à d’autres entreprises. Vous pouvez l’arrêter à tout moment.',
    minor:
      'Nous ne comptons pas l’usage d’Evenkeel par les enfants et les adolescents : il n’y a rien à régler ici.',
    model: 'Laisser un modèle de langage écrire ma question du jour',
    model_hint:
      'Il est extérieur à Evenkeel. Il reçoit vos sept dernières émotions (points et notes du journal), leur force et il y a combien de jours, vos thèmes et nos dernières questions. Il ne reçoit jamais votre nom ni vos mots. Vous pouvez l’arrêter à tout moment ; dès la prochaine question, notre rédaction l’écrit.',
    model_failed: 'Impossible de charger ce que vous avez accepté.',
    marketing: 'Recevoir des nouvelles et des offres par e-mail',
    marketing_hint:
      'Nous n’en envoyons pas si vous ne l’activez pas. Vous pouvez le désactiver à tout moment.',
    rights: 'Ce que ce compte peut demander',
    rights_hint:
      'Désactivez-les si d’autres utilisent vos appareils. Votre parent et notre assistance peuvent toujours le demander.',
    rights_hint_adult:
      'Désactivez-les si d’autres utilisent vos appareils. Notre assistance peut toujours le demander pour vous.',
    data_export: 'Autoriser une copie de mes données',
    account_deletion: 'Autoriser la suppression de mon compte',
  },
  deletion: {
    title: 'Supprimer le compte',
    lead: 'Votre compte est fermé tout de suite, et tout ce qu’il contient est supprimé après 7 jours. D’ici là, vous pouvez annuler : il suffit de vous connecter.',
    off: 'Activez d’abord « Autoriser la suppression de mon compte ».',
    staff:
      'Les comptes de l’équipe ne se suppriment pas ici. Demandez d’abord à un collègue de retirer vos rôles.',
    button: 'Supprimer le compte',
    ask: 'Supprimer votre compte ?',
    hides: 'Plus personne ne vous voit, et vous êtes déconnecté partout.',
    grace: 'Après 7 jours, vos données sont supprimées pour toujours. D’ici là, connectez-vous pour annuler.',
    keeps: 'Une trace de ce que vous avez accepté reste, sans votre nom.',
    keeps_orders: 'Vos achats restent 7 ans, sans votre nom, car la loi fiscale le demande.',
    guardian: 'La personne responsable de vous reçoit un e-mail à ce sujet.',
    words: 'L’humeur ou les mots non enregistrés sur cet appareil disparaissent tout de suite.',
    use_code: 'Utiliser plutôt un code',
    use_password: 'Utiliser plutôt le mot de passe',
    sending: 'Fermeture de votre compte',
    done: 'La suppression de votre compte est programmée. Vos données sont supprimées pour toujours après 7 jours.',
    failed: 'Échec de la suppression',
    not_authenticated: 'Non authentifié',
    no_session: 'Aucune session active',
  },
  comfort_hint: 'Votre choix est gardé avec votre compte, sur tous vos appareils.',
}
