import type { PiecesOf } from '../../motivation.ts'

/** Pieces for adults, in French. */
export const adult: PiecesOf<'adult'> = {
  adult_evening: {
    title: 'Fermer la journée',
    content:
      'Écrivez trois lignes : ce qui est fait, ce qui reste ouvert, ce qui n’est pas à moi. Mettez le papier dans un tiroir. Ce qui est ouvert sera là demain, et vous n’avez pas à le tenir toute la nuit.',
  },
  adult_half: {
    title: 'Un demi-oui',
    content:
      'On lui a demandé de prendre en charge toute la fête, et elle a dit : les chaises. Tout le monde était content pour les chaises. Personne n’a reposé la question pour le reste.',
  },
  adult_first_wind: {
    title: 'L’élan pour les corvées',
    content:
      'Une idée neuve donne un élan qui ne tiendra pas la semaine. Servez-vous-en pour le plus ennuyeux : réserver la salle, écrire à telle personne, poser une date. Puis dînez et couchez-vous à l’heure. Le projet qui survit à un mardi ordinaire est celui qui se fait.',
  },
  adult_why: {
    title: 'Trois choses et leur pourquoi',
    content:
      'Avant de dormir, notez trois choses qui se sont bien passées. Petites, si vous voulez : le bus a attendu, la soupe était chaude. À côté, écrivez pourquoi c’est arrivé. C’est la partie utile, car c’est souvent quelque chose que vous avez fait. Essayez une semaine, et passez votre tour quand ça sonne creux.',
  },
  adult_cup: {
    title: 'Une tasse',
    content:
      'Lavez une tasse comme s’il n’y avait rien d’autre à faire. Sentez la chaleur, le poids, le bord. Quand l’esprit file vers le travail, ramenez-le à la tasse. Il repartira. Le ramener, c’est tout l’exercice.',
  },
  adult_jaw: {
    title: 'De la mâchoire aux orteils',
    content:
      'Serrez une partie du corps cinq secondes, puis relâchez-la dix secondes.\n\n1. Le visage et la mâchoire.\n2. Les épaules, jusqu’aux oreilles.\n3. Les poings.\n4. Le ventre.\n5. Les jambes et les orteils.\n\nRemarquez chaque fois la différence. Sautez ce qui fait mal.',
  },
  adult_circles: {
    title: 'Deux cercles',
    content:
      'Dessinez un petit cercle dans un grand. Dans le petit, ce sur quoi vous pouvez agir cette semaine. Dans le grand, tout le reste : les nouvelles, la météo, l’avis de votre cheffe. Prenez une chose du petit cercle et donnez-lui une heure. Laissez le reste sur le papier.',
  },
  adult_alarm: {
    title: 'Une alarme sans feu',
    content:
      'Le cœur qui s’emballe, les mains serrées, l’envie de fuir : dans une crise de panique, le corps sonne l’alarme. Elle monte quelques minutes, puis redescend. Vous n’avez pas à l’arrêter. Dites : « C’est l’alarme. » Laissez l’air sortir lentement. Appuyez les pieds au sol et lisez une pancarte à voix haute.\n\n!care Si c’est la première fois, voyez un médecin. En cas de douleur à la poitrine ou de gêne pour respirer, appelez les urgences.',
  },
  adult_shoes: {
    title: 'D’abord les chaussures',
    content:
      'Les jours lourds, toute la promenade, c’est trop. Alors mettez seulement vos chaussures. Puis ouvrez la porte. Puis allez jusqu’au coin de la rue. Vous pouvez faire demi-tour à tout moment, et cela compte. Le moral bas cède plus souvent quand on fait que quand on rumine, et faire peut être minuscule.',
  },
  adult_second_cup: {
    title: 'La deuxième tasse',
    content:
      'Pendant un an, elle a posé deux tasses chaque matin. Un jour elle n’en a mis qu’une, cela sonnait faux, et elle a ressorti l’autre. Au printemps, un voisin est passé, et elle y a versé son thé. Son mari ne lui manque pas moins. La tasse sert.',
  },
  adult_three_lines: {
    title: 'Trois phrases bienveillantes',
    content:
      'Posez une main là où vous le sentez le plus : la poitrine, le ventre, la joue. Dites trois choses, avec vos mots.\n\n1. Là, ça fait mal.\n2. D’autres connaissent ça aussi.\n3. Je vais me parler comme à un ami.\n\nSi la troisième sonne faux, essayez : « Je ne suis pas obligé d’aggraver les choses. »',
  },
  adult_doctor: {
    title: 'Avant de parler de votre moral à un médecin',
    content:
      'Un petit mot aide quand il est dur de parler. Notez depuis quand cela dure, comment vous dormez et mangez, ce que vous ne faites plus. Faites la liste de ce que vous prenez. Ajoutez votre question principale, par exemple : « Quels sont mes choix ? » Ne commencez, n’arrêtez et ne changez aucun médicament sans avis. Demandez d’abord à votre médecin ou à votre pharmacien.\n\n!help Si vous pensez à mourir, n’attendez pas le rendez-vous. « Aide immédiate » donne des numéros à appeler ou à qui écrire.',
  },
  adult_parts: {
    title: 'Le dire en trois temps',
    content:
      'La colère sait souvent que quelque chose n’était pas juste. Pour être entendu, dites-le en trois temps.\n\n- Ce qui s’est passé : « La réunion a changé d’heure sans qu’on me le dise. »\n- Ce que cela a fait : « J’ai attendu une demi-heure, tout seul. »\n- Ce que vous voulez : « La prochaine fois, envoyez-moi un message. »\n\nEnlevez « toujours » et « jamais ». Dites-le une fois à voix haute avant d’entrer.',
  },
  adult_under: {
    title: 'Ce qu’il y a dessous',
    content:
      'La colère est rapide, et elle cache souvent autre chose. Posez-vous quatre questions courtes. Ai-je faim ? Suis-je à bout ? M’a-t-on blessé ? Ai-je peur de perdre quelque chose ? Occupez-vous des deux premières avant de répondre à qui que ce soit. Les deux autres méritent d’être dites à une personne sûre.',
  },
  adult_three_am: {
    title: 'Les yeux ouverts à trois heures',
    content:
      'Tournez le réveil vers le mur. Si le sommeil ne vient pas, levez-vous et asseyez-vous dans la pénombre avec quelque chose d’ennuyeux : un vieux catalogue, un panier de chaussettes. Retournez au lit quand vos yeux se ferment. Levez-vous à l’heure habituelle, même après une nuit courte. Si cela dure des semaines, parlez-en à un médecin. Le mauvais sommeil se soigne, et pas seulement avec des comprimés.',
  },
}
