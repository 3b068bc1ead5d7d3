/** Questions for children, in the order of the English ones: question, the right option, three others, and why. */
export const child = `
Tu as mal au ventre avant un contrôle. Que ressens-tu peut-être ?|Le trac|L’ennui|La jalousie|La fierté|L’inquiétude se sent souvent dans le ventre. Puis elle s’en va.
Quel visage va avec une bonne surprise ?|😮 Yeux grands ouverts et sourire|😴 Yeux fermés|😠 Lèvres serrées|😢 Yeux mouillés|Quand on est surpris, on ouvre grand les yeux pour mieux voir.
Peux-tu être joyeux et triste le même jour ?|Oui, les émotions changent|Non, une seule par jour|Seulement les adultes|Seulement aux anniversaires|Les émotions vont et viennent comme le temps qu’il fait.
Être fier, qu’est-ce que c’est ?|Être content de ce qu’on a fait|Être fâché contre une amie|Avoir peur du noir|Être fatigué après l’école|On est fier quand on a fait un effort.
Tu veux le jouet que ton ami a reçu. Comment s’appelle cette émotion ?|L’envie|La fierté|Le calme|La faim|Tout le monde ressent de l’envie parfois. Le dire aide.
Tu es en colère. Que peux-tu faire d’abord ?|Respirer lentement|Jeter un jouet|Taper le mur|Crier sur le chat|Respirer lentement aide le corps à se calmer.
Tu as fait un cauchemar. Qu’est-ce qui aide ?|Le raconter à un adulte de confiance|Rester éveillé toute la nuit|Garder le secret toujours|Regarder un film qui fait peur|Ce qui fait peur devient plus petit quand on le raconte.
Tu as perdu au jeu. Qu’est-ce qui aide ?|Dire « bien joué » et réessayer|Casser le jeu|Accuser ton ami|Ne plus jamais jouer|Tout le monde perd parfois. Réessayer, c’est courageux.
Tes devoirs te semblent énormes. Quel est le bon plan ?|Faire d’abord une petite partie|Les cacher|Pleurer jusqu’à ce qu’ils partent|Les faire dans le noir|Les petits pas rendent les grandes choses plus faciles.
Quelqu’un est méchant avec toi en ligne, encore et encore. Que fais-tu ?|Le montrer à un adulte de confiance|Être méchant aussi|Donner ton mot de passe|Effacer tes devoirs|Tu n’as pas à régler cela seul. Un adulte peut aider.
Un nouvel enfant est seul à la récré. Qu’est-ce qui est gentil ?|L’inviter à jouer|Rire de lui|Regarder ailleurs|Prendre sa place|Une question gentille peut changer toute une journée.
Ton amie est tombée. Que dis-tu d’abord ?|Ça va ?|C’était drôle|Je cours plus vite|Va-t’en|Demander montre que tu fais attention à elle.
« Se mettre à la place de quelqu’un », c’est quoi ?|Penser à ce qu’il ressent|S’asseoir sur sa chaise|Partir en courant|Copier ses devoirs|C’est imaginer comment l’autre vit les choses.
Ton ami se tait et ne veut pas parler. Que peux-tu faire ?|T’asseoir un moment près de lui|Le secouer|Le raconter à tous|Te fâcher|Être là peut aider sans un mot.
Ton chien se cache sous le lit pendant l’orage. Pourquoi ?|Il a peur|Il a faim|Il est fâché contre toi|Il veut un bain|Les animaux ont peur aussi. Le bruit effraie beaucoup de chiens.
Que peux-tu dire quand tu as fait une erreur ?|Pardon|Ce n’est pas moi|Et alors ?|Tu es bête|Demander pardon aide à réparer.
Que fais-tu quand quelqu’un d’autre parle ?|J’écoute|Je chante fort|Je me bouche les oreilles|Je m’en vais|Écouter montre que ses mots comptent.
Tu n’as pas envie d’un câlin. Que peux-tu dire ?|Non merci|Rien, jamais|Tu es méchant|Je te déteste|Ton corps est à toi. Tu peux dire non gentiment.
Quelle phrase dit ce que tu ressens ?|Je suis triste quand tu pars|Tu es méchant|Arrête maintenant|Peu importe|Commencer par « je » aide les autres à comprendre.
Un adulte te demande de garder un secret qui te fait du mal. Que fais-tu ?|Le dire à un adulte de confiance|Le garder|L’oublier|L’écrire dans le sable|Les mauvais secrets se disent. Tu n’as rien fait de mal.
Combien de fois faut-il se brosser les dents ?|Deux fois par jour|Une fois par semaine|Seulement le dimanche|Quand il pleut|Le matin et le soir : ainsi les dents restent solides.
De quoi ton corps a-t-il besoin quand tu as soif ?|D’eau|De bonbons|De sel|De peinture|Ton corps est fait d’eau pour plus de la moitié.
Pourquoi dormir fait-il du bien ?|Le corps et le cerveau se reposent et grandissent|Cela donne faim|Cela arrête le cœur|Cela rend les cheveux bleus|Quand tu dors, ton cerveau range ce que tu as appris.
Quel animal dort la tête en bas ?|La chauve-souris|La vache|Le dauphin|La poule|Les chauves-souris s’accrochent par les pattes, même pour dormir.
Pourquoi se lave-t-on les mains ?|Pour enlever les microbes|Pour qu’elles grandissent|Pour avoir froid|Pour qu’elles soient sucrées|Les microbes sont trop petits pour être vus. Le savon les emporte.
Combien de fois par minute environ bat le cœur d’un enfant au repos ?|Environ 90|Environ 5|Environ 1 000|Environ 10 000|Le cœur d’un enfant bat un peu plus vite que celui d’un adulte.
Tu trouves un jouet au parc. Qu’est-ce qui est juste ?|Demander qui l’a perdu|Le cacher|Le casser|Le vendre|Il manque peut-être beaucoup à quelqu’un.
Partager, qu’est-ce que c’est ?|Laisser les autres en avoir aussi|Tout garder|Manger vite|Cacher des choses|Partager laisse de la place pour plus de joie.
Ton amie a une autre couleur de peau ou parle une autre langue. Qu’est-ce qui est vrai ?|Nous pouvons tous être amis|Il ne faut pas se parler|Une seule a raison|On ne peut pas jouer|Les gens sont différents, et chacun compte autant.
Une promesse, qu’est-ce que c’est ?|Une chose que tu dis que tu feras|Une sorte de gâteau|Une chanson très forte|Une course|Tenir sa promesse, c’est donner confiance.
`
