import type { Translation } from '../catalog.ts'
import type { journalLock as en } from '../en/journalLock.ts'

/** The lock of the journal, in French. */
export const journalLock: Translation<typeof en> = {
  title: 'Votre journal est verrouillé',
  pin: 'Code PIN',
  pin_hint: 'De 4 à 8 chiffres.',
  open: 'Ouvrir mon journal',
  opening: 'Ouverture…',
  wrong: 'Ce code PIN n’est pas le bon.',
  wait: 'Trop d’essais. Vous pourrez réessayer dans {{time}}.',
  by_device: 'Utiliser le déverrouillage de cet appareil',
  device_failed: 'Cet appareil ne l’a pas ouvert. Utilisez votre code PIN.',
  forgot: 'J’ai oublié mon code PIN',
  forgot_text:
    'Déconnectez-vous, puis connectez-vous avec votre mot de passe. Le verrou disparaît. Vos textes restent, et ce que vous n’avez pas enregistré aussi.',
  forgot_go: 'Se déconnecter',
  old_pin: 'Code PIN actuel',
  new_pin: 'Nouveau code PIN',
  again: 'Nouveau code PIN, encore une fois',
  short: 'Utilisez au moins 4 chiffres.',
  different: 'Les deux codes PIN sont différents.',
  set: 'Verrouiller mon journal',
  change: 'Changer le code PIN',
  remove: 'Retirer le verrou',
  locked: 'Votre journal est verrouillé sur cet appareil.',
  removed: 'Le verrou est retiré.',
  switch: 'Verrouiller mon journal sur cet appareil',
  switch_hint:
    'Un code PIN est demandé avant de montrer votre journal. Il arrête les personnes qui prennent cet appareil en main. Il n’arrête pas une personne experte qui l’a ouvert devant elle.',
  away: 'Quand le verrouiller',
  device: 'Déverrouiller aussi avec cet appareil',
  device_hint: 'Votre visage, votre doigt ou le code de cet appareil. Le code PIN marche toujours.',
  device_refused: 'Cet appareil n’a pas accepté. Votre code PIN marche toujours.',
  not_here: 'Ce navigateur ne peut pas verrouiller votre journal : il faut une connexion sécurisée.',
  not_kept: 'Ce navigateur ne garde pas de réglages, il ne peut donc pas verrouiller votre journal.',
  minutes: {
    none: 'Dès qu’il n’est plus à l’écran',
    one: 'Après 1 minute d’absence',
    five: 'Après 5 minutes d’absence',
    fifteen: 'Après 15 minutes d’absence',
  },
}
