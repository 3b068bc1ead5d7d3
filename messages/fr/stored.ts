import type { Translation } from '../catalog.ts'
import type { stored as en } from '../en/stored.ts'

export const stored: Translation<typeof en> = {
  title: 'Ce que nous conservons',
  lead: 'Voici ce qu’Evenkeel conserve. Rien n’en est vendu ni utilisé pour la publicité.',
  line: {
    profile:
      'L’e-mail, le nom d’utilisateur, le prénom, l’âge, les réponses des premières étapes et les réglages. Les copies des données demandées, et si la suppression du compte a été demandée. Le code postal et le sexe ne sont demandés qu’aux ados et aux adultes.',
    signIn:
      'Les appareils connectés et depuis quand, les codes envoyés et un second facteur. Le mot de passe est gardé sous une forme que personne ne peut lire.',
    checkIns:
      'Chaque point du jour : l’humeur et les mots qui la précisent, son intensité, l’heure, ce qu’il y a eu ce jour-là et ce qui a été écrit avec. Les séries et les badges.',
    journal:
      'Les entrées du journal avec leurs humeurs et leurs étiquettes, et les idées pour écrire. Les notes vocales : l’enregistrement et sa transcription. Les entrées supprimées restent 30 jours dans la corbeille.',
    safety:
      'Quand des mots ont fait penser à un danger : l’aide que nous avons proposée, et un signalement pour notre équipe, sans les mots. Aussi les problèmes et les messages qu’on nous signale, les décisions de la modération et les recours.',
    suggestions:
      'Quelles suggestions et quels exercices ont été montrés, et lesquels ont été ouverts, faits ou écartés. Combien de fois un modèle de langage en a écrit.',
    coach: 'Ce que le coach a écrit, si cela a été lu, et les heures choisies pour cela.',
    notifications:
      'Les notifications, les messages d’essai, les e-mails envoyés et quand, et les appareils qui reçoivent des messages push.',
    guardian:
      'L’e-mail d’un parent ou tuteur, sa réponse et sa date, et les points du jour que nous lui avons signalés, sans les mots.',
    family:
      'Les groupes familiaux et leurs membres, les réponses des tuteurs à leur sujet, les places d’une formule famille, et qui a été bloqué.',
    rooms:
      'Messages écrits dans les salons, réactions et salons visités. Que les règles ont été lues, l’accès donné par l’équipe et les règles appliquées.',
    trivia:
      'Les parties de trivia jouées, chaque réponse, les pauses et les réglages. Les parties en équipe avec la famille et les questions signalées.',
    consents:
      'Quelles règles ont été acceptées, dans quelle version, quand, et depuis quelle adresse IP et quel navigateur.',
    plan: 'Quelle formule, depuis quand et jusqu’à quand, si elle continue et ce que nous avons remboursé. Les cartes et les paiements restent chez le prestataire de paiement.',
    store:
      'Le contenu du panier, ce qu’un enfant a demandé à un tuteur d’acheter et la réponse, et les avis avec leur nom public.',
    library:
      'Ce qui a été acheté pour le membre, les fichiers qu’il peut télécharger et la date de la première ouverture d’un fichier.',
    orders:
      'Commandes et remboursements : ce qui a été acheté, quand, à quel prix et où cela a été envoyé. Après la suppression du compte, ils restent sans nom, car la comptabilité l’exige.',
    usage: 'Quelles pages ont été ouvertes, seulement tant que le partage des statistiques est activé.',
  },
}
