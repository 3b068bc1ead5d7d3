import type { Translation } from '../catalog.ts'
import type { reminders as en } from '../en/reminders.ts'

/** Push on this device. */
const device = {
  heading: 'Notifications sur cet appareil',
  lead: 'Elles s’affichent même quand Evenkeel est fermé. Sur un écran verrouillé, elles disent seulement qu’il y a quelque chose à lire, jamais quoi.',
  state: 'Autorisation',
  granted: 'accordée',
  denied: 'refusée',
  default: 'par défaut',
  is_on: 'Activées sur cet appareil',
  is_off: 'Désactivées sur cet appareil',
  enable: 'Activer',
  disable: 'Désactiver',
  test: 'Envoyer un test',
  enabled: 'Les notifications sont activées',
  disabled: 'Les notifications sont désactivées',
  test_sent: 'Le test est en route',
  ask_hint: 'Votre navigateur va vous poser la question. Rien n’est envoyé avant votre accord.',
  denied_hint:
    'Votre navigateur bloque les notifications d’Evenkeel. Appuyez sur le cadenas dans la barre d’adresse, autorisez les notifications, puis revenez ici.',
  unsupported:
    'Ce navigateur ne peut pas afficher de notifications. Sur iPhone et iPad, ajoutez d’abord Evenkeel à l’écran d’accueil et ouvrez-le depuis là.',
  config_error: 'Erreur de configuration des notifications. Veuillez contacter l’assistance.',
  network_error:
    'Le navigateur n’a pas pu joindre son service de notifications. Vérifiez votre connexion et réessayez.',
  worker_missing:
    'La partie d’Evenkeel qui affiche les notifications n’est pas prête dans ce navigateur. Rechargez la page et réessayez.',
  enable_failed: 'Impossible d’activer les notifications',
  disable_failed: 'Impossible de désactiver les notifications',
  test_failed: 'L’envoi du test a échoué',
  not_here:
    'Ces messages arrivent sur les appareils où les notifications sont activées. Ici, elles sont désactivées.',
} as const

/** The daily reminder, quiet hours and birthday. */
const settings = {
  daily: 'Rappel quotidien',
  daily_lead: 'Un petit mot par jour pour faire le point. Aucun les jours où c’est déjà fait.',
  daily_enabled: 'Me le rappeler chaque jour',
  daily_time: 'Heure',
  quiet: 'Heures calmes',
  quiet_enabled: 'Respecter des heures calmes',
  quiet_start: 'De',
  quiet_end: 'À',
  quiet_hint:
    'Elles valent pour tout ce que nous vous envoyons, votre coach compris. Seules les alertes de crise passent.',
  birthday: 'Anniversaire',
  birthday_enabled: 'M’envoyer un message d’anniversaire',
  birth_date: 'Date de naissance (facultatif)',
  birth_date_hint: 'Elle ne sert qu’à ce message. Si vous l’effacez, nous la supprimons.',
  loading: 'Chargement de vos réglages de notifications.',
  load_failed: 'Impossible de charger les préférences de notification',
  saved: 'Réglages mis à jour',
  error: 'Erreur',
  save_failed: 'Impossible d’enregistrer les préférences',
  refused: 'Échec de l’enregistrement',
  updating_failed: 'Erreur lors de la mise à jour des préférences',
  coach_link: 'Quand votre coach écrit',
  next: 'Prochain rappel : {{when}}',
  next_off: 'Il est désactivé. Une fois activé, le prochain arrive : {{when}}.',
  next_quiet: 'Aucun rappel ne viendra : cette heure est dans vos heures calmes.',
  test: 'M’envoyer un test',
  test_hint: 'Il part tout de suite, par les voies choisies.',
  test_sent: 'Le test est en route',
  test_failed: 'Le test a échoué',
  update_failed: 'Impossible de mettre à jour les réglages de notification',
} as const

/** Silence for a while. */
const mute = {
  heading: 'Du calme un moment',
  lead: 'Vos appareils restent silencieux. Ce qui arrive attend dans la cloche, et les e-mails arrivent toujours. Les alertes de crise passent toujours.',
  hour: 'Couper le son 1 heure',
  morning: 'Couper jusqu’au matin',
  morning_hint: 'Le matin commence à 7 h, à votre heure.',
  until: 'Silence jusqu’à : {{when}}.',
  end: 'Mettre fin au silence',
  load_failed: 'Impossible de savoir si vos appareils sont en silence.',
} as const

/** Kinds of notifications and the ways they take, and why one came. */
const table = {
  heading: 'Ce qui vous parvient, et comment',
  lead: 'Les changements sont enregistrés tout de suite.',
  kind: 'Notification',
  in_app: 'Dans l’application',
  push: 'Sur les appareils',
  email: 'Par e-mail',
  name: '{{kind}} : {{way}}',
  always: 'Toujours activées',
  none: 'Pas envoyé ainsi',
  load_failed: 'Impossible de charger cette liste.',
  change: 'Choisir ce qui vous parvient',
  kinds: {
    crisis: 'Alertes de crise',
    account: 'Compte et sécurité',
    reminder: 'Rappel quotidien',
    coach: 'Votre coach',
    family: 'Groupes familiaux',
    trivia: 'Quiz du samedi',
    guardian: 'Enfants dont vous avez la charge',
    order: 'Vos commandes',
    purchase: 'Demandes d’achat',
    moderation: 'Décisions de la modération',
  },
  hints: {
    crisis: 'Si une personne dont vous avez la charge est peut-être en danger.',
    account: 'Nouveaux appareils, mots de passe, codes et copies de vos données.',
    reminder: 'Une fois par jour, si vous l’avez activé.',
    coach: 'Aux heures que vous avez choisies.',
    family: 'Qui demande à entrer, et « Je pense à toi ».',
    trivia: 'Le samedi matin, quand un week-end s’ouvre.',
    guardian: 'Points du jour et mots partagés avec vous.',
    order: 'Quand un paiement arrive, et ce que devient une commande.',
    purchase:
      'Ce qu’un enfant dont vous avez la charge vous demande d’acheter, et les réponses à vos demandes.',
    moderation: 'Ce qui a été décidé à propos de ce que vous avez écrit ou signalé.',
  },
  why: {
    crisis: 'Une personne dont vous avez la charge est peut-être en danger. Ces alertes arrivent toujours.',
    account: 'Il s’agit de l’accès aux comptes ou d’une copie des données. Ces messages arrivent toujours.',
    reminder: 'Vous avez activé un rappel quotidien ou un message d’anniversaire, ou demandé un test.',
    coach: 'Vous avez activé les messages de votre coach.',
    family: 'Vous êtes dans un groupe familial, ou un enfant dont vous avez la charge en rejoint un.',
    trivia: 'Le quiz du samedi s’est ouvert avec des questions pour vous.',
    guardian: 'Vous avez accepté qu’un enfant utilise Evenkeel, et quelque chose a été partagé avec vous.',
    order: 'Vous avez acheté quelque chose ici.',
    purchase:
      'Un enfant dont vous avez la charge vous a demandé d’acheter quelque chose, ou il y a du nouveau sur une de vos demandes.',
    moderation:
      'Une décision a été prise à propos de ce que vous avez écrit ou signalé. Ces messages arrivent toujours.',
    other: 'Il s’agit de quelque chose à quoi vous participez ici.',
  },
} as const

/** What is wrong with a field. */
const field = {
  day: 'Saisissez un jour.',
  time_zone: 'Choisissez un fuseau horaire.',
} as const

export const reminders: Translation<typeof en> = { device, settings, mute, table, field }
