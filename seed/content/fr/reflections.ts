import type { ReflectionTexts } from '../reflections.ts'

/** What people write to a check-in, in French. */
export const reflections: ReflectionTexts = {
  excited: {
    all: [
      'J’ai eu la réponse, et c’est oui. Je tourne en rond dans le salon.',
      'Les billets sont pris. On part en juin.',
    ],
    grown: [
      'Ma nièce est née ce matin.',
      'Le jardin : la première fraise est rouge.',
      'Demain, premier concert depuis des années.',
    ],
    adult: ['On emménage dans trois semaines, j’ai les clés dans la main.'],
    elder: [],
    teen: ['Je suis dans l’équipe. Numéro onze.'],
    child: [
      'Samedi, je dors chez ma copine.',
      'J’ai perdu une dent, sans pleurer.',
      'On va voir la mer demain.',
    ],
  },
  happy: {
    all: [
      'Un long déjeuner, des miettes partout, personne de pressé.',
      'On a chanté dans la voiture, faux et fort.',
      'J’ai dormi sept heures, la journée avait des contours.',
      'On m’a gardé une place dans le bus.',
      'J’ai retrouvé la chanson que je fredonnais depuis lundi.',
      'Une longue conversation, sans but.',
    ],
    grown: [
      'Le boulanger m’a gardé le dernier pain.',
      'Mon fils m’a appelé juste pour parler.',
      'Le médecin a dit : à l’année prochaine.',
    ],
    adult: [],
    elder: [],
    teen: ['On est restés sur le terrain jusqu’à la nuit.', 'La prof a lu mon texte et personne n’a ri.'],
    child: [
      'Papi m’a appris à siffler.',
      'J’ai joué avec mon meilleur ami toute la récré.',
      'On a fait un gâteau au chocolat.',
      'J’ai gagné aux cartes contre papa.',
      'Mon dessin est sur le frigo.',
    ],
  },
  calm: {
    all: [
      'Rien de spécial. Cela m’a plu.',
      'De la pluie, un livre, la fenêtre entrouverte.',
      'Marché jusqu’au canal et retour, sans téléphone.',
      'Je suis resté sur le banc jusqu’à ce qu’il fasse frais.',
      'Un thé, bu chaud pour une fois.',
      'Le bus avait du retard et cela m’était égal.',
      'Une soirée lente, sans projet.',
    ],
    grown: ['J’ai rangé le tiroir aux câbles. Étrangement agréable.', 'Repassage et radio.'],
    adult: ['La réunion a duré vingt minutes, et c’était tout.'],
    elder: ['J’ai écouté le concert en entier à la radio.'],
    teen: ['Casque sur les oreilles, le grand détour, personne pour me parler.'],
    child: [
      'J’ai fait une cabane avec les coussins.',
      'On a regardé les nuages.',
      'J’ai dessiné un bateau très grand.',
      'J’ai aligné toutes mes voitures.',
      'On a donné à manger aux canards.',
    ],
  },
  anxious: {
    all: [
      'Le cœur rapide avant de parler, puis c’est passé.',
      'Trop de choses ouvertes, aussi dans ma tête.',
      'J’ai encore dit oui et j’ai une boule au ventre.',
      'Un message : « On peut parler ? » et rien d’autre.',
    ],
    grown: [
      'La lettre est sur la table. Je ne l’ai pas ouverte.',
      'J’ai vérifié la porte trois fois.',
      'J’attends les résultats. Chaque appel me fait sursauter.',
    ],
    adult: [],
    elder: ['L’escalier glissait. Je me suis tenu des deux mains.'],
    teen: ['Demain, on rend les notes à voix haute.'],
    child: [
      'Je ne veux pas lire à voix haute demain.',
      'Il y avait trop de bruit à la cantine.',
      'Maman était en retard.',
    ],
  },
  sad: {
    all: [
      'J’ai annulé. Je n’avais pas de quoi parler.',
      'Une journée grise. J’ai mangé un peu, c’est déjà ça.',
      'La pluie a cessé et je suis resté là.',
    ],
    grown: [
      'J’ai retrouvé ses lunettes dans le manteau.',
      'La maison fait du bruit quand elle est si silencieuse.',
      'Un an aujourd’hui. J’ai acheté les fleurs qu’elle aimait.',
    ],
    adult: ['J’ai pleuré dans la voiture, puis j’ai fait les courses.'],
    elder: ['J’ai sorti deux tasses. J’en ai rangé une.'],
    teen: ['Ils y sont tous allés. J’ai vu les photos.'],
    child: ['Ma copine a joué avec une autre.', 'Notre ancienne maison me manque.', 'Mon poisson est mort.'],
  },
  angry: {
    all: ['On m’a coupé trois fois, puis on m’a demandé pourquoi je me taisais.'],
    grown: [
      'Quarante minutes d’attente, et la ligne a coupé.',
      'On s’est disputés pour la vaisselle. Ce n’était pas la vaisselle.',
      'J’ai claqué la porte comme à douze ans.',
      'Encore une voiture sur le passage.',
    ],
    adult: ['Il a présenté mon travail comme le sien.', 'Le planning a encore changé sans un mot.'],
    elder: [],
    teen: ['Une heure de colle pour une chose que j’ai seulement regardée.'],
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
      'Les yeux veulent se fermer, la liste non.',
      'Au lit à neuf heures, sans regret.',
      'J’ai lu quatre fois la même page.',
    ],
    grown: [],
    adult: [
      'Cinquième nuit de garde. J’ai rangé le lait dans le four.',
      'Le bébé dormait, j’ai regardé le mur.',
    ],
    elder: ['Une sieste après le repas, et encore une après.'],
    teen: ['Deux contrôles le même jour.'],
    child: [
      'Je n’ai pas dormi à cause du vent.',
      'Le sport était trop long.',
      'Je me suis endormi avant le dîner.',
    ],
  },
}
