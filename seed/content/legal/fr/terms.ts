import type { LegalWording } from '../wording.ts'

/** Terms of Use, in French. */
export const terms: LegalWording = {
  title: 'Conditions d’utilisation',
  adult: `
Ces conditions sont l’accord entre vous et Evenkeel. Elles sont écrites en mots simples. Si vous utilisez Evenkeel, vous les acceptez. Si vous n’êtes pas d’accord, merci de ne pas l’utiliser.

## Ce qu’est Evenkeel, et ce qu’il n’est pas
Evenkeel vous aide à remarquer comment vous allez. Il propose un bilan chaque jour, un journal privé, de courts messages d’un coach d’IA, et des choses à lire ou à écouter. Il y a aussi des salons pour parler, un quiz le samedi et une boutique.

Evenkeel n’est pas une thérapie. Ce n’est ni un avis médical ni un service d’urgence. Il ne peut pas vous dire quelle maladie vous avez, ni la soigner. Si vous êtes en danger, appelez le numéro d’urgence de votre pays. Aux États-Unis, vous pouvez appeler le 988 ou lui écrire à toute heure.

## Qui peut l’utiliser
- Il faut avoir au moins 5 ans.
- Les moins de 18 ans ont besoin de l’accord d’un parent ou tuteur. D’ici là, certaines parties restent fermées.
- Donnez votre âge réel. Il décide de ce que vous voyez et de qui peut vous rencontrer.
- Un tuteur ne donne son accord que pour son propre enfant. Un adolescent ne peut pas être tuteur.

## Votre compte
Gardez votre mot de passe pour vous. Vous répondez de ce qui se passe dans votre compte. Si vous pensez qu’une autre personne l’utilise, changez le mot de passe et dites-le-nous. Notre équipe ne vous le demandera jamais.

## Ce que vous écrivez
Vos mots restent à vous. Vous nous permettez de les garder, d’y chercher des signes de danger et de les montrer, à vous et aux personnes avec qui vous les partagez. Nous ne les vendons pas et ne mettons pas de publicité à côté. La Politique de confidentialité dit le reste.

Vous ne pouvez pas publier ce qui nuit aux autres, ce qui est contraire à la loi ou ce qui appartient à quelqu’un d’autre. Les Règles de la communauté en disent plus.

## Le coach d’IA
Les messages du coach et certaines suggestions sont choisis ou écrits par un logiciel. Ils peuvent se tromper. Ils disent toujours qu’ils viennent d’une IA. Ne les utilisez jamais à la place d’un médecin ou d’un thérapeute.

## Ce que cela coûte
Les bilans et le journal ne coûtent rien. Les salons demandent un abonnement. Vous voyez son prix avant de payer. Il peut commencer par un essai gratuit de 7 jours, une seule fois par personne. Un essai sans carte se termine tout seul. Un essai avec carte devient un abonnement payant, et nous vous écrivons 48 heures avant. Vous pouvez résilier un abonnement à tout moment dans les Réglages. Il reste jusqu’à la fin de la période payée.

Un enfant ou un adolescent demande à son tuteur, et c’est le tuteur qui paie. Un tuteur peut laisser un adolescent acheter sans demander. La Politique de remboursement et la Politique de livraison disent ce qui s’applique.

## Comment nous protégeons les personnes
Un logiciel lit ce qu’écrivent les membres pour y chercher des signes de danger, afin d’offrir de l’aide. Le Protocole de sécurité explique comment cela marche et ce qu’il ne peut pas faire.

Si quelqu’un enfreint les règles, nous pouvons l’avertir, le suspendre ou fermer son compte. Les Règles de la communauté énumèrent les étapes.

## Ce que nous pouvons promettre, et ce que nous ne pouvons pas
Nous travaillons avec soin, mais Evenkeel peut avoir des erreurs ou s’arrêter un moment. Nous ne pouvons pas promettre que vous irez mieux. Là où la loi le permet, nous ne répondons pas des dommages qui viennent d’un usage d’Evenkeel pour ce qu’il n’est pas. Rien ici ne vous retire un droit que la loi vous donne.

## Quand ces conditions changent
Chaque version a un numéro et une date, et les anciennes versions restent lisibles. Quand une nouvelle version prend effet, nous vous redemandons votre accord et vous montrons ce qui a changé. Si vous n’êtes pas d’accord avec une nouvelle version, vous pouvez encore vous déconnecter, obtenir une copie de vos données, supprimer votre compte et trouver de l’aide.

## Partir
Vous pouvez arrêter à tout moment. Supprimez votre compte dans les Réglages, sous Confidentialité. Il est fermé tout de suite, et nous le supprimons avec ce qu’il contient après 7 jours. D’ici là, vous pouvez vous connecter et le garder.

## Nous joindre
Utilisez « Signaler un problème », en bas de la première page. Il n’y a pas besoin de compte.
`,
  teen: `
Ce sont les règles entre toi et Evenkeel. Si tu utilises Evenkeel, tu leur dis oui.

## Ce qu’est Evenkeel
Il t’aide à remarquer comment tu te sens. Tu peux faire un bilan, écrire dans un journal privé, recevoir de courts messages d’un coach d’IA, et lire ou écouter des choses qui aident. Il y a aussi des salons pour parler et un quiz le samedi.

Evenkeel n’est ni une thérapie ni un médecin. Si tu es en danger, appelle le numéro d’urgence de ton pays. Aux États-Unis, tu peux appeler le 988 ou lui écrire, jour et nuit.

## Qui peut l’utiliser
- Si tu as moins de 18 ans, un parent ou tuteur doit dire oui. D’ici là, certaines parties restent fermées.
- Donne ton vrai âge. Comme ça, tu es avec des gens de ton âge.
- Tu ne peux être le tuteur de personne tant que tu es adolescent.

## Ton compte
Garde ton mot de passe secret. Si quelqu’un d’autre le connaît, change-le. Notre équipe ne te le demandera jamais.

## Ce que tu écris
Tes mots sont à toi. Nous les gardons pour toi, nous y cherchons des signes de danger et les montrons à ceux que tu choisis. Nous ne les vendons pas. Il n’y a pas de publicité.

Ne publie pas de choses qui font du mal, qui sont contraires à la loi ou qui sont à quelqu’un d’autre.

## Le coach d’IA
Le coach est un logiciel. Il peut se tromper. Il te dit toujours que c’est une IA. Quand c’est important, demande à une personne de confiance.

## Ce que cela coûte
Les bilans et le journal sont gratuits. Les salons demandent un abonnement, payé par un adulte de ta famille. Si tu veux quelque chose de la boutique, tu demandes à ton tuteur, et c’est lui qui paie, sauf s’il te laisse acheter sans demander.

## Ta sécurité
Un logiciel cherche des signes de danger dans ce que tu écris, pour pouvoir t’offrir de l’aide. Si tu écris que tu es en danger, notre équipe apprend que tu as peut-être besoin d’aide. Elle ne voit pas tes mots privés. Le Protocole de sécurité en dit plus.

Si quelqu’un enfreint les règles, nous pouvons l’avertir, le suspendre ou fermer son compte.

## Pas de promesses impossibles
Nous travaillons avec soin, mais tout peut tomber en panne. Nous ne pouvons pas promettre que tu iras mieux. Tu gardes tous les droits que la loi te donne.

## Quand les règles changent
En haut, tu vois le numéro et la date. Si les règles changent, nous te redemandons et te disons ce qui est nouveau. Si tu dis non à de nouvelles règles, tu peux encore obtenir tes données, supprimer ton compte et trouver de l’aide.

## Partir
Tu peux partir à tout moment. Supprime ton compte dans les Réglages, sous Confidentialité. Il est fermé tout de suite, et ton tuteur reçoit un e-mail à ce sujet. Après 7 jours, nous le supprimons avec ce qu’il contient. D’ici là, tu peux te connecter et le garder.
`,
  child: `
Ce sont les règles d’Evenkeel. Lis-les avec un adulte si tu peux.

## Ce que c’est
Evenkeel t’aide à voir comment tu te sens. Tu peux choisir une humeur. Tu peux écrire dans un cahier rien que pour toi. À partir de 8 ans, tu peux parler avec d’autres enfants si ton adulte dit oui.

Evenkeel n’est pas un médecin. Si tu es en danger, dis-le tout de suite à un adulte. Aux États-Unis, tu peux appeler le 988 ou lui écrire.

## Qui peut l’utiliser
- Un adulte doit dire oui.
- Dis-nous ton vrai âge. Cela te protège.

## Ton mot de passe
Garde-le secret. Notre équipe ne te le demandera jamais.

## Tes mots
Ce que tu écris est à toi. Nous le gardons bien. Nous ne le vendons pas. Il n’y a pas de publicité ici.

## Le coach
Le coach est une machine, pas une personne. Il peut se tromper. Si tu n’es pas sûr, demande à un adulte.

## L’argent
Tu n’as rien à payer. Si tu veux quelque chose de la boutique, tu peux demander à ton adulte. C’est lui qui paie, pas toi.

## Pour te protéger
Une machine cherche des mots qui veulent dire danger. Alors nous te montrons qui peut t’aider. Notre équipe peut apprendre que tu as besoin d’aide. Elle ne lit pas ton cahier.

## Nouvelles règles
Si les règles changent, nous te disons ce qui est nouveau. Puis nous te redemandons.

## Tu peux arrêter
Tu peux arrêter quand tu veux. Tu peux enlever ton compte dans les Réglages. Un adulte peut t’aider. Nous le disons à ton adulte. Tu as 7 jours pour revenir.
`,
}
