import type { CoachTexts } from '../coach.ts'

/** What the coach says, in French. Children and teens are addressed as `tu`, adults and elders as `vous`. */
export const coach: CoachTexts = {
  child: {
    thoughts: [
      'Bonjour. Aujourd’hui, tu n’as pas à te sentir d’une façon spéciale. Quelle petite chose te plaît en ce moment ?',
      'Pose la main sur ton ventre. Inspire doucement, puis souffle encore plus doucement. Trois fois, c’est assez.',
      'Il y a des jours bruyants et des jours calmes. Les deux sont de vrais jours. Tu peux dire à un adulte comment est celui-ci.',
      'Regarde autour de toi et trouve cinq choses bleues. C’est un petit truc qui aide quand la tête va trop vite.',
      'Demander de l’aide est une bonne idée. À qui pourrais-tu en demander aujourd’hui ?',
      'Une grande émotion est plus facile à porter quand elle a un nom. Comment s’appelle la tienne maintenant ?',
      'Si quelque chose a raté aujourd’hui, tu peux réessayer demain. Demain sert à ça.',
      'Tends les bras vers le haut, grand comme une girafe. Puis laisse-les tomber. Encore deux fois.',
      'On peut sentir deux choses à la fois, comme la joie et un peu de tristesse. C’est normal.',
      'Pense à un endroit où tu te sens en sécurité. Que vois-tu là-bas ?',
    ],
    nudges: [
      'Comment était ta journée ? Tu peux choisir un visage. Ça prend moins d’une minute.',
      'Si tu veux, choisis le visage qui te va aujourd’hui. Aucun n’est faux.',
      'Je ne sais pas encore comment s’est passée ta journée. Un visage suffit, ou alors demain.',
      'Un visage, un chiffre, c’est tout. Seulement si tu en as envie.',
    ],
    recaps: [
      'La semaine est presque finie. Dans Historique, tu vois les visages que tu as choisis. Regarde-les avec quelqu’un que tu aimes bien.',
      'Une semaine a beaucoup de jours. Lequel as-tu préféré ? Tu peux l’écrire ou le raconter.',
      'Sept jours ont passé. Certains faciles, d’autres peut-être pas. Ils sont tous dans Historique.',
    ],
    focus: {
      depression:
        'Quand tout paraît gris, dis-le à un adulte en qui tu as confiance. Pas besoin de bien l’expliquer.',
      anxiety:
        'Les soucis parlent vite. Souffle lentement, comme pour refroidir la soupe. Puis essaie encore.',
      grief:
        'Quelqu’un peut te manquer n’importe quel jour. Tu peux en parler, faire un dessin, ou rester au calme.',
      stress: 'S’il y a trop de choses à faire, choisis-en une. Une seule. Le reste peut attendre un peu.',
      'self-esteem':
        'Tu as le droit d’apprendre encore. Tous ceux que tu connais apprennent encore quelque chose.',
      relationships:
        'Si on n’a pas été gentil avec toi, tu peux dire : je n’ai pas aimé ça. C’est juste de le dire.',
      loneliness:
        'Si tu te sens sans personne, assieds-toi près de quelqu’un que tu aimes bien. Pas besoin de parler tout de suite.',
      pressure: 'Un contrôle montre ce que tu savais un jour. Il ne montre pas qui tu es.',
      family:
        'Quand on se dispute à la maison, ce n’est pas à cause de toi. Tu peux dire à un adulte de confiance ce que ça te fait.',
      sleep:
        'Au lit, pense à tes orteils, puis à tes genoux, puis à ton ventre. Dis à chacun qu’il peut se reposer.',
      motivation: 'Si commencer est difficile, commence par deux minutes. Après, tu peux arrêter.',
    },
  },
  teen: {
    thoughts: [
      'Tu ne dois ta bonne humeur à personne. Savoir comment tu vas, c’est déjà assez pour l’instant.',
      'Une chose à la fois, ça avance aussi. Quelle est la prochaine, la petite ?',
      'Téléphone retourné dix minutes, les pieds au sol, une longue expiration. Regarde si quelque chose change.',
      'Tu peux changer d’avis sur les gens, les projets et toi. Même en semaine.',
      'Comparer ton intérieur à l’extérieur des autres est une épreuve injuste. Tu peux poser le stylo.',
      'Quelqu’un qui écoute compte plus que quelqu’un qui répare. Qui t’écoute ?',
      'Tu peux être doué pour une chose et ne pas avoir envie de la faire aujourd’hui.',
      'Bois un verre d’eau en regardant par la fenêtre jusqu’à la dernière goutte. C’était une pause.',
      'Une mauvaise heure est une heure. Elle ne donne pas son nom à toute la journée.',
      'Un non n’a pas besoin d’explication. Tu peux aussi dire : pas maintenant.',
    ],
    nudges: [
      'Dix secondes, une humeur, terminé. Tu peux aussi passer.',
      'Comment tu l’as vécue, cette journée ? Un geste suffit pour répondre.',
      'Pas encore de bilan aujourd’hui. Si tu en veux un, c’est court. Sinon, demain ira très bien.',
      'C’était quoi, aujourd’hui, en un mot ? Il y a la place pour l’écrire.',
    ],
    recaps: [
      'La semaine se termine. Ta courbe montre comment étaient les jours, sans notes et sans conseils.',
      'Un regard en arrière : quel jour t’a le plus coûté, lequel t’a rendu quelque chose ? Ils sont tous dans Historique.',
      'Une semaine de jours, certains mieux que d’autres. Si l’un d’eux te gêne encore, écris deux lignes dessus.',
    ],
    focus: {
      depression:
        'Les jours lourds, baisse la barre : de l’eau, un repas, un message à quelqu’un de sûr. Le reste peut attendre.',
      anxiety: 'Nomme cinq choses que tu vois et quatre que tu entends. Ta tête revient dans la pièce.',
      grief: 'Le manque n’a pas d’horaire. Tu peux rire aujourd’hui et que la personne te manque quand même.',
      stress: 'Écris tout ce que tu as en tête, puis entoure une ligne. Seule celle-là est pour aujourd’hui.',
      'self-esteem': 'Parle-toi comme tu parlerais à un ami qui a raté le même contrôle.',
      relationships: 'Tu peux répondre plus tard. Un message n’est pas une alarme.',
      loneliness:
        'Un petit message à quelqu’un dont tu n’as plus de nouvelles : comment tu vas, vraiment ? Souvent, ça revient.',
      pressure:
        'Les notes parlent d’un travail, pas d’une personne. Prends ta prochaine pause exprès, pas par accident.',
      family: 'Tu peux quitter une dispute et y revenir. Dis quand, pour que personne ne croie que tu fuis.',
      sleep:
        'Ce soir, recharge ton téléphone hors de ta chambre. La première heure est la plus dure, et la plus calme.',
      motivation:
        'Fais la partie ennuyeuse pendant cinq minutes. Tu peux arrêter ensuite. Souvent, tu n’en auras pas envie.',
    },
  },
  adult: {
    thoughts: [
      'Rien n’oblige à tout régler d’un coup. Nommez ce qui pèse, puis ce qui peut attendre.',
      'Épaules basses, mâchoire détendue, une longue expiration. C’est tout l’exercice.',
      'Une petite marche compte, même celle jusqu’à la boîte aux lettres.',
      'Vous avez le droit de répondre : je vais y réfléchir.',
      'Écrivez une ligne sincère sur aujourd’hui. Personne ne la note.',
      'Le repos fait partie du travail. Où caser dix minutes calmes aujourd’hui ?',
      'Faites la prochaine chose lentement, rien que celle-là. Voyez ce que le reste du jour en fait.',
      'Mangez un peu avant de décider quoi que ce soit.',
      'Que laisseriez-vous de côté si ce jour avait deux heures de moins ?',
      'Regardez au loin pendant une minute. Les yeux portent plus de la journée qu’on ne croit.',
    ],
    nudges: [
      'Pas encore de bilan aujourd’hui. Une minute suffit, et cela reste.',
      'Comment ça va, sans les formules ? Un geste suffit.',
      'Si la journée a besoin d’être posée quelque part, le bilan est ouvert.',
      'Une humeur et un chiffre, rien de plus. Ou bien demain.',
    ],
    recaps: [
      'La semaine touche à sa fin. Votre courbe montre où c’était dur et où cela s’est allégé. Cinq minutes suffisent pour regarder.',
      'Sept jours en arrière : qu’est-ce qui a coûté, qu’est-ce qui a porté ? Gardez-en une ligne.',
      'Le dimanche est un bon jour pour relire sa semaine. Les jours sans bilan sont de simples trous, rien à rattraper.',
    ],
    focus: {
      depression:
        'Les jours bas, faites la petite chose suivante : de la lumière, de l’eau, un peu à manger. Si cela reste sombre, dites-le aujourd’hui à quelqu’un.',
      anxiety: 'L’inquiétude demande : et si. Répondez par ce qui est : la chaise, la pièce, l’air qui sort.',
      grief: 'Le deuil n’a pas de calendrier. Vous pouvez en parler aujourd’hui, ou le laisser en paix.',
      stress: 'Faites la liste, puis rayez une chose que vous ne ferez pas. Elle compte comme faite.',
      'self-esteem':
        'Repérez une phrase que vous vous dites et que vous ne diriez jamais à un ami. Laissez-la de côté, une fois.',
      relationships: 'Avant la conversation difficile, écrivez ce que l’autre doit savoir. Une phrase.',
      loneliness:
        'La compagnie peut être petite : le même banc, la même boutique, un message. Laquelle est proche aujourd’hui ?',
      pressure: 'Demandez quelle échéance est réelle. Puis ce qui se passe si elle bouge d’un jour.',
      family: 'On peut aimer les gens et raccrocher. Choisissez vous-même l’heure du prochain appel.',
      sleep:
        'Si le sommeil ne vient pas, levez-vous et lisez quelque chose d’ennuyeux. Le lit est fait pour la fatigue, pas pour l’effort.',
      motivation: 'Attendre l’envie est un plan. Commencer mal en est un autre, et il marche plus souvent.',
    },
  },
  elder: {
    thoughts: [
      'Prenez votre temps aujourd’hui. Rien ne presse pour savoir comment vous allez.',
      'Ouvrez une fenêtre et respirez trois fois lentement. Remarquez ce que sent l’air.',
      'Vous savez des choses qui ne se trouvent dans aucun livre. Racontez-en une aujourd’hui.',
      'Appeler un vieil ami ne demande pas de raison. Dire bonjour en est une.',
      'Certains jours, c’est le corps qui donne le rythme. On peut le suivre.',
      'Mettez une musique que vous connaissez depuis longtemps. Voyez ce qu’elle ramène.',
      'Buvez quelque chose de chaud, assis là où la lumière est bonne. La liste peut attendre ce temps-là.',
      'Écrivez un mot que vous n’avez plus entendu depuis des années. Qui le disait ?',
      'Quelques pas jusqu’à la porte et retour sont des pas.',
      'Vous pouvez laisser une chose à moitié faite et clore la journée.',
    ],
    nudges: [
      'Vous n’avez pas encore fait votre bilan aujourd’hui. Un visage suffit, quand cela vous convient.',
      'Comment s’est passée la journée ? Un instant suffit.',
      'Si vous souhaitez noter comment était ce jour, la page est ouverte. Sinon, c’est très bien aussi.',
      'Une humeur pour aujourd’hui, à votre rythme.',
    ],
    recaps: [
      'La semaine s’achève. Vous pouvez regarder vos jours dans Historique, peut-être avec une tasse de thé.',
      'Sept jours ont passé. Lequel aimeriez-vous garder ? Écrivez une ligne si vous le souhaitez.',
      'Un regard sur la semaine peut être bref. Les jours sans note sont simplement des jours sans note.',
    ],
    focus: {
      depression:
        'Quand les jours pèsent, dites-le à quelqu’un, à votre médecin aussi. Les mots n’ont pas besoin d’être justes.',
      anxiety:
        'Quand l’inquiétude vient, posez les deux pieds au sol et comptez dix respirations lentes. Décidez ensuite ce qu’il faut faire.',
      grief: 'Ceux qui nous manquent font encore partie du jour. Vous pouvez dire leur nom à voix haute.',
      stress:
        'Faites une chose aujourd’hui et laissez-en une pour demain. Les deux, c’est bien tenir sa maison.',
      'self-esteem': 'Il n’est pas nécessaire d’être utile pour que votre présence compte.',
      relationships: 'Une lettre peut dire ce qui est difficile à dire à voix haute. Trois lignes suffisent.',
      loneliness:
        'Asseyez-vous là où passent des gens, ou appelez quelqu’un. Dix minutes de compagnie changent un après-midi.',
      pressure: 'Vous pouvez dire non sans raison. Un non aimable est une réponse complète.',
      family:
        'Les enfants et petits-enfants font les choses à leur manière. Vous pouvez dire une fois ce que vous ressentez, puis laisser reposer.',
      sleep: 'Si vous restez sans dormir, tournez l’horloge vers le mur. Le repos compte, même sans sommeil.',
      motivation:
        'Choisissez une chose qui a une fin : un tiroir, une lettre, un rang de tricot. Finissez celle-là.',
    },
  },
}
