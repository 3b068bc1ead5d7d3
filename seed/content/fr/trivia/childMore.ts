/** More questions for children, in the order of the English ones: question, the right option, three others, and why. */
export const childMore = `
Ta meilleure amie déménage dans une autre ville. Que ressens-tu peut-être ?|De la tristesse|De la fierté|Du sommeil|De la faim|Les gens qu’on aime nous manquent. C’est ce qui rend triste.
Quel visage montre la colère ?|😠 Sourcils froncés et lèvres serrées|😊 Un doux sourire|😴 Yeux fermés|😮 Bouche grande ouverte|Les visages disent ce que les autres ressentent, même sans mots.
Que peut-il se passer dans ton corps quand tu as peur ?|Mon cœur bat plus vite|Mes cheveux deviennent verts|Mes pieds s’allongent|Mes oreilles s’endorment|Le corps se prépare à courir ou à se cacher. Puis il se calme.
Tu attends ton anniversaire et tu en es tout content. Comment cela s’appelle-t-il ?|Se réjouir d’avance|Être fâché|Être perdu|Se sentir coupable|Se réjouir d’avance, c’est joyeux et ça chatouille.
Tu as crié sur ta sœur, et maintenant tu t’en veux. Quelle est cette émotion ?|La culpabilité|L’envie|L’ennui|La surprise|La culpabilité nous dit qu’on veut réparer quelque chose.
Tu es triste. À qui peux-tu parler ?|À quelqu’un de confiance|À personne, jamais|À un panneau|Seulement à tes chaussures|La tristesse est plus légère quand quelqu’un écoute.
Tu es trop excité pour dormir. Qu’est-ce qui aide ?|Respirer lentement au lit|Sauter sur le lit|Des bonbons|Un jeu bruyant|Respirer lentement dit au corps que c’est la nuit.
Ta tour de cubes est tombée. Que peux-tu te dire ?|Je peux réessayer|Je rate tout|C’est la faute du chat|Je ne jouerai plus jamais|Se parler gentiment donne de la force.
C’est ton premier jour dans une nouvelle classe. Qu’est-ce qui aide ?|Dire bonjour à un enfant|Se cacher sous la table|Ne parler à personne de l’année|Rentrer en courant|Un bonjour est un bon début.
« Respirer par le ventre », c’est quoi ?|Respirer en sentant le ventre monter et descendre|Retenir son souffle longtemps|Respirer seulement en mangeant|Appuyer sur son ventre|Une main sur le ventre aide à le sentir bouger.
Ton frère a perdu son doudou. Qu’est-ce qui est gentil ?|L’aider à chercher|Cacher ses autres jouets|Se moquer de lui|Dire que les doudous sont bêtes|Aider montre que tu sais ce qu’il ressent.
Un enfant de ta classe pleure. Que peux-tu faire ?|Demander ce qui ne va pas|Le montrer du doigt|Passer en courant|Prendre son goûter|Une question gentille peut beaucoup aider.
Ton amie a une mauvaise note et toi une bonne. Qu’est-ce qui est gentil ?|Dire « On peut s’entraîner ensemble »|Agiter ta note|Dire « C’était trop facile »|Le dire à toute la classe|Tu peux être content pour toi et gentil avec ton amie.
Ton grand-père ne court pas aussi vite que toi. Que peux-tu faire ?|Marcher à son rythme|Dire qu’il est lent|Partir devant|Tirer fort sur son bras|Aller plus lentement ensemble, c’est prendre soin.
Deux amis veulent jouer avec toi à des jeux différents. Qu’est-ce qui est juste ?|Jouer aux deux, chacun son tour|Ne jouer avec personne|Faire toujours ce que tu veux|Les laisser se disputer|Chacun son tour, et les deux se sentent écoutés.
Quelqu’un t’aide à faire ton lacet. Que peux-tu dire ?|Merci|Va-t’en|Plus vite|Rien du tout|Un merci fait aussi du bien à celui qui aide.
Tu ne comprends pas la maîtresse. Que peux-tu faire ?|Poser une question|Faire semblant|Sortir de la classe|Fermer les yeux|Demander, c’est malin. D’autres se posent peut-être la même question.
Ton ami prend tout le temps tes stylos. Que peux-tu dire ?|Demande-moi d’abord, s’il te plaît|Je te déteste|Tu es un bébé|Alors prends-les tous|Tu peux dire ce que tu veux d’une voix calme.
Qu’est-ce qui montre que tu écoutes ?|Regarder la personne|Fredonner une chanson|Jouer avec ton téléphone|Tourner le dos|Quand tu regardes quelqu’un, il sent qu’il compte.
Ton amie et toi voulez être capitaine. Que faire ?|Parler et trouver une idée pour les deux|Crier jusqu’à gagner|Dire des mensonges|Ne plus être amies|En parlant, on trouve des chemins que personne n’avait vus.
Qu’est-ce qui est bon pour les yeux après un long moment d’écran ?|Regarder par la fenêtre|Un deuxième écran|Les frotter fort|S’asseoir plus près|Les yeux aiment regarder au loin un moment.
Quel goûter te donne des vitamines ?|Une pomme|Une sucette|Un chewing-gum|Un paquet de chips|Les fruits aident le corps à grandir et à aller bien.
Pourquoi est-il bon de jouer dehors ?|Le corps bouge et prend l’air|On n’a pas le droit de jouer dedans|Le soleil fait grandir en un jour|Les arbres aiment le bruit|Bouger fait du bien au corps et à l’humeur.
Qu’est-ce qui t’aide à t’endormir ?|Les mêmes gestes calmes chaque soir|Une histoire qui fait peur|Courir dans le couloir|Une lumière forte|Si chaque soir commence pareil, le corps sait qu’il faut dormir.
Combien de temps faut-il se laver les mains avec du savon ?|Environ 20 secondes|Une seconde|Dix minutes|Une heure|C’est à peu près deux fois « Joyeux anniversaire ».
De combien d’heures de sommeil ont besoin la plupart des écoliers ?|De 9 à 12 heures|De 2 à 3 heures|De 5 heures|De 18 heures|Le cerveau et le corps grandissent pendant le sommeil.
Tu devais nourrir le chat et tu as oublié. Qu’est-ce qui est honnête ?|Le dire et le nourrir maintenant|Dire que c’est fait|Accuser le chat|Te cacher dans ta chambre|Dire la vérité aide les autres à te faire confiance.
Que veut dire « juste » ?|Chacun reçoit ce qui lui convient|J’ai la plus grosse part|Le plus grand gagne|Personne n’a rien|Juste ne veut pas toujours dire pareil pour tous.
À la boutique, on te rend trop d’argent. Que faut-il faire ?|Le dire et le rendre|Acheter plus de bonbons|Partir en courant|Le garder en secret|Être honnête fait du bien longtemps.
Être courageux, c’est quoi ?|Faire ce qui est juste même quand on a peur|Ne jamais avoir peur|Crier le plus fort|Se battre avec tous|Les courageux ont peur aussi. Ils avancent à petits pas.
`
