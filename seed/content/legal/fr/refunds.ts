import type { LegalWording } from '../wording.ts'

/** Refund Policy, in French. */
export const refunds: LegalWording = {
  title: 'Politique de remboursement',
  adult: `
Ces règles s’appliquent aux abonnements et à ce que vous achetez dans la boutique.

## Abonnements
- Dans les 7 premiers jours après votre premier paiement, vous récupérez tout.
- Ensuite, vous récupérez la part de la période que vous n’avez pas utilisée.
- Un essai gratuit ne coûte rien, il n’y a donc rien à rembourser.

## Articles numériques
Vous pouvez être remboursé pendant 14 jours si vous n’avez pas ouvert l’article.

## Ce que nous expédions
Vous pouvez renvoyer un objet dans les 30 jours après l’avoir reçu. Merci de le renvoyer sans l’avoir utilisé. S’il est arrivé cassé, ou si ce n’était pas le bon, le retour ne vous coûte rien.

## Comment demander
Ouvrez la commande sous Vos commandes et demandez là. Pour un abonnement, utilisez « Signaler un problème ». Dites-nous ce qui n’allait pas. Vous pouvez aussi demander quand la politique dit non, et nous l’examinerons.

## Combien de temps cela prend
- Nous examinons votre demande en 2 jours ouvrables.
- Nous remboursons en 5 à 7 jours ouvrables.
- Votre banque peut avoir besoin de 3 à 5 jours de plus.

L’argent revient par le moyen de paiement utilisé. Vos droits selon la loi restent entiers.

## Enfants et adolescents
Rien n’est acheté pour un mineur sans un tuteur. Seule la personne qui a payé peut demander l’argent.
`,
  teen: `
Ces règles comptent pour les abonnements et la boutique. C’est un adulte qui paie, donc l’argent revient à un adulte.

## Abonnements
- Dans les 7 premiers jours après le premier paiement, tout est remboursé.
- Ensuite, on récupère la part non utilisée.

## Articles numériques
Remboursés pendant 14 jours si tu ne les as pas ouverts.

## Ce que nous expédions
Tu peux renvoyer un objet pendant 30 jours s’il n’a pas servi. S’il est arrivé cassé, le retour est gratuit.

## Comment demander
La personne qui a payé demande dans ses commandes. Si tu l’as acheté toi-même, ou pour un abonnement, avec « Signaler un problème ».

## Combien de temps
- Nous regardons en 2 jours ouvrables.
- Nous payons en 5 à 7 jours ouvrables.
- La banque peut avoir besoin de 3 à 5 jours de plus.
`,
  child: `
Tu ne peux pas acheter ici. Tu peux demander à un adulte. C’est lui qui paie, pas toi.

## Rendre des choses
- Un adulte peut arrêter un abonnement. Les 7 premiers jours, on lui rend tout.
- Si tu n’as pas ouvert un fichier, on peut le rendre pendant 14 jours.
- Si un colis est arrivé, on peut le renvoyer pendant 30 jours.

## Comment
L’adulte qui a payé nous le demande. Nous regardons en 2 jours. L’argent revient en deux semaines environ.
`,
}
