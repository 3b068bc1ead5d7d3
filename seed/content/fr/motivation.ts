import type { MotivationTexts } from '../motivation.ts'

/** Things to read, in French. */
export const motivation: MotivationTexts = {
  long_breath: {
    title: 'Une sortie plus longue',
    content:
      'Inspirez en comptant jusqu’à quatre. Expirez en comptant jusqu’à six. Six fois de suite. C’est la longue sortie qui dit au corps qu’il peut ralentir.',
  },
  five_senses: {
    title: 'Cinq, quatre, trois, deux, un',
    content:
      'Nommez cinq choses que vous voyez, quatre que vous entendez, trois que vous pouvez toucher, deux que vous sentez, une que vous goûtez. À voix haute ou dans la tête. Puis voyez si la pièce est un peu plus proche.',
  },
  not_all: {
    title: 'Pas tout',
    content:
      'Il n’est pas nécessaire d’avoir tout fini pour avoir le droit d’arrêter. La fatigue est une raison.',
  },
  seven_times: {
    title: 'Sept et huit',
    content: 'Tomber sept fois, se relever huit. Un proverbe du Japon. Il ne dit pas à quelle vitesse.',
  },
  small_steps: {
    title: 'À partir de peu',
    content:
      'Goutte à goutte se fait un lac. Un proverbe de Turquie. Personne ne voit la goutte seule, et elle compte.',
  },
  cold_water: {
    title: 'Quand la colère est là',
    content:
      'Passez les poignets sous l’eau froide une demi-minute, ou poussez un mur avec les paumes aussi fort que possible, trois fois. Ensuite, décidez de ce que vous voulez dire, et si c’est pour aujourd’hui.',
  },
  bench: {
    title: 'Le banc',
    content:
      'Deux personnes s’asseyaient sur le même banc chaque mardi et n’ont pas parlé pendant un mois. La cinquième semaine, l’une a dit que l’arbre avait perdu ses feuilles. L’autre a dit oui. Toutes deux sont rentrées en se sentant moins seules.',
  },
  good_days: {
    title: 'En garder une',
    content:
      'Si ce jour est léger, notez une chose qui l’a rendu tel. Un autre jour, vous aimerez peut-être la relire.',
  },
  child_turtle: {
    title: 'La tortue et son souci',
    content:
      'Une tortue avait un souci et l’a rangé dans sa carapace. C’était lourd. Elle a rencontré un canard et lui a raconté. Le souci était encore là, mais ils étaient deux à le porter. Elle a marché un peu plus vite.',
  },
  child_shake: {
    title: 'On secoue tout',
    content:
      'Lève-toi. Secoue une main, puis l’autre, puis un pied, puis l’autre. Maintenant secoue tout. Ensuite, reste immobile comme un arbre et compte jusqu’à dix.',
  },
  teen_break: {
    title: 'Vingt minutes sans',
    content:
      'Laisse le téléphone dans une autre pièce et règle un minuteur de cuisine sur vingt minutes. Allonge-toi, dessine, regarde dehors, mange un peu. Quand ça sonne, remarque comment va ta tête.',
  },
  teen_unfinished: {
    title: 'Pas fini',
    content: 'Tu n’es pas en retard. La plupart des gens qui ont l’air finis n’en parlent simplement pas.',
  },
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
}
