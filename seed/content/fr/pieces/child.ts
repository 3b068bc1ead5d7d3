import type { PiecesOf } from '../../motivation.ts'

/** Pieces for children, in French. */
export const child: PiecesOf<'child'> = {
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
  child_wiggle: {
    title: 'Gigote et chuchote',
    content:
      'Une grande joie, ça pétille comme une limonade. Laisse sortir quelques bulles.\n\n1. Gigote de partout et compte jusqu’à dix.\n2. Gigote seulement des mains.\n3. Gigote d’un seul doigt.\n4. Chuchote ce que tu attends.\n\nTes oreilles marchent de nouveau. Et la fête est toujours en route.',
  },
  child_chain: {
    title: 'Une guirlande de jours',
    content:
      'C’est dur d’attendre un jour de fête. Coupe une bande de papier pour chaque jour qui reste. Accroche les bandes en guirlande. Chaque soir, enlève un anneau. Quand il n’y en a plus, c’est le jour.',
  },
  child_best_bit: {
    title: 'Le meilleur moment',
    content:
      'Au dîner, demande à chacun le meilleur moment de sa journée. Il peut être tout petit. Un insecte rouge, ça compte. Une chaussette chaude aussi. Toi, tu passes en dernier : c’était comment, et ça faisait quoi ?',
  },
  child_pass_it: {
    title: 'Fais passer',
    content:
      'Quand tu es content, tu en as un peu à donner.\n\n- Aide à porter un sac.\n- Fais une carte pour quelqu’un.\n- Invite à jouer un enfant qui est seul.\n\nChoisis. Pas besoin d’en parler. Comment va ton ventre, après ?',
  },
  child_ears: {
    title: 'De grandes oreilles',
    content:
      'Assieds-toi sans bouger et ferme les yeux. Tes oreilles deviennent grandes comme celles d’un éléphant. Trouve un bruit très loin. Trouve un bruit dans la pièce. Trouve un bruit en toi, comme ton souffle. Lequel as-tu préféré ?',
  },
  child_cloud: {
    title: 'Le nuage lent',
    content:
      'Tous les nuages filaient vers la mer. Un petit nuage allait lentement. Il a vu un escargot grimper un mur. Il a vu un garçon retrouver sa chaussure. Il est arrivé le dernier, avec les plus belles histoires. Les nuages rapides se sont assis pour l’écouter.',
  },
  child_worry_box: {
    title: 'Une boîte à soucis',
    content:
      'Prends une boîte avec un couvercle. Dessine ton souci et mets-le dedans. Ferme. La boîte le garde, et ta tête se repose. Après le dîner, ouvre-la avec un adulte. Certains soucis auront rétréci. Pour les autres, parlez-en.',
  },
  child_soup: {
    title: 'La soupe chaude',
    content:
      'Tes mains font un bol. Il est plein de soupe chaude. Sens-la : respire par le nez et compte jusqu’à trois. Refroidis-la : souffle tout doux et compte jusqu’à cinq. Cinq fois. C’est une soupe à quoi, aujourd’hui ?',
  },
  child_biscuit: {
    title: 'Un endroit pour Biscuit',
    content:
      'Biscuit, le vieux chien de Nora, est mort en mai. Certains jours, elle pleurait. D’autres jours, elle oubliait et elle jouait. « C’est mal ? » a-t-elle demandé. « Non, a dit Papi. On peut être triste et jouer le même jour. » Ils ont posé une pierre plate sous l’arbre. Nora lui dit encore bonjour.',
  },
  child_left_out: {
    title: 'Quand personne ne te choisit',
    content:
      'Ça fait mal d’être mis de côté. Ça ne veut pas dire que tu as un problème. Tu peux essayer une de ces idées.\n\n- Demande à un seul enfant, pas à tout le groupe.\n- Dis : « Je peux jouer au prochain tour ? »\n- Lance un jeu et garde une place libre.\n\nSi ça arrive souvent, parle à un adulte de confiance.',
  },
  child_not_you: {
    title: 'Ce n’est pas à cause de toi',
    content:
      'Parfois les grands se disputent, pleurent ou se séparent. Beaucoup d’enfants pensent : « C’est ma faute. » Non. C’est aux grands de réparer. Toi, ton travail, c’est d’être un enfant. Tu peux dire à une maîtresse ou à un oncle ce que ça te fait.\n\n!help Tu as peur à la maison ? Appuie sur « Aide immédiate ». Des gens t’écouteront.',
  },
  child_volcano: {
    title: 'Le volcan et le chapeau',
    content:
      'Quand le petit volcan se fâchait, il lançait des cailloux. Les oiseaux partaient. Alors il a essayé autre chose. D’abord il a soufflé de la vapeur, longtemps, doucement. Puis il a dit : « Je bous parce que vous avez pris mon chapeau. » Les oiseaux sont revenus. L’un d’eux avait le chapeau.',
  },
  child_bear: {
    title: 'Un tour de bateau pour ton ours',
    content:
      'Couche-toi dans ton lit, une peluche sur le ventre. Inspire : elle monte. Souffle : elle descend. Tout doucement, pour qu’elle ne tombe pas. Berce-la dix fois, comme un bateau la nuit. Tu penses à autre chose ? Reviens au bateau, c’est tout.',
  },
}
