/** More questions for teens, in the order of the English ones: question, the right option, three others, and why. */
export const teenMore = `
Avoir des « sentiments mêlés », c’est…|ressentir plusieurs choses à la fois|ne rien ressentir|ressentir ce que disent les autres|être de mauvaise humeur toute la semaine|On peut attendre un changement avec joie et le craindre aussi.
Lequel est un signe de trac avant un exposé ?|Des mains moites|Des cheveux plus longs|Une meilleure ouïe|Une soupe froide|La sueur fait partie de l’alarme du corps. Elle passe.
Qu’est-ce que le FOMO ?|La peur de rater quelque chose|Un entraînement|Une phase du sommeil|Une matière scolaire|Il grandit souvent quand on ne voit que les meilleurs moments des autres.
Qu’est-ce qu’un « déclencheur », quand on parle d’émotions ?|Ce qui provoque une émotion forte|La fin d’une émotion|Une promesse|Un souvenir calme|Connaître ses déclencheurs aide à s’y préparer.
Quelle partie du cerveau joue un grand rôle dans la peur ?|L’amygdale|Le tympan|Le disque vertébral|La glande lacrymale|Elle réagit vite, souvent avant qu’on ait pu réfléchir.
Tes devoirs te dépassent. Quel est un bon premier pas ?|Faire une liste et choisir une chose|Tout commencer à la fois|Attendre minuit|Effacer la liste|Un pas clair rend la pile plus petite.
Quelle est une façon saine de se défouler ?|Aller courir|Frapper un mur|Envoyer des messages furieux|Ne pas dormir|Bouger utilise l’énergie que la colère apporte.
« Recadrer » une situation, c’est…|la regarder autrement|accrocher un cadre|oublier ce qui s’est passé|s’accuser|« Je n’y arrive pas encore » ne fait pas le même effet que « je ne peux pas ».
Pourquoi souffler longuement aide-t-il contre le stress ?|Cela dit au système nerveux de ralentir|Cela remplit les muscles de sucre|Cela arrête toutes les pensées|Cela rafraîchit la pièce|Expirer plus longtemps qu’on inspire calme vite le corps.
Quel est le problème quand on repousse une tâche qui fait peur ?|Le soulagement est court et la peur grandit|Il n’y en a pas|La tâche se fait toute seule|La peur part toujours en attendant|Avec le temps, de petits pas prévus marchent mieux.
Ton amie a peur d’un contrôle. Qu’est-ce qui aide le plus ?|Je sais que c’est dur. On révise ensemble ?|Ce n’est qu’un contrôle|Tu vas rater de toute façon|Moi, je n’ai jamais peur|Cela prend l’émotion au sérieux et propose de l’aide.
Quelqu’un de nouveau et timide rejoint ton équipe. Qu’est-ce qui est gentil ?|Dire bonjour et expliquer comment ça marche|Attendre de voir ce qu’il vaut|Imiter sa façon de parler|Le laisser sur le banc|Un petit accueil rend le premier jour plus facile.
Quelle différence entre entendre et écouter ?|Écouter, c’est faire attention|Aucune|Entendre dure plus longtemps|Écouter est plus fort|On peut entendre chaque mot et passer à côté.
Un ami te confie un secret sans danger. Qu’est-ce qui montre du respect ?|Le garder pour toi|Le dire à une seule personne|Y faire allusion en ligne|T’en servir dans une dispute|La confiance grandit quand le privé reste privé.
« Changer de perspective », c’est…|essayer de voir la situation comme l’autre|dessiner en 3D|donner raison au plus bruyant|prendre un selfie d’en haut|Cela aide dans les disputes, même sans être d’accord à la fin.
Tu ne peux pas venir à une fête. Quelle réponse est claire et gentille ?|Merci de l’invitation. Je ne peux pas ce jour-là|Peut-être|Pas de réponse|J’ai mieux à faire|Une réponse claire aide à s’organiser, et le merci la rend chaleureuse.
Un message te met en rage. Qu’est-ce qui est sage ?|Attendre avant de répondre|Répondre en majuscules|Le partager avec tout le monde|Répondre à 3 heures du matin|Après une pause, on écrit plutôt quelque chose qu’on peut assumer.
Qu’est-ce que la communication assertive ?|Dire ses besoins en respectant l’autre|Toujours céder|S’imposer en criant|Se taire et bouder|Elle se trouve entre s’imposer et se taire.
Qu’est-ce qui fait une bonne excuse ?|Nommer ce qu’on a fait et ce qu’on va changer|« Désolé que tu le prennes comme ça »|Expliquer pourquoi c’est sa faute|Attendre l’oubli|Il s’agit de la blessure, pas de l’image qu’on donne.
Que comprend le langage du corps ?|La posture, les gestes et l’expression du visage|Seulement les mots choisis|L’orthographe|La langue apprise à l’école|Des bras croisés peuvent dire « non » ou juste « j’ai froid ». Demander aide.
Quelle est une bonne règle pour le téléphone au coucher ?|Le laisser hors de la chambre|Le mettre sous l’oreiller|Mettre l’écran au maximum|Répondre d’abord à tout|La plupart s’endorment plus vite sans téléphone tout près.
Quel repas redonne de l’énergie après une nuit sans manger ?|Le petit-déjeuner|Un en-cas à minuit|Un chewing-gum|De l’eau salée|Beaucoup se concentrent mieux après avoir mangé un peu.
Combien de mouvement par jour conseille-t-on aux ados ?|Environ 60 minutes|Environ 5 minutes|Aucun|Environ 6 heures|Marcher, danser et faire du vélo comptent aussi.
Pourquoi faire plusieurs choses à la fois en apprenant est-il une mauvaise idée ?|Le cerveau va et vient et se trompe plus|Cela use trop de papier|Cela donne faim|C’est interdit par la loi|Une chose à la fois va en général plus vite.
Que peut montrer une pause des réseaux sociaux ?|À quel point ton humeur en dépend|La vitesse de ton téléphone|La météo|Les mots de passe de tes amis|Quelques jours montrent déjà ce qui manque et ce qui ne manque pas.
Que fait l’horloge interne de beaucoup d’ados ?|Elle se décale vers le soir|Elle s’arrête|Elle se décale vers le matin|Elle va deux fois plus vite|C’est pourquoi se lever tôt est si dur à cet âge.
Qu’est-ce que l’intégrité ?|Agir selon ce qu’on croit juste|Être le meilleur|Ne jamais changer d’avis|Avoir beaucoup d’abonnés|Elle se voit surtout quand personne ne regarde.
Tu vois en ligne une rumeur sur une camarade. Qu’est-ce qui est respectueux ?|Ne pas la partager|La partager avec une blague|Ajouter un détail|Mettre un « j’aime » et passer|Chaque partage la rend plus dure à arrêter. Ne pas partager est un choix.
Quel but va avec tes valeurs ?|Celui qui compte pour toi, pas seulement pour les autres|Celui du plus gros prix|Le plus facile|Celui de ton rival|On tient mieux aux buts qui ont du sens.
Qu’est-ce que la pression du groupe ?|Se sentir poussé à faire comme ceux de son âge|L’air d’un pneu|Une note de sciences|Une règle des parents|Elle peut aussi pousser vers du bon. Tu peux toujours choisir.
`
