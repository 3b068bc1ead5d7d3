import type { PiecesOf } from '../../motivation.ts'

/** Pieces for teens, in French. */
export const teen: PiecesOf<'teen'> = {
  teen_break: {
    title: 'Vingt minutes sans',
    content:
      'Laisse le téléphone dans une autre pièce et règle un minuteur de cuisine sur vingt minutes. Allonge-toi, dessine, regarde dehors, mange un peu. Quand ça sonne, remarque comment va ta tête.',
  },
  teen_unfinished: {
    title: 'Pas fini',
    content: 'Tu n’es pas en retard. La plupart des gens qui ont l’air finis n’en parlent simplement pas.',
  },
  teen_big_yes: {
    title: 'Laisse dormir le grand oui',
    content:
      'Quand tu es à fond, toutes les idées ont l’air bonnes. Écris tout le projet tant qu’il est frais. Puis attends une nuit avant de dépenser, de publier ou de promettre. S’il te plaît encore demain, choisis le premier petit pas et fais celui-là.',
  },
  teen_note: {
    title: 'Un mot pour plus tard',
    content:
      'Un bon jour, fais une liste courte pour un mauvais : deux chansons, une personne, un endroit, un truc qui te fait rire. Sois précis. « Le banc près du skatepark » marche mieux que « dehors ». Un jour sans, tout ça est dur à retrouver dans sa tête.',
  },
  teen_thanks: {
    title: 'Un vrai merci',
    content:
      'Qui a rendu ta semaine un peu plus facile ? Dis-lui ce qui t’a aidé, pas seulement merci. « Lundi, tu m’as gardé une place, j’en avais besoin. » Un message suffit. Les gens sont souvent plus touchés qu’on ne croit.',
  },
  teen_lap: {
    title: 'Un tour sans écouteurs',
    content:
      'Fais le tour du pâté de maisons sans rien dans les oreilles. Repère trois choses que tu n’avais jamais regardées : un panneau, une fissure, un balcon. Tu n’es pas obligé d’aimer. Tu donnes à ta tête dix minutes sans rien de nouveau.',
  },
  teen_hands: {
    title: 'La main numéro quarante et un',
    content:
      'Il a dessiné quarante fois la même main. En ligne, quelqu’un de son âge dessinait des villes entières. Il a failli arrêter. Puis il a retrouvé sous son lit la toute première, celle à six doigts. Il l’a posée à côté de la quarantième et il a regardé longtemps. Les villes étaient toujours là. Il a commencé la quarante et unième.',
  },
  teen_square: {
    title: 'Un carré avant le contrôle',
    content:
      'Trace un carré du doigt sur ta jambe, sous la table.\n\n1. Un côté vers le haut : inspire en comptant jusqu’à quatre.\n2. En travers : garde l’air quatre temps, ou moins si ça serre.\n3. Vers le bas : expire sur quatre.\n4. Retour : attends quatre.\n\nQuatre carrés prennent à peu près une minute. Personne ne le voit.',
  },
  teen_worry_slot: {
    title: 'Les soucis, à dix-huit heures',
    content:
      'Choisis quinze minutes par jour pour t’inquiéter, loin du coucher. Si un souci arrive avant, note trois mots et dis-lui : « À dix-huit heures. » À l’heure dite, lis la liste et barre ce qui est passé. Pour le reste : est-ce que je peux faire une chose ? Quand le temps est écoulé, arrête.',
  },
  teen_then: {
    title: 'Et si… alors…',
    content:
      '« Et si je bloque ? », c’est une moitié de phrase. Finis-la : « Alors je regarde mes notes et je pars de la deuxième ligne. » Prends tes trois « et si » les plus bruyants et donne à chacun son « alors ». Tu ne dis pas que ça va arriver. Tu montres à ton cerveau que tu saurais quoi faire ensuite.',
  },
  teen_two_minutes: {
    title: 'Avant d’avoir envie',
    content:
      'Quand le moral est bas, on peut attendre l’envie très longtemps. Souvent, c’est l’inverse : on fait un petit bout, et l’envie suit. Choisis un truc qui allait bien avant. Rends-le minuscule, genre deux minutes de guitare. Puis arrête, ou pas.',
  },
  teen_own_side: {
    title: 'De ton côté',
    content:
      'Écris la chose la plus dure que tu t’es dite aujourd’hui. Imagine ta meilleure amie ou ton meilleur ami la dire sur sa propre vie. Tu lui répondrais quoi ? Écris-le dessous, mot pour mot, et lis-le à voix haute. Tu as le droit d’être de ton côté.',
  },
  teen_missing: {
    title: 'Quelqu’un manque',
    content:
      'Une rupture, un déménagement, une mort : quand quelqu’un manque, les jours normaux sonnent faux. Il n’y a pas de bonne vitesse. Il y a ceux qui pleurent, ceux qui se taisent, ceux qui explosent. Mange un peu. Garde une chose de ta semaine comme avant. Et si une personne de confiance te demande comment ça va, dis-lui vrai.\n\n!help Si c’est trop lourd, « Aide immédiate » te donne des gens à appeler ou à qui écrire.',
  },
  teen_unsent: {
    title: 'Écris-le, ne l’envoie pas',
    content:
      'Ouvre tes notes, pas la conversation. Écris tout, aussi brutal que ça vient. Puis pose le téléphone et bouge : escaliers, pompes, marche rapide. Relis vingt minutes plus tard. Garde la phrase qui est vraie et juste. Envoie celle-là, ou rien.',
  },
  teen_landing: {
    title: 'Une dernière demi-heure ennuyeuse',
    content:
      'On s’endort mieux quand la fin de la journée est plate.\n\n- Charge ton téléphone hors de portée du lit.\n- Éteins la grande lumière.\n- Fais chaque soir les deux mêmes choses, dans le même ordre.\n\nToujours les yeux ouverts ? Lève-toi, assieds-toi dans la pénombre, et retourne au lit quand tes yeux se ferment.',
  },
}
