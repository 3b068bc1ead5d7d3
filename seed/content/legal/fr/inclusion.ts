import type { LegalWording } from '../wording.ts'

/** Inclusion & Respect, in French. */
export const inclusion: LegalWording = {
  title: 'Inclusion et respect',
  adult: `
Tout le monde a sa place ici. Les émotions ne demandent pas d’où vous venez, quel âge vous avez ni qui vous aimez. Nous non plus.

## Ce que nous défendons
- Chaque corps, croyance, genre, langue et forme de famille est bienvenu.
- Nous utilisons le nom et les pronoms que vous nous donnez. Vous n’avez pas à en donner.
- Nous ne demandons pas plus que nécessaire. Le sexe et les pronoms, seulement si vous le voulez.
- Il n’y a pas de photos de membres ici. Un drapeau vous représente, et personne n’est jugé sur son apparence.

## Ce que nous n’acceptons pas
Nous n’acceptons ni haine ni mépris à cause de la race, de l’origine, de la couleur de peau, de la religion, du genre, de l’orientation sexuelle, du handicap, de la maladie, de l’âge ou du corps. Cela vaut aussi pour les blagues. Les Règles de la communauté disent ce qui se passe alors.

## Fait pour tout le monde
- Vous pouvez utiliser Evenkeel au clavier et avec un lecteur d’écran.
- Vous pouvez choisir de plus grandes lettres, plus de contraste, moins de mouvement et un écran sombre.
- Nos règles existent en mots pour enfants, pour adolescents et pour adultes.
- Evenkeel est fait en anglais, en espagnol, en français et en arabe. L’arabe se lit de droite à gauche, comme il se doit.

## Dites-le-nous
Nous ne réussissons pas tout. Si quelque chose vous exclut, dites-le avec « Signaler un problème ». Nous voulons le réparer.
`,
  teen: `
Tout le monde a sa place ici. Peu importe d’où tu viens, ce que tu crois ou qui tu aimes.

## Ce que nous défendons
- Chaque corps, croyance, genre, langue et forme de famille est bienvenu.
- Nous utilisons le nom et les pronoms que tu nous donnes. Tu n’as pas à en donner.
- Il n’y a pas de photos de membres. Ici, tu es un drapeau, alors personne ne juge ton apparence.

## Ce qui ne va pas
La haine, ce n’est pas acceptable. Cela veut dire la haine de la race, de l’origine, de la couleur de peau, de la religion, du genre, de qui on aime, du handicap, de l’âge ou du corps. Les blagues comptent aussi. Les Règles de la communauté disent ce qui se passe alors.

## Fait pour tout le monde
- Tu peux utiliser Evenkeel au clavier ou avec un lecteur d’écran.
- Tu peux agrandir les lettres, choisir l’écran sombre ou calmer les mouvements.
- Il est fait en anglais, en espagnol, en français et en arabe.

## Dis-le-nous
Si quelque chose t’exclut, dis-le avec « Signaler un problème ». Nous voulons le réparer.
`,
  child: `
Tu as ta place ici. Les autres aussi.

## Tout le monde est bienvenu
- Peu importe comment tu es.
- Peu importe d’où tu viens.
- Peu importe comment est ta famille.
- Nous t’appelons par le nom que tu aimes.

## Sois juste
Ne sois pas méchant avec quelqu’un pour ce qu’il est. Ne fais pas de blagues là-dessus. Si on te le fait, dis-le à un adulte ou à nous.

## Fait pour toi
Tu peux agrandir les lettres. Tu peux rendre l’écran sombre. Un lecteur d’écran peut te lire la page.

## Dis-le-nous
Quelque chose est trop dur ici ? Dis-le-nous. Nous voulons faire mieux.
`,
}
