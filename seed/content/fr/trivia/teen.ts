/** Questions for teens, in the order of the English ones: question, the right option, three others, and why. */
export const teen = `
Qu’est-ce que le stress ?|La réponse du corps à une demande|Une maladie|Un manque de caractère|Un type d’aliment|Le stress prépare le corps à agir. À petite dose, il peut même aider.
Quelle hormone monte vite quand on a peur ?|L’adrénaline|La mélatonine|L’insuline|La vitamine C|L’adrénaline accélère le cœur pour pouvoir réagir.
Pourquoi les humeurs sont-elles souvent plus fortes à l’adolescence ?|Le cerveau et les hormones changent|On dort trop|Le cœur est plus petit|On mange plus de fruits|Les zones du cerveau qui règlent les émotions grandissent jusque vers 25 ans.
Quelle différence entre culpabilité et honte ?|La culpabilité porte sur un acte, la honte sur soi|Il n’y en a pas|L’une est bonne, l’autre bruyante|La honte dure une minute|La culpabilité peut montrer quoi réparer. La honte a d’abord besoin de douceur.
Mettre un mot sur une émotion, souvent…|l’affaiblit un peu|la rend définitive|la cache aux autres|donne de la fièvre|Nommer l’émotion calme l’alarme dans le cerveau.
Qu’est-ce qui calme le corps le plus vite ?|Souffler lentement|Faire défiler son téléphone|Une boisson énergisante|Retenir sa respiration|Une longue expiration ralentit un instant le cœur.
Un contrôle s’est mal passé. Quelle pensée aide le plus ?|Un contrôle, ce n’est pas tout moi|Je rate toujours|Tout le monde rit de moi|Ça ne sert à rien|Des mots comme « toujours » sont rarement vrais. Un résultat est un résultat.
Qu’est-ce que l’exercice 5-4-3-2-1 ?|Remarquer des choses avec chaque sens|Un plan de course|Une façon de compter les calories|Un code secret|On nomme cinq choses vues, quatre touchées, trois entendues, deux senties et une goûtée.
Tes pensées tournent la nuit. Qu’est-ce qui peut aider ?|Les noter pour demain|Lire ses messages|Boire du cola|Calculer dans le noir|Le papier peut garder un souci jusqu’au matin.
Un ami dit qu’il ne veut plus vivre. Que faire ?|Prévenir tout de suite un adulte de confiance|Garder le secret|Attendre une semaine|Faire une blague|Certains secrets sont trop lourds. Demander de l’aide peut sauver une vie.
Qu’est-ce qui montre que tu écoutes ?|Poser une question sur le sujet|Regarder ton téléphone|Finir ses phrases|Raconter mieux|Une question dit : continue, je suis là.
Quelqu’un de la classe est exclu du groupe de discussion. Qu’est-ce qui est gentil ?|L’ajouter ou en parler|Rire aussi|L’ignorer|Le publier|Être exclu fait mal. Une seule personne peut changer cela.
Qu’est-ce qu’un témoin, face au harcèlement ?|Quelqu’un qui voit sans être directement impliqué|Celui qui commence|Un professeur|Un arbitre|Les témoins peuvent agir : soutenir, chercher de l’aide, parler.
L’empathie, c’est…|comprendre ce que l’autre ressent|être toujours d’accord|régler tous les problèmes|se plaindre|On peut comprendre quelqu’un et voir les choses autrement.
Quelle réponse montre le plus d’empathie à « j’ai raté le permis » ?|C’est rageant, tu t’étais bien entraîné|Tout le monde le rate une fois|Au moins tu es en bonne santé|Moi, je l’ai eu du premier coup|Elle nomme d’abord l’émotion. Comparer peut attendre.
Qu’est-ce qu’un message en « je » ?|Je suis blessé quand tu annules tard|Tu annules toujours|Tout le monde déteste attendre|C’est ta faute|Il dit ce qui se passe en toi, sans attaquer.
On te demande une photo que tu ne veux pas envoyer. Tu peux…|dire non sans raison|l’envoyer une fois|envoyer celle d’un ami|en devoir une|Un non est une réponse entière. Faire pression n’est pas acceptable.
Comment doit être le consentement ?|Libre, clair, et on peut changer d’avis|Donné une fois pour toutes|Silencieux|Écrit par un parent|Chacun peut changer d’avis à tout moment.
Une dispute monte. Qu’est-ce qui aide souvent ?|Une pause et un moment pour reprendre|Crier plus fort|Partir pour toujours|Publier des captures|Une pause laisse les deux corps se calmer.
Qu’est-ce qui se perd le plus dans un message écrit ?|Le ton|La date|Les lettres|L’alphabet|Sans voix ni visage, une blague peut sembler une attaque.
De combien de sommeil la plupart des ados ont-ils besoin ?|8 à 10 heures|4 à 5 heures|6 heures|12 à 14 heures|Les spécialistes conseillent huit à dix heures entre 13 et 18 ans.
Quelle boisson contient en général le plus de caféine ?|La boisson énergisante|Le lait|La tisane|Le jus de pomme|La caféine reste des heures dans le corps et peut voler du sommeil.
Que fait le mouvement pour l’humeur ?|Il la remonte souvent|Rien du tout|Il la gâche pour des jours|Il n’aide que les sportifs|Même dix minutes de marche rapide peuvent aider.
Quel organe utilise environ un cinquième de l’énergie du corps ?|Le cerveau|La peau|L’estomac|Les poumons|Le cerveau fait deux pour cent du poids, et il ne s’arrête jamais.
Qu’est-ce qui aide à retenir ?|Se tester par petites étapes|Lire une fois|Apprendre toute la nuit|Tout surligner|Se rappeler une chose renforce le souvenir.
Pourquoi la lumière bleue du soir empêche-t-elle de dormir ?|Elle freine la mélatonine|Elle chauffe les yeux|Elle consomme l’oxygène|Elle accélère la digestion|La mélatonine dit au corps que c’est la nuit.
Que sont les valeurs ?|Ce qui compte pour toi|Le règlement de l’école|Les prix d’un magasin|Les notes d’un contrôle|Les valeurs guident quand le choix n’est pas clair.
Tu as cassé un objet emprunté. Qu’est-ce qui va avec l’honnêteté ?|Le dire et réparer|Le rendre sans rien dire|Accuser un frère|Attendre qu’on le voie|Reconnaître une erreur crée la confiance.
Quel texte de 1948 dit que tous les êtres humains naissent libres et égaux ?|La Déclaration universelle des droits de l’homme|La Grande Charte|La Charte olympique|Le Protocole de Genève|Les Nations unies l’ont adoptée à Paris le 10 décembre 1948.
Qu’est-ce qu’un stéréotype ?|Une idée figée sur tout un groupe|Un genre de musique|Une façon d’imprimer|Un fait prouvé|Les stéréotypes cachent la personne. La connaître aide.
`
