import type { LegalWording } from '../wording.ts'

/** Shipping Policy, in French. */
export const shipping: LegalWording = {
  title: 'Politique de livraison',
  adult: `
Ces délais s’appliquent à ce que nous expédions depuis la boutique.

## Quand la commande part
Nous remettons votre commande au transporteur en 2 à 3 jours ouvrables.

## Combien de temps elle voyage
- Standard : 5 à 7 jours
- Express : 2 à 3 jours
- Autres pays : 10 à 15 jours

Ces délais commencent au départ de la commande. Les jours fériés et la douane peuvent les allonger.

## Ce que cela coûte
Vous voyez le prix de la livraison avant de payer. D’autres pays peuvent demander des droits de douane ou une taxe. La personne qui reçoit le colis les paie.

## Articles numériques
Ils ne sont pas expédiés. Vous les trouvez dans votre bibliothèque dès qu’ils sont payés.

## Où elle va
Il nous faut une adresse complète. Pour un enfant ou un adolescent, elle va à l’adresse de son tuteur.

## Si quelque chose se passe mal
Si votre commande est en retard, perdue ou cassée, dites-le avec « Signaler un problème ». Nous la cherchons, nous la renvoyons ou nous vous remboursons.
`,
  teen: `
Ces délais comptent pour ce que nous expédions depuis la boutique.

## Quand ça part
Ta commande part en 2 à 3 jours ouvrables.

## Combien de temps
- Standard : 5 à 7 jours
- Express : 2 à 3 jours
- Autres pays : 10 à 15 jours

Les jours fériés et la douane peuvent les allonger.

## Où ça va
Si tu as moins de 18 ans, ça va à l’adresse de ton tuteur.

## Si quelque chose se passe mal
En retard, perdu ou cassé ? Dis-le avec « Signaler un problème ». Nous renvoyons ou nous remboursons.
`,
  child: `
Voici combien de temps prend un colis.

- Nous le préparons en 2 à 3 jours.
- Puis il arrive en 5 à 7 jours.
- En courrier rapide, il arrive en 2 à 3 jours.
- Si tu habites loin, il met 10 à 15 jours.

Le colis va à ton adulte. Il est en retard ou cassé ? Ton adulte peut nous le dire, et nous réparons cela.
`,
}
