import type { LegalWording } from '../wording.ts'

/** Privacy Policy, in French. */
export const privacy: LegalWording = {
  title: 'Politique de confidentialité',
  adult: `
Cette politique dit ce que nous gardons sur vous, pourquoi, qui peut le voir et combien de temps cela reste. Privé veut dire privé : personne d’autre que vous ne lit votre journal, sauf si vous partagez une page.

## Ce que nous gardons
- Votre compte : adresse e-mail, nom d’utilisateur, mot de passe sous forme de code impossible à défaire, âge, langue, et ce que vous nous dites au début. Votre prénom, vos pronoms, votre code postal et votre sexe, seulement si vous le voulez.
- Vos bilans, vos réflexions, votre journal et ses notes vocales.
- Ce que vous écrivez dans les salons, sous votre nom d’utilisateur. Vos réponses et vos points au quiz du samedi.
- Vos choix : thèmes, rappels, heures de silence et aspect du site.
- Vos liens de famille, et ce que votre tuteur ou votre enfant a accepté.
- Vos connexions : vos appareils, et quand vous les avez utilisés. Cela nous aide à repérer un inconnu.
- Votre consentement : quelle version vous avez acceptée, quand, depuis quelle adresse IP et avec quel navigateur.
- Votre abonnement, vos achats et où nous les envoyons. Votre carte reste chez le prestataire de paiement.
- Ce que vous nous signalez, et ce que nos modérateurs décident à votre sujet.

## Pourquoi nous le gardons
Nous l’utilisons pour faire marcher Evenkeel, pour vous protéger et pour réparer ce qui casse. Nous ne vendons pas vos données. Nous ne montrons pas de publicité. Nous ne dressons pas votre portrait pour d’autres.

## Qui peut voir quoi
- Vous voyez tout.
- Un tuteur voit l’humeur et l’heure du bilan d’un enfant. Un adolescent peut le désactiver. Les mots n’arrivent à un tuteur que si l’enfant ou l’adolescent les partage, et nous le disons avant l’enregistrement.
- Votre famille voit que vous en faites partie, et ce que vous partagez avec elle.
- Dans un salon, ses membres voient votre nom d’utilisateur et ce que vous écrivez. Les modérateurs peuvent le lire. Ils lisent chaque message d’un enfant avant les autres.
- Notre équipe ne peut pas ouvrir les journaux, les humeurs ni les réflexions. Il y a une exception, pour une page qu’un enfant ou un adolescent partage. Le Protocole de sécurité l’explique. Qui a besoin de votre nom ou de votre adresse pour vous aider doit donner une raison, et chaque consultation est notée.

## Lire pour repérer un danger
Un logiciel lit ce que vous écrivez sur nos propres machines et cherche des signes de danger. Il le fait pour vous offrir de l’aide. Notre équipe ne voit pas les mots privés. Si un enfant ou un adolescent parle d’un danger, quelques personnes de notre équipe voient qui, où et quand. Ces notes ne sont dans aucune copie des données, car une copie peut être lue à la maison. Le Protocole de sécurité en dit plus.

## Les services hors d’Evenkeel
Les e-mails, les SMS et les notifications passent par des services qui les distribuent. Un prestataire de paiement encaisse, et un transporteur apporte ce que nous expédions. Ils reçoivent ce qu’il faut pour cela, et rien de plus.

Un service d’IA extérieur peut écrire des suggestions et des questions. Il reçoit des humeurs, leur force et les thèmes choisis, sans votre nom et sans vos mots. Si vous nous demandez de mettre une note vocale par écrit, un service extérieur reçoit le son et sa langue, sans votre nom. Pour un enfant ou un adolescent, rien de cela ne se fait avant l’accord de son tuteur. Une vidéo de YouTube ne se charge que si un adulte la lance. YouTube apprend alors son adresse internet.

## Cookies et votre appareil
Nous utilisons un cookie pour que vous restiez connecté, et quelques petites notes pour votre langue et l’aspect du site. Il n’y a pas de cookies publicitaires, et personne ne vous suit ailleurs. Ce que vous étiez en train d’écrire reste dans votre navigateur jusqu’à l’enregistrement.

## Compter
Nous comptons l’usage d’Evenkeel seulement si vous l’acceptez. Nous ne comptons jamais ce que font les enfants et les adolescents. Après 26 mois, ce qui reste ne désigne plus personne.

## Combien de temps nous gardons
- Votre compte et ce que vous écrivez : jusqu’à ce que vous le supprimiez. Votre compte est fermé tout de suite et supprimé après 7 jours.
- Une entrée supprimée du journal : 30 jours dans la corbeille, pour pouvoir la reprendre.
- Ce que vous écrivez dans les salons : 12 mois, et 6 mois dans les salons des enfants et des adolescents. Un message sur lequel un modérateur a décidé : 24 mois.
- La liste des e-mails que nous vous avons envoyés : 90 jours.
- L’adresse d’un tuteur qui n’a jamais répondu : 14 jours.
- Vos achats : 7 ans, car la loi fiscale le demande. Une fois votre compte supprimé, votre nom et vos adresses en sont retirés.
- Le fait que vous avez eu un essai gratuit : gardé sous forme de code qui ne nomme personne.
- La trace de ce que vous avez accepté : gardée, sans votre nom une fois que vous êtes parti.

## Vos droits
Vous pouvez voir et changer vos données dans les Réglages. Là, sous Confidentialité, vous pouvez en demander une copie. Vous pouvez la télécharger pendant 7 jours. Vous pouvez aussi y supprimer votre compte. Il est fermé tout de suite, et nous le supprimons avec ce qu’il contient après 7 jours. D’ici là, vous pouvez vous connecter et le garder.

Un tuteur peut demander la même chose pour un enfant. Il reçoit le compte, ses consentements et ce qui a été partagé avec lui, mais jamais les mots privés de l’enfant.

## Les enfants
Le compte d’un enfant a besoin d’un tuteur. Tant qu’aucun n’a dit oui, l’enfant ne rencontre personne ici. Un tuteur peut retirer son accord à tout moment.

## Quand cette politique change
Chaque version a un numéro et une date. Nous vous redemandons votre accord avant qu’une nouvelle version s’applique à vous, et nous disons ce qui a changé.
`,
  teen: `
Cette page dit ce que nous savons de toi et qui peut le voir. Ton journal est privé. Personne d’autre que toi ne le lit, sauf si tu partages une page.

## Ce que nous gardons
- Ton compte : e-mail, nom d’utilisateur, âge, langue, et un mot de passe que même nous ne pouvons pas lire.
- Tes bilans, tes réflexions, ton journal et tes notes vocales.
- Ce que tu écris dans les salons, et tes réponses au quiz.
- Ce que tu as demandé à ton tuteur d’acheter, et ce qu’il y a dans ta bibliothèque.
- Tes réglages, comme les rappels et les couleurs.
- Qui est dans ta famille ici, et ce que ton tuteur a accepté.
- Avec quels appareils tu te connectes.
- À quelles règles tu as dit oui, quand, et depuis quelle adresse IP.

## Pourquoi
Nous en avons besoin pour faire marcher Evenkeel, te protéger et réparer. Nous ne le vendons pas. Il n’y a pas de publicité.

## Qui peut voir quoi
- Tu vois tout.
- Ton tuteur voit ton humeur et l’heure du bilan. Tu peux le désactiver.
- Ton tuteur ne voit des mots que si tu les partages. Nous te le disons avant l’enregistrement.
- Dans un salon, ses membres voient ton nom d’utilisateur et ce que tu écris. Les modérateurs peuvent le lire aussi.
- Notre équipe ne peut pas ouvrir ton journal, tes humeurs ni tes réflexions. Si tu partages une page qui fait penser à un danger, une personne peut la regarder, mais seulement si tu as dit oui à cela.

## Chercher le danger
Un logiciel lit ce que tu écris et cherche des signes de danger. Il le fait pour t’offrir de l’aide. Il tourne sur nos propres machines. S’il trouve quelque chose, notre équipe apprend que tu as peut-être besoin d’aide, mais pas ce que tu as écrit.

## Les autres entreprises
Quelques entreprises transportent nos e-mails et nos notifications. Elles reçoivent seulement ce qu’il faut. Un service d’IA extérieur peut écrire des suggestions pour toi, si ton tuteur est d’accord. Il reçoit tes humeurs, jamais tes mots. C’est pareil si tu veux une note vocale par écrit : ton tuteur doit d’abord être d’accord.

## Cookies
Un cookie te garde connecté. Quelques petites notes gardent ta langue et tes couleurs. Personne ne te suit pour de la publicité.

## Compter
Nous comptons l’usage d’Evenkeel par les adultes, s’ils sont d’accord. Nous ne comptons jamais ce que tu fais.

## Combien de temps
- Ton compte et tes mots restent jusqu’à ce que tu les supprimes. Un compte supprimé disparaît après 7 jours.
- Une entrée supprimée reste 30 jours dans la corbeille.
- Ce que tu écris dans les salons reste 6 mois. Si un modérateur a décidé à ce sujet, cela reste 24 mois.
- Si un tuteur ne répond jamais, nous oublions son adresse après 14 jours.

## Tes droits
Tu peux voir et changer tes données dans les Réglages. Là, sous Confidentialité, tu peux en demander une copie. Tu peux aussi y supprimer ton compte. Après 7 jours, nous le supprimons avec ce qu’il contient. D’ici là, tu peux te connecter et le garder. Ton tuteur reçoit un e-mail à ce sujet. Il peut demander la même chose, mais il ne reçoit jamais tes mots privés.

## Quand cela change
Nous te redemandons et te disons ce qui est nouveau.
`,
  child: `
Cette page dit ce que nous savons de toi.

## Ce que nous gardons
- Ton nom d’utilisateur et ton âge.
- Tes humeurs et ce que tu écris.
- Ce que tu dis dans les salons, et tes réponses au quiz.
- Le nom de l’adulte qui a dit oui.
- Ce que tu as choisi, comme tes couleurs.

## Pourquoi
Nous en avons besoin pour qu’Evenkeel marche et pour te protéger. Nous ne le vendons pas. Il n’y a pas de publicité.

## Qui peut le voir
- Toi, tu peux tout voir.
- Ton adulte peut voir ton humeur et quand tu l’as choisie.
- Ton adulte voit tes mots seulement si tu les partages.
- Dans un salon, d’autres enfants voient ton nom d’utilisateur et tes mots. Notre équipe les lit d’abord.
- Notre équipe ne peut pas lire ton cahier. Si tu partages une page qui fait penser à un danger, elle la regarde seulement si tu dis oui.

## Les mots qui veulent dire danger
Une machine regarde ce que tu écris. Elle cherche des signes que tu as besoin d’aide. Puis elle te montre qui peut aider. Notre équipe peut apprendre que tu as besoin d’aide. Elle ne lit pas ton cahier.

## Personne d’autre
Nous ne donnons pas tes mots à d’autres entreprises. Une note que tu dis peut être mise en lettres. Ton adulte doit d’abord dire oui.

## Combien de temps
Nous gardons tes affaires jusqu’à ce que tu les enlèves. Ce que tu dis dans les salons part après 6 mois. Si une personne de notre équipe a dû le regarder, il faut 24 mois. Si tu jettes une page, tu peux la reprendre pendant 30 jours.

## Tu peux demander
Tu peux avoir une copie de ce que nous gardons. Tu peux enlever ton compte. Les deux sont dans les Réglages, sous Confidentialité. Un adulte peut t’aider. Nous le disons à ton adulte. Tu as 7 jours pour revenir.
`,
}
