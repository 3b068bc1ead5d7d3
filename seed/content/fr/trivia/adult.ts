/** Questions for adults, in the order of the English ones: question, the right option, three others, and why. */
export const adult = `
Que signifie « régulation émotionnelle » en psychologie ?|Agir sur ses émotions et leur expression|Ne jamais rien montrer|Être toujours calme|Mesurer sa tension|Cela comprend attendre, repenser, parler et bouger.
Que cache souvent l’irritabilité ?|De la fatigue ou de l’inquiétude|De la fierté|De la curiosité|Du soulagement|Regarder sous une émotion montre ce qu’il faut.
Où passe le nerf vague, qui aide à se calmer ?|Du tronc cérébral à la poitrine et au ventre|Seulement dans la main|Le long du tibia|Derrière le genou|Il relie le cerveau au cœur, aux poumons et à l’intestin.
Qu’est-ce que la « granularité émotionnelle » ?|Distinguer finement ses émotions|Bien cacher ses émotions|Pleurer facilement|Ne rien ressentir|Qui nomme finement ses émotions s’en arrange souvent mieux.
Quel chercheur a décrit des émotions de base sur les visages de plusieurs cultures ?|Paul Ekman|Ivan Pavlov|B. F. Skinner|Jean Piaget|Ses études ont commencé dans les années 1960 ; les détails sont encore discutés.
Qu’est-ce qu’un « temps pour les soucis » ?|Un moment fixe du jour pour s’inquiéter|Une vitre|Un examen médical|Une phase du sommeil|Remettre ses soucis à une heure fixe les fait souvent rétrécir.
Qu’est-ce que la relaxation musculaire progressive ?|Contracter et relâcher les muscles l’un après l’autre|Soulever plus lourd chaque semaine|Un massage à l’huile|S’étirer jusqu’à la douleur|Edmund Jacobson l’a décrite il y a environ cent ans.
Quelle question aide face à une pensée anxieuse ?|Qu’est-ce qui va dans ce sens, et contre ?|Pourquoi suis-je comme ça ?|À qui la faute ?|Comment ne plus jamais le ressentir ?|Peser les preuves est au cœur des thérapies cognitives et comportementales.
Qu’est-ce que l’activation comportementale ?|Prévoir de petites activités agréables|Prendre des stimulants|Ignorer son humeur|S’entraîner jusqu’à l’épuisement|L’action vient souvent avant l’envie, pas après.
Qu’a mis Viktor Frankl au centre de sa thérapie ?|Le sens|Les rêves|Les récompenses|L’hypnose|Son livre « Découvrir un sens à sa vie » a paru en 1946.
Qu’est-ce que l’écoute active ?|Donner toute son attention et vérifier ce qu’on a compris|Hocher la tête sans cesse|Préparer sa réponse|Tout noter|Redire avec ses mots montre si l’on a compris.
Un collègue a perdu un parent. Qu’est-ce qui est souvent bienvenu ?|Je suis désolé. Je suis là si tu veux parler|C’est mieux ainsi|Le temps guérit tout|Au moins il était âgé|Simple et présent vaut mieux que brillant.
Quelle différence entre empathie et compassion à distance ?|Ressentir avec quelqu’un, ou pour quelqu’un|Aucune|L’empathie est pour les animaux|La seconde est plus forte|Les deux ont leur place. L’empathie prend le point de vue de l’autre.
Qu’est-ce que la fatigue de compassion ?|L’épuisement de qui porte la souffrance des autres|Un manque de sommeil|Une blessure sportive|L’ennui au travail|Ceux qui aident ont aussi besoin de repos et de soutien.
Qu’est-ce que l’« erreur fondamentale d’attribution » ?|Expliquer les actes par le caractère en oubliant la situation|Oublier les noms|Compter deux fois|Faire confiance aux inconnus|Le conducteur qui vous a coupé la route va peut-être à l’hôpital.
Par quoi commence souvent une question ouverte ?|Comment ou qu’est-ce que|Est-ce que|N’est-ce pas|As-tu|Les questions ouvertes laissent la place à un récit.
Qu’est-ce qu’une limite personnelle ?|Ce qu’on accepte ou fait, et ce qu’on refuse|Une punition|Vouloir que les autres changent|Un secret|Une limite dit ce que vous ferez, pas ce que les autres doivent faire.
Quelles sont les quatre étapes de la communication non violente ?|Observation, sentiment, besoin, demande|Stop, regarder, écouter, partir|Qui, quoi, quand, pourquoi|Prévoir, faire, vérifier, agir|Marshall Rosenberg l’a développée.
Selon l’équipe de John Gottman, qu’est-ce qui aide les couples en conflit ?|Un début en douceur|Gagner vite|Des jours de silence|Ressortir les vieilles disputes|Le début d’une discussion annonce souvent sa fin.
Qu’est-ce que « se murer » dans un couple ?|Se fermer et se retirer de l’échange|Parler fort|Répéter une question|Créer la confiance|Cela arrive souvent quand le corps est submergé. Une pause aide.
Combien d’activité modérée par semaine l’OMS conseille-t-elle aux adultes ?|Au moins 150 minutes|15 minutes|600 minutes|30 minutes|C’est 20 à 25 minutes par jour, et tout compte.
Quelle température convient à la plupart pour dormir ?|Environ 16 à 19 °C|Environ 25 °C|Environ 10 °C|Environ 30 °C|Le corps se refroidit pour s’endormir.
En combien de temps, en moyenne, le corps élimine-t-il la moitié de la caféine ?|Environ 5 heures|Environ 20 minutes|Environ 2 jours|Environ 1 heure|Un café de l’après-midi peut encore agir au coucher.
Qu’est-ce qu’enchaîner les habitudes ?|Ajouter une habitude à une autre déjà là|Tout faire en même temps|Cesser toute habitude|Écrire des listes|« Après le brossage des dents, je m’étire une minute. »
Quelle vitamine la peau fabrique-t-elle grâce au soleil ?|La vitamine D|La vitamine B12|La vitamine C|La vitamine K|En hiver, loin de l’équateur, le soleil est souvent trop faible.
Dans une étude londonienne connue, combien de temps pour former une habitude, en moyenne ?|Environ 66 jours|21 jours|7 jours|365 jours|L’écart était large, de 18 à 254 jours. Manquer un jour ne gênait pas.
Que signifie l’autocompassion ?|Se traiter comme un bon ami|Obtenir toujours ce qu’on veut|Baisser tous ses buts|Se sentir supérieur|Kristin Neff parle de bonté, d’humanité partagée et de pleine conscience.
À quoi ressemble souvent la pratique de la gratitude ?|Noter quelques bonnes choses du jour|Acheter des cadeaux|Se louer à voix haute|Ignorer les problèmes|Elle ne nie pas le difficile ; elle élargit le regard.
Qu’est-ce que le courage moral ?|Défendre ce qui est juste malgré le prix|N’avoir jamais peur|Gagner les débats|Suivre toutes les règles|Il commence souvent par une petite phrase.
Quelle idée le philosophe Épictète soulignait-il ?|Distinguer ce qui dépend de soi et le reste|Le plaisir avant tout|Ne se fier à personne|Tout est hasard|Les thérapies cognitives se sont inspirées des stoïciens.
`
