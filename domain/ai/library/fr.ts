import type { LibraryTexts } from './entries.ts'

/** Suggestions in French. Texts for several ages are in the infinitive, so that no reader is addressed wrongly. */
export const fr: LibraryTexts = {
  child_balloon:
    'Respire comme un ballon. Inspire doucement par le nez et laisse ton ventre grandir. Laisse l’air sortir tout doux. Fais-le cinq fois.',
  child_soup:
    'Souffle sur une soupe imaginaire. Tiens tes mains comme un bol. Souffle si doucement que rien ne déborde. Quatre fois suffisent.',
  child_finger:
    'Suis ta main avec un doigt. Monte le long d’un doigt et inspire. Descends et souffle. Fais les cinq.',
  child_bee:
    'Bourdonne comme une abeille endormie. Inspire, ferme les lèvres et bourdonne jusqu’au bout de l’air. Trois fois.',
  child_shake:
    'Secoue tes bras et tes jambes. D’abord lentement, puis vite, puis de nouveau lentement. Reste debout et sens tes pieds.',
  child_tree:
    'Tiens-toi comme un arbre. Tes pieds ont des racines, tes bras sont des branches. Laisse un petit vent te bouger.',
  child_cat:
    'Étire-toi comme un chat. Mets-toi à quatre pattes. Fais le dos rond, puis le dos long. Fais-le lentement.',
  child_dance: 'Danse sur une chanson dans ta chambre. Tu peux faire le clown. Personne ne compte les pas.',
  child_tell:
    'Raconte une chose de ta journée à un adulte de confiance. Une bonne ou une difficile. Il aimerait la connaître.',
  child_hug:
    'Demande un câlin à quelqu’un à la maison. Si tu ne veux pas de câlin, demande-lui de s’asseoir près de toi.',
  child_together:
    'Demande à un adulte de faire une chose avec toi. Lire, dessiner ou jouer. Dix minutes suffisent.',
  child_friend:
    'Pense à quelqu’un qui te fait rire. Dessine-lui quelque chose. Donne-le-lui la prochaine fois.',
  child_nest:
    'Fabrique un nid douillet. Prends un coussin et une couverture et installe-toi un moment. Là, tu n’as rien à faire.',
  child_listen: 'Ferme les yeux et écoute. Trouve trois sons : un tout près, un très loin, un tout petit.',
  child_toy: 'Pose un doudou sur ton ventre. Allonge-toi et berce-le avec ta respiration.',
  child_quiet:
    'Fais une pause calme. Laisse l’écran un moment. Regarde un livre d’images, ou par la fenêtre.',
  child_three:
    'Trouve trois jolies choses d’aujourd’hui. Même toutes petites, comme une chaussette chaude. Dis-les à voix haute.',
  child_thanks: 'Dis merci à quelqu’un aujourd’hui. Dis-lui ce qui t’a fait plaisir.',
  child_colour: 'Cherche ta couleur préférée. Trouve cinq choses de ta chambre qui l’ont.',
  child_tomorrow: 'Choisis une chose qui te fait envie pour demain. Raconte-la à quelqu’un à la maison.',
  child_small:
    'Rends petite une grande chose. C’est difficile ? Fais seulement le premier petit pas. Puis repose-toi.',
  child_ready: 'Prépare une chose pour demain. Pose-la près de ton sac. Et c’est fini.',
  child_draw:
    'Dessine ce que tu ressens. De quelle couleur est-ce ? Rond ou piquant ? Aucun dessin n’est faux.',
  child_monster:
    'Invente un monstre qui mange les soucis. Donne-lui un nom. Dessine-le et dis-lui ce qu’il y a au menu.',
  child_build:
    'Construis quelque chose avec ce que tu as. Des cubes, du papier ou des coussins. Donne-lui un drôle de nom.',
  child_story:
    'Invente une histoire avec trois mots : un bateau, un nuage et un sandwich. Comment finit-elle ?',
  child_kind:
    'Dis-toi quelque chose de gentil. Que dirais-tu à ton meilleur ami ou ta meilleure amie ? Dis-le-toi maintenant.',
  child_feel:
    'Ce que tu ressens a le droit d’être là. Mets une main sur ton ventre et dis : je sens cela, et cela va changer.',
  child_brave:
    'Souviens-toi d’une fois où tu as eu du courage. Même un petit courage. Raconte-le, ou dessine-le.',

  longer_out:
    'Expirer plus longtemps qu’inspirer. Quatre temps pour l’air qui entre, six pour l’air qui sort, cinq fois. S’arrêter si c’est désagréable.',
  square:
    'Respirer en carré. Quatre temps pour inspirer, quatre de pause, quatre pour souffler, quatre de pause. Trois tours suffisent.',
  sighs: 'Pousser trois lents soupirs. Une deuxième petite gorgée d’air en inspirant, puis un long souffle.',
  hand: 'Poser une main sur la poitrine. Sentir dix respirations arriver et repartir, sans les changer.',
  shoulders:
    'Relâcher les épaules. Les monter jusqu’aux oreilles, attendre un souffle, les laisser tomber. Cinq fois.',
  window: 'Se lever et aller à une fenêtre. Regarder une minute ce qu’il y a de plus loin.',
  stretch:
    'S’étirer le temps d’une chanson. Faire ce que le corps demande, lentement. Rien ne doit faire mal.',
  walk: 'Marcher dix minutes sans but. Remarquer ce qui a changé sur le chemin depuis la dernière fois.',
  message:
    'Écrire à une personne de confiance. « C’est beaucoup aujourd’hui, pas besoin de répondre » est un message entier.',
  ask: 'Demander à quelqu’un comment était sa journée. Écouter la réponse jusqu’au bout. Il n’y a rien à résoudre.',
  near: 'Passer dix minutes près de quelqu’un. Parler n’est pas nécessaire.',
  one_true:
    'Dire à une personne une chose vraie de cette journée. Elle peut être petite, et elle peut être bonne.',
  screen: 'Laisser l’écran une demi-heure avant de dormir. Garder à portée un livre ou une musique calme.',
  ten_minutes: 'S’allonger dix minutes sans dormir. Laisser le sol porter le poids.',
  senses: 'Nommer cinq choses vues, quatre touchées, trois entendues. Cela ramène la tête dans la pièce.',
  less: 'Rayer une chose d’aujourd’hui. Choisir ce qui peut attendre demain, et le laisser attendre.',
  warm_cup: 'Préparer une boisson chaude. Ne rien faire d’autre jusqu’à ce que la tasse soit vide.',
  water: 'Se laver les mains lentement à l’eau tiède. Pendant une minute, il n’y a que l’eau à remarquer.',
  three:
    'Noter trois choses qui allaient bien aujourd’hui. Les petites comptent : une place assise, un mot aimable.',
  thanks: 'Remercier quelqu’un pour une chose précise. Une phrase suffit. Elle sera gardée.',
  moment: 'Choisir la meilleure minute d’aujourd’hui. Y retourner le temps de trois souffles.',
  body: 'Remercier une partie du corps. Elle a porté, écrit, tenu ou attendu toute la journée.',
  one_thing: 'Choisir une chose pour demain. La noter. Tout le reste est en plus.',
  first_step: 'Découper la tâche lourde. Noter seulement le premier pas, un pas de cinq minutes.',
  appointment:
    'Donner rendez-vous aux soucis. Les noter maintenant. Les regarder demain un quart d’heure, puis fermer la page.',
  mine: 'Dessiner deux colonnes : à moi, pas à moi. Mettre chaque souci à sa place. Commencer par les siens.',
  tonight:
    'Préparer une chose ce soir. Sortir les habits, ou débarrasser la table. Demain commence plus léger.',
  lines:
    'Remplir une demi-page de lignes. Pas de dessin, pas de plan. Laisser marcher le stylo en respirant.',
  first_time: 'Écouter une chanson comme la première fois. Quel instrument n’avait jamais été remarqué ?',
  detail: 'Chercher un beau détail. Une ombre, une feuille, une marche. En garder une image, ou une phrase.',
  letter: 'Écrire une lettre qui ne partira pas. Dire les choses telles quelles. La déchirer, ou la garder.',
  six_words:
    'Décrire la journée en six mots. Puis encore une fois, comme le ferait quelqu’un de bienveillant.',
  friend: 'Se parler comme à une amie ou un ami. Que lui dirait-on ce soir ? Se dire exactement cela.',
  enough: 'Finir cette phrase : il suffit qu’aujourd’hui je… La relire une fois, lentement.',
  name_it:
    'Donner un nom à l’émotion. Dire : c’est de la colère, c’est de la tristesse. Ce qui a un nom se porte mieux.',
  forgive: 'Se pardonner une petite chose. Dire ce qu’on ferait autrement, et s’en tenir là.',
  half_speed:
    'Faire la prochaine chose deux fois moins vite. Une seule : une assiette, une marche, une phrase.',

  teen_song: 'Envoie à quelqu’un une chanson qui va avec ta journée. Ajoute une ligne, ou rien.',
  teen_mute: 'Mets en sourdine jusqu’à demain une discussion qui t’épuise. Tu peux revenir quand tu veux.',
  teen_rounds:
    'Travaille par petites tranches. Vingt minutes, puis cinq loin du bureau. Deux tranches, c’est un bon début.',
  teen_move: 'Mets une chanson et bouge jusqu’à la fin. Dans ta chambre, porte fermée, sans public.',

  adult_corner:
    'Confiez un coin de ce que vous portez. Demandez à une personne une chose précise : un trajet, un appel, une heure.',
  adult_no: 'Dites non à une chose cette semaine. « Pas cette fois » est une réponse complète.',
  adult_close:
    'Terminez le travail par une ligne. Notez où vous en êtes, fermez la porte et dites : c’est fini pour aujourd’hui.',
  adult_evening:
    'Regardez la semaine passée. Quel soir était bon, et grâce à quoi ? Mettez-en un peu dans le prochain.',

  elder_call:
    'Appelez quelqu’un dont vous êtes sans nouvelles. « J’ai pensé à vous » est une raison suffisante.',
  elder_chair:
    'Bougez en restant assis. Tournez les pieds, tendez les genoux, roulez les épaules. Cinq fois chacun, à votre convenance.',
  elder_photo:
    'Sortez une vieille photographie. Racontez à quelqu’un, ou à une feuille, ce qu’on n’y voit pas.',
  elder_plant:
    'Prenez soin d’une chose qui pousse. Arrosez-la, tournez-la vers la lumière, voyez ce qui est nouveau.',
  elder_point: 'Donnez à demain un point fixe. Un appel, le journal, une visite : une raison de se lever.',
}
