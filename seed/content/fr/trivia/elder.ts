/** Questions for elders, in the order of the English ones: question, the right option, three others, and why. */
export const elder = `
Comment les émotions évoluent-elles souvent avec l’âge ?|Elles deviennent plus stables|Elles disparaissent|Elles sont plus vives chaque année|Il ne reste que la tristesse|Beaucoup d’études trouvent un grand bien-être tard dans la vie.
Qu’est-ce que la nostalgie ?|Un doux regret du passé|La peur du vide|Un trouble du sommeil|Un mal de tête|Les souvenirs partagés consolent et rapprochent.
Qu’est-ce qui est vrai du deuil ?|Il n’a pas de calendrier fixe|Il finit après un an|Il a toujours cinq étapes|Il faut le cacher|Chacun vit son deuil à sa façon et à son rythme.
Quelle différence entre être seul et se sentir seul ?|Se sentir seul, c’est manquer de liens, même entouré|Aucune|Être seul est toujours pire|La solitude n’est que physique|Certains sont seuls et contents, d’autres seuls dans la foule.
Qu’est-ce que le « deuil anticipé » ?|Un deuil qui commence avant la perte|Le deuil d’un animal|La joie d’une visite|L’oubli d’une perte|Il est fréquent quand un proche est gravement malade.
Le sommeil ne vient pas. Que conseillent les spécialistes ?|Se lever un moment pour une activité calme|Rester et s’efforcer|Regarder l’heure|Boire un verre de vin|Le lit doit rester un lieu pour dormir.
Qu’est-ce qui aide souvent contre un souci qui revient ?|En parler à quelqu’un de confiance|Ne jamais l’évoquer|Boire plus de café|Rester au lit|Un souci partagé se démêle mieux.
Que peut améliorer le tai-chi, selon beaucoup d’études ?|L’équilibre|Les cheveux|La couleur des yeux|L’ouïe|Il est doux et diminue le risque de chute.
Un changement semble trop grand, comme un déménagement. Qu’est-ce qui aide ?|De petits pas et quelque chose de familier|Tout faire en un jour|N’en parler à personne|Tout jeter|Le familier rend un nouveau lieu plus facile.
Qu’est-ce que la thérapie par la réminiscence ?|Parler de souvenirs avec des photos ou de la musique|Apprendre des dates|Une opération|Un régime|On l’emploie souvent avec des personnes qui vivent avec une démence.
Le conjoint d’un voisin est mort. Qu’est-ce qui console souvent, des mois après ?|Dire son nom et demander des nouvelles|Éviter le sujet|Parler d’autre chose|Conseiller de tourner la page|La plupart sont heureux que la personne ne soit pas oubliée.
Votre petite-fille est fâchée avec une amie. Qu’est-ce qui aide d’abord ?|Écouter toute l’histoire|Dire que ce n’est rien|Raconter pire|Appeler ses parents|Être écouté, c’est déjà la moitié du réconfort.
Qu’est-ce que le fardeau de l’aidant ?|L’usure de prendre soin de quelqu’un longtemps|Le prix d’un fauteuil|Un sac lourd|Une loi|Les aidants ont besoin de pauses ; demander de l’aide est sage.
Une personne atteinte de démence répète sa question. Qu’est-ce qui est gentil ?|Répondre encore calmement|Dire que c’est déjà dit|Rire|Quitter la pièce|Pour elle, c’est la première fois. Votre calme demeure.
Qu’est-ce que l’âgisme ?|Juger les gens selon leur âge|Compter les anniversaires|L’étude des arbres|Un style d’art|Robert Butler a créé le mot anglais en 1969.
Quelqu’un entend mal. Qu’est-ce qui aide ?|Se mettre en face et parler clairement|Crier|Parler d’une autre pièce|Parler très vite|Voir les lèvres et le visage aide à comprendre.
Il vous faut de l’aide pour un formulaire. Quelle est la bonne phrase ?|Pouvez-vous m’aider, s’il vous plaît ?|Je ne sais rien faire|Laissez|Vous auriez dû proposer|Une demande claire rend le oui facile.
Quelqu’un appelle « de la banque » et demande votre code. Que faites-vous ?|Raccrocher et appeler la banque moi-même|Le donner vite|En donner la moitié|Demander son nom et le donner|Une banque ne demande jamais votre code.
Que sont les directives anticipées ?|Un écrit de vos souhaits pour vos soins|Un panneau de route|Un prêt|Un billet de train|Elles aident vos proches quand vous ne pouvez plus parler.
Infantiliser par la parole, c’est quoi ?|Parler aux aînés comme à des enfants|Une langue secrète|Parler du passé|Écrire lentement|Beaucoup en sont blessés. Le respect vaut mieux.
Pourquoi boire sans attendre la soif en vieillissant ?|La sensation de soif s’affaiblit|L’eau est alors plus saine|L’estomac rétrécit|À cause de la lune|Un verre à chaque repas est une bonne habitude.
Quel aliment est riche en calcium ?|Le yaourt|Le riz blanc|La pomme|L’huile d’olive|Le calcium et le mouvement gardent les os solides.
Quel exercice l’OMS conseille-t-elle aux aînés trois jours par semaine ?|Équilibre et renforcement|Le sprint|La plongée profonde|Aucun|Cela aide à éviter les chutes et à rester autonome.
Qu’est-ce qui est bon pour la mémoire, autant qu’on sache ?|Bouger, voir du monde et apprendre du nouveau|Seulement les mots croisés|De longues siestes|Le sucre|Ce qui est bon pour le cœur l’est aussi pour le cerveau.
Dans quel pays est Okinawa, île connue pour ses centenaires ?|Le Japon|L’Italie|La Grèce|La Norvège|La vie y est faite de liens, de jardin et de légumes.
Quelle vitamine, surtout présente dans les aliments d’origine animale, s’absorbe parfois moins bien avec l’âge ?|La vitamine B12|La vitamine C|La vitamine K|L’acide folique|Une prise de sang peut la vérifier.
Quelle tâche Erik Erikson voyait-il à la fin de la vie ?|Regarder en arrière avec un sentiment d’unité|Gagner plus|Remporter des concours|Entrer à l’école|Il l’appelait l’intégrité, face au désespoir.
Que peut apporter le bénévolat, selon beaucoup d’études ?|Du sens et de la compagnie|Seulement de la fatigue|Moins de sommeil|Une humeur plus basse|Même une heure par semaine peut compter.
Qu’est-ce qu’une « lettre d’héritage moral » ?|Une lettre sur ce qui compte pour vous, pour la suite|Une facture|Un avis du tribunal|Une collection de timbres|Elle transmet des valeurs plutôt que des objets.
Qui a écrit « que comptes-tu faire de ton unique, sauvage et précieuse vie ? »|La poétesse Mary Oliver|Albert Einstein|Jane Austen|Mark Twain|C’est la fin de son poème « Le jour d’été ».
`
