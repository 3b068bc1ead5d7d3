import type { ReflectionTexts } from '../reflections.ts'

/** What people write to a check-in, in French. */
export const reflections: ReflectionTexts = {
  excited: {
    all: [
      'J’ai eu la réponse, et c’est oui. Je tourne en rond dans le salon.',
      'Les billets sont pris. On part en juin.',
      'Ma nièce est née ce matin.',
      'Le jardin : la première fraise est rouge.',
      'On emménage dans trois semaines, j’ai les clés dans la main.',
      'Demain, premier concert depuis des années.',
    ],
    child: ['Samedi, je dors chez Léa.', 'J’ai perdu une dent, sans pleurer.', 'On va voir la mer demain.'],
  },
  happy: {
    all: [
      'Un long déjeuner, des miettes partout, personne de pressé.',
      'Le boulanger m’a gardé le dernier pain.',
      'Mon fils m’a appelé juste pour parler.',
      'Le médecin a dit : à l’année prochaine.',
      'On a chanté dans la voiture, faux et fort.',
      'J’ai dormi sept heures, la journée avait des contours.',
    ],
    child: [
      'Papi m’a appris à siffler.',
      'J’ai joué avec Noé toute la récré.',
      'On a fait un gâteau au chocolat.',
    ],
  },
  calm: {
    all: [
      'Rien de spécial. Cela m’a plu.',
      'De la pluie, un livre, la fenêtre entrouverte.',
      'J’ai rangé le tiroir aux câbles. Étrangement agréable.',
      'Marché jusqu’au canal et retour, sans téléphone.',
      'La réunion a duré vingt minutes, et c’était tout.',
      'Repassage et radio.',
    ],
    child: [
      'J’ai fait une cabane avec les coussins.',
      'On a regardé les nuages.',
      'J’ai dessiné un bateau très grand.',
    ],
  },
  anxious: {
    all: [
      'La lettre est sur la table. Je ne l’ai pas ouverte.',
      'Le cœur rapide avant de parler, puis c’est passé.',
      'J’ai vérifié la porte trois fois.',
      'J’attends les résultats. Chaque appel me fait sursauter.',
      'Trop de choses ouvertes, aussi dans ma tête.',
      'J’ai encore dit oui et j’ai une boule au ventre.',
    ],
    child: [
      'Je ne veux pas lire à voix haute demain.',
      'Il y avait trop de bruit à la cantine.',
      'Maman était en retard.',
    ],
  },
  sad: {
    all: [
      'J’ai retrouvé ses lunettes dans le manteau.',
      'La maison fait du bruit quand elle est si silencieuse.',
      'J’ai annulé. Je n’avais pas de quoi parler.',
      'Un an aujourd’hui. J’ai acheté les fleurs qu’elle aimait.',
      'J’ai pleuré dans la voiture, puis j’ai fait les courses.',
      'Une journée grise. J’ai mangé un peu, c’est déjà ça.',
    ],
    child: ['Ma copine a joué avec une autre.', 'Notre ancienne maison me manque.', 'Mon poisson est mort.'],
  },
  angry: {
    all: [
      'Il a présenté mon travail comme le sien.',
      'Quarante minutes d’attente, et la ligne a coupé.',
      'On s’est disputés pour la vaisselle. Ce n’était pas la vaisselle.',
      'Le planning a encore changé sans un mot.',
      'J’ai claqué la porte comme à douze ans.',
      'Encore une voiture sur le passage.',
    ],
    child: [
      'Mon frère a cassé ma tour exprès.',
      'Je n’ai pas triché et personne ne m’a cru.',
      'On m’a arrêté au milieu du jeu.',
    ],
  },
  tired: {
    all: [
      'Réveil à trois heures, puis à quatre. L’alarme était presque un soulagement.',
      'Tout fait aujourd’hui avec le frein à main.',
      'Cinquième nuit de garde. J’ai rangé le lait dans le four.',
      'Le bébé dormait, j’ai regardé le mur.',
      'Les yeux veulent se fermer, la liste non.',
      'Au lit à neuf heures, sans regret.',
    ],
    child: [
      'Je n’ai pas dormi à cause du vent.',
      'Le sport était trop long.',
      'Je me suis endormi avant le dîner.',
    ],
  },
}
