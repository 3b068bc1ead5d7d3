import type { Translation } from '../catalog.ts'
import type { chatGate as en } from '../en/chatGate.ts'

export const chatGate: Translation<typeof en> = {
  gate: {
    subscription_title: 'Les salons font partie d’une formule',
    subscription:
      'Chaque formule commence par un essai gratuit de {{days}} jours. Vos points du jour et votre journal restent gratuits.',
    subscription_paid: 'Une formule les ouvre. Vos points du jour et votre journal restent gratuits.',
    subscription_minor:
      'La formule d’un adulte de ta famille les ouvre. Tu peux lui demander. Tes points du jour et ton journal restent gratuits.',
    plans_act: 'Voir les formules',
    consent_title: 'D’abord quelques cases',
    consent: 'Lisez et acceptez les règles. Ensuite, les salons s’ouvrent.',
    email_title: 'Confirmez d’abord votre adresse e-mail',
    email: 'Ouvrez le lien de notre e-mail. Ensuite, les salons s’ouvrent.',
    guardian_title: 'Votre parent ou tuteur doit accepter les salons',
    guardian: 'Il les active pour vous dans ses propres réglages. Demandez-lui quand vous voulez.',
    guardian_child_title: 'Il faut le oui d’un adulte',
    guardian_child: 'Demande à ton adulte d’activer les salons. Il le fait dans ses réglages.',
    guardian_act: 'Ce que voit mon parent ou tuteur',
    band_title: 'Ce salon est pour un autre âge',
    band: 'Les salons sont séparés par âge, pour parler librement. Il y en a aussi pour vous.',
    young_title: 'Les salons s’ouvrent à 8 ans',
    young_child: 'Tu peux écrire dans ton journal. Tu peux aussi parler à ton adulte.',
    muted_title: 'Votre chat est en pause jusqu’au {{when}}',
    muted: 'Vous pouvez toujours lire vos avis et utiliser le reste d’Evenkeel.',
    suspended_title: 'Votre chat est fermé jusqu’au {{when}}',
    suspended:
      'Un modérateur vous a écrit pourquoi. Si c’est une erreur, vous pouvez demander un autre regard.',
    banned_title: 'Le chat est fermé pour votre compte',
    banned: 'Un modérateur vous a écrit pourquoi. Vous pouvez demander le regard d’une autre personne.',
    appeal: 'Demander un autre regard',
    journal_act: 'Écrire dans mon journal',
    paused_title: 'Tous les salons se reposent',
    paused: 'Nous avons mis les salons en pause. Rien de ce que vous avez écrit n’est perdu.',
    off_shift_title: 'Aucun modérateur n’est là en ce moment',
    off_shift_child: 'Ce salon s’ouvre quand un adulte est là pour lire.',
    off_shift: 'Ce salon s’ouvre quand un modérateur est là pour lire.',
  },
  preview: 'Un aperçu de ce salon',
  preview_text: 'Vous verrez les messages dès que vous pourrez entrer.',
  dashboard: 'Aller à mon tableau de bord',
}
