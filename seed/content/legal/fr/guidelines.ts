import type { LegalWording } from '../wording.ts'

/** Community Guidelines, in French. */
export const guidelines: LegalWording = {
  title: 'Règles de la communauté',
  adult: `
On vient sur Evenkeel les bons jours et les jours difficiles. Ces règles valent partout où des membres se rencontrent : dans les familles et dans les salons.

## Soyez bienveillant
- Parlez aux autres comme vous aimeriez qu’on vous parle un mauvais jour.
- Écoutez d’abord. Ne donnez des conseils que si on vous en demande.
- Vous pouvez rejeter une idée. N’attaquez pas la personne.

## Protégez les autres
- Ne menacez, ne harcelez et n’humiliez personne.
- Ne poussez personne à se faire du mal et ne décrivez pas comment faire.
- Pas de contenu sexuel, et jamais rien de sexuel sur des mineurs.
- Si quelqu’un est en danger, utilisez « Aide immédiate ». Vous n’avez pas à y faire face seul.

## Le privé reste privé
- Ne publiez ni votre adresse, ni votre téléphone, ni votre école, et ne demandez pas ceux des autres.
- Ce qu’on vous confie ici reste ici. Ne le copiez pas ailleurs.
- Les adultes ne contactent pas de mineurs hors de leur propre famille.

## Soyez honnête
- Soyez vous-même. Ne prétendez pas être quelqu’un d’autre, ni avoir un autre âge.
- Ne vendez rien et ne publiez pas d’annonces.
- Ne jouez pas au médecin ou au thérapeute ici, même si vous l’êtes.

## Quand une règle est enfreinte
Vous pouvez bloquer une personne et signaler ce qu’elle a fait. Elle ne sait pas qui l’a signalée. Des personnes regardent les signalements, pas seulement des logiciels. Dans les salons, un logiciel lit d’abord chaque message. Il peut le retenir ou ne pas l’envoyer. Le message d’un enfant attend qu’un modérateur l’ait lu.

Voici les étapes :
- D’abord, un avertissement.
- Puis 24 heures sans parole dans le chat.
- Puis une suspension de 7 jours.
- Puis une exclusion définitive.

Une conduite grave, comme des menaces ou du mal fait à un mineur, entraîne aussitôt l’exclusion définitive.

Si vous pensez que nous nous trompons, vous pouvez faire appel une fois, pendant 30 jours. Une autre personne regardera à nouveau.
`,
  teen: `
On vient ici les bons et les mauvais jours. Ces règles comptent partout où des membres se rencontrent.

## Sois bienveillant
- Parle aux autres comme tu veux qu’on te parle un mauvais jour.
- Écoute d’abord. Donne des conseils quand on t’en demande.
- Critique les idées, pas les personnes.

## Protégez-vous
- Ne menace, ne harcèle et n’humilie personne.
- Ne pousse jamais quelqu’un à se faire du mal. Ne dis pas comment faire.
- Rien de sexuel.
- Si quelqu’un est en danger, utilise « Aide immédiate » et parle à un adulte. Tu n’as pas à régler ça tout seul.

## Le privé reste privé
- Ne publie ni ton adresse, ni ton téléphone, ni ton école. Ne demande pas ceux des autres.
- Ce qu’on te dit ici reste ici.
- Si un adulte que tu ne connais pas veut te parler en privé, signale-le.

## Sois vrai
- Ne prétends pas être quelqu’un d’autre, ni avoir un autre âge.
- Ne vends rien.

## Quand une règle est enfreinte
Tu peux bloquer et signaler. Personne ne saura que c’était toi. Une personne regarde chaque signalement. Dans les salons, un logiciel lit d’abord chaque message, et certains attendent qu’un modérateur les ait lus.

Les étapes :
- un avertissement
- 24 heures sans chat
- 7 jours sans ton compte
- une exclusion pour de bon

Pour des choses très graves, comme des menaces, l’exclusion vient tout de suite. Si tu penses que nous nous trompons, tu peux le dire une fois, pendant 30 jours. Quelqu’un d’autre regardera.
`,
  child: `
Ce sont les règles pour être avec les autres ici. Dans un salon, notre équipe lit d’abord tes mots. Ensuite, les autres les voient.

## Sois gentil
- Utilise des mots gentils.
- Écoute quand les autres parlent.
- Ne sois pas méchant. Ne fais peur à personne.

## Reste en sécurité
- Ne dis pas où tu habites.
- Ne donne pas ton téléphone ni le nom de ton école.
- Si quelqu’un te met mal à l’aise, dis-le à un adulte.
- Si un ami est en danger, dis-le tout de suite à un adulte.

## Sois toi
- Ne dis pas que tu es quelqu’un d’autre.
- Dis ton vrai âge.

## Si quelqu’un casse une règle
Tu peux le bloquer. Alors il ne peut plus te parler. Tu peux nous le dire. Il ne saura pas que c’était toi. Une personne de notre équipe regardera.

Voici ce qui peut lui arriver :
- D’abord, nous lui disons d’arrêter.
- Puis il ne peut plus parler pendant un jour.
- Puis il ne peut pas venir pendant 7 jours.
- Puis il ne peut plus revenir.

Si c’est très grave, il doit partir tout de suite.
`,
}
