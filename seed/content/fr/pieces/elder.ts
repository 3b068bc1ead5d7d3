import type { PiecesOf } from '../../motivation.ts'

/** Pieces for elders, in French. */
export const elder: PiecesOf<'elder'> = {
  elder_radio: {
    title: 'La radio',
    content:
      'Après l’enterrement, il a laissé la radio de sa femme sur sa station. Au printemps, il l’a mise dans la cuisine, où il l’entendait mieux. Il n’a pas changé de station.',
  },
  elder_chair: {
    title: 'Cinq minutes sur une chaise',
    content:
      'Asseyez-vous bien droit. Levez les talons dix fois, puis les pointes. Roulez les épaules en arrière cinq fois. Tournez lentement la tête de chaque côté. Arrêtez si quelque chose fait mal.',
  },
  elder_visit: {
    title: 'Avant leur visite',
    content:
      'Une visite peut occuper la tête plusieurs jours à l’avance. Choisissez deux choses à faire ensemble et laissez le reste ouvert. Gardez une heure calme pour vous, au milieu. Inutile de tout cuisiner : quelqu’un peut apporter le gâteau. Ce qui reste, c’est la conversation à table.',
  },
  elder_photo: {
    title: 'Hors du cadre',
    content:
      'Sortez une vieille photo du tiroir. Racontez à quelqu’un qui se tenait juste à côté du cadre, ce que sentait l’endroit et ce qui s’est passé après. S’il n’y a personne, écrivez-le au dos, avec l’année. Un jour, un petit-enfant en sera heureux.',
  },
  elder_salt: {
    title: 'Une pincée de ceci',
    content:
      'Elle ne mesurait jamais rien. Alors le garçon du dessous lui a posé la main sur la balance, avec le sel et sans. Le premier pain a brûlé. Le troisième était exactement le sien. Maintenant il vient le jeudi, et il reste toujours quelque chose à peser.',
  },
  elder_window: {
    title: 'Dix minutes à la fenêtre',
    content:
      'Asseyez-vous là où vous voyez un arbre, un toit ou la rue. Regardez ce qui bouge et ce qui reste immobile. Remarquez la lumière. Si une pensée vient, laissez-la passer, comme un inconnu sur l’autre trottoir. Revenez demain à la même heure et voyez ce qui a changé.',
  },
  elder_questions: {
    title: 'Trois questions en poche',
    content:
      'Une visite chez le médecin passe vite. Écrivez vos trois questions sur une carte, la plus importante en haut. Apportez la liste de tout ce que vous prenez, même les gouttes et les tisanes. Demandez à quelqu’un de venir écouter avec vous. À la fin, répétez : « Donc, un comprimé le matin. » Vous pouvez toujours redemander.',
  },
  elder_news: {
    title: 'Les nouvelles, une fois par jour',
    content:
      'Une mauvaise nouvelle entendue six fois pèse six fois plus. Choisissez une heure pour les informations et une source sûre, mais pas juste avant le coucher. Ensuite, occupez vos mains : arrosez les plantes, épluchez une pomme. Vous saurez quand même ce qu’il faut savoir.',
  },
  elder_fingers: {
    title: 'Cinq doigts, cinq souffles',
    content:
      'Posez une main ouverte sur vos genoux. D’un doigt de l’autre main, montez lentement le long du pouce en inspirant, et redescendez en expirant. Passez au doigt suivant. Au petit doigt, faites demi-tour. Si la tête vous tourne, arrêtez et respirez comme d’habitude.',
  },
  elder_first_year: {
    title: 'La première fois de tout',
    content:
      'Après un deuil, le premier anniversaire et le premier printemps peuvent faire très mal. Il est bon de décider d’avance où vous serez, avec qui, et comment partir tôt s’il le faut. Allumez une bougie, refaites son plat, ou rien de tout cela. Le chagrin ne suit pas le calendrier.\n\n!help Si vous ne voyez plus de raison de continuer, parlez-en à quelqu’un aujourd’hui. « Aide immédiate » donne des numéros à appeler.',
  },
  elder_sunday: {
    title: 'Le dimanche à quatre heures',
    content:
      'Beaucoup de gens se sentent seuls, et ce n’est pas leur faute. Ce qui aide le plus, ce sont de petits contacts qui reviennent. Choisissez une personne et une heure fixe, le dimanche à quatre heures par exemple, et appelez cinq minutes. Dites bonjour chaque semaine à la même caissière. Demandez à la bibliothèque quels groupes se réunissent en journée. Le premier ne sera peut-être pas le bon. Essayez le suivant.',
  },
  elder_past_you: {
    title: 'Quand on parle à côté de vous',
    content:
      'À la banque ou à la clinique, certains s’adressent à la personne qui vous accompagne. On peut être ferme et poli : « Parlez-moi, s’il vous plaît. Si j’ai besoin d’aide, je le dirai. » Dites-le lentement, en regardant la personne. Si la voix tremble, cela compte quand même. Demandez à votre proche de vous laisser répondre d’abord.',
  },
  elder_stairs: {
    title: 'En colère contre l’escalier',
    content:
      'Un corps qui courait doit maintenant prévoir, et il y a de quoi se fâcher. Vous avez le droit de le dire. Ensuite, changez la tâche et gardez l’envie : cuisinez assis, faites la moitié du jardin, arrêtez-vous sur le palier et regardez dehors. Ce qui est fait en deux fois est fait.',
  },
  elder_nap: {
    title: 'Une sieste qui aide',
    content:
      'Avec les années, le sommeil devient plus léger. Une sieste peut aider si elle finit avant quinze heures et ne dépasse pas une demi-heure. Prenez la lumière du jour le matin, et levez-vous toujours à la même heure. La nuit, si vous veillez, lisez quelques pages ennuyeuses sous une lampe douce. On ne court pas après le sommeil.',
  },
  elder_pills: {
    title: 'De la fatigue depuis les nouveaux comprimés ?',
    content:
      'Certains médicaments rendent somnolent ou font perdre l’équilibre, et parfois c’est le mélange de deux. N’en arrêtez aucun sans avis. Notez quand la fatigue a commencé et à quelle heure vous prenez chacun. Puis demandez à votre médecin ou à votre pharmacien de revoir toute la liste avec vous. On vous dira ce qui pourrait changer.',
  },
}
