import type { PiecesForEveryone } from '../../motivation.ts'

/** Pieces for every age, in French. */
export const everyone: PiecesForEveryone = {
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
}
