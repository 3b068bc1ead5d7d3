import type { LegalWording } from '../wording.ts'

/** Privacy Policy, in French. */
export const privacy: LegalWording = {
  title: 'Politique de confidentialité',
  adult: `
Cette politique dit ce que nous gardons sur vous, pourquoi, qui peut le voir et combien de temps cela reste. Privé veut dire privé : personne d’autre que vous ne lit votre journal, sauf si vous partagez une page.

## Ce que nous gardons
- Votre compte : adresse e-mail, nom d’utilisateur, mot de passe sous forme de code impossible à défaire, âge, langue, et ce que vous nous dites au début. Votre prénom, vos pronoms, votre code postal et votre sexe, seulement si vous le voulez.
- Vos bilans, vos réflexions et votre journal.
- Vos choix : thèmes, rappels, heures de silence et aspect du site.
- Vos liens de famille, et ce que votre tuteur ou votre enfant a accepté.
- Vos connexions : vos appareils, et quand vous les avez utilisés. Cela nous aide à repérer un inconnu.
- Votre consentement : quelle version vous avez acceptée, quand, depuis quelle adresse IP et avec quel navigateur.
- Ce que vous nous signalez.

## Pourquoi nous le gardons
Nous l’utilisons pour faire marcher Evenkeel, pour vous protéger et pour réparer ce qui casse. Nous ne vendons pas vos données. Nous ne montrons pas de publicité. Nous ne dressons pas votre portrait pour d’autres.

## Qui peut voir quoi
- Vous voyez tout.
- Un tuteur voit l’humeur et l’heure du bilan d’un enfant. Un adolescent peut le désactiver. Les mots n’arrivent à un tuteur que si l’enfant ou l’adolescent les partage, et nous le disons avant l’enregistrement.
- Votre famille voit que vous en faites partie, et ce que vous partagez avec elle.
- Notre équipe ne peut pas ouvrir les journaux, les humeurs ni les réflexions. Qui a besoin de votre nom ou de votre adresse pour vous aider doit donner une raison, et chaque consultation est notée.

## Lire pour repérer un danger
Un logiciel lit ce que vous écrivez sur nos propres machines et cherche des signes de danger. Il le fait pour vous offrir de l’aide. Notre équipe ne voit pas les mots. Le Protocole de sécurité en dit plus.

## Les services hors d’Evenkeel
Les e-mails, les SMS et les notifications passent par des services qui les distribuent. Ils reçoivent ce qu’il faut pour cela, et rien de plus. Un service d’IA extérieur peut écrire des suggestions pour les adultes. Il reçoit une humeur et quelques mots à son sujet, sans votre nom. Ce qu’écrivent les enfants et les adolescents n’y va pas sans l’accord de leur tuteur.

## Cookies et votre appareil
Nous utilisons un cookie pour que vous restiez connecté, et quelques petites notes pour votre langue et l’aspect du site. Il n’y a pas de cookies publicitaires, et personne ne vous suit ailleurs. Ce que vous étiez en train d’écrire reste dans votre navigateur jusqu’à l’enregistrement.

## Compter
Nous comptons l’usage d’Evenkeel seulement si vous l’acceptez. Pour les enfants et les adolescents, ces comptes ne portent ni nom ni compte. Après 26 mois, ce qui reste ne désigne plus personne.

## Combien de temps nous gardons
- Votre compte et ce que vous écrivez : jusqu’à ce que vous le supprimiez. Votre compte est fermé tout de suite et supprimé après 7 jours.
- Une entrée supprimée du journal : 30 jours dans la corbeille, pour pouvoir la reprendre.
- La liste des e-mails que nous vous avons envoyés : 90 jours.
- L’adresse d’un tuteur qui n’a jamais répondu : 14 jours.
- Vos achats, quand la boutique sera ouverte : 7 ans, car la loi fiscale le demande.
- La trace de ce que vous avez accepté : gardée, sans votre nom une fois que vous êtes parti.

## Vos droits
Vous pouvez voir et changer vos données dans les Réglages. Vous pouvez en demander une copie : utilisez « Signaler un problème » sur la première page, ou écrivez depuis votre compte. Vous pouvez y supprimer votre compte, sous Confidentialité. Il est fermé tout de suite, et nous le supprimons avec ce qu’il contient après 7 jours. D’ici là, vous pouvez vous connecter et le garder.

Un tuteur peut demander la même chose pour un enfant. Il reçoit ce qui a été partagé avec lui, mais jamais les mots privés de l’enfant.

## Les enfants
Le compte d’un enfant a besoin d’un tuteur. Tant qu’aucun n’a dit oui, l’enfant ne rencontre personne ici. Un tuteur peut retirer son accord à tout moment.

## Quand cette politique change
Chaque version a un numéro et une date. Nous vous redemandons votre accord avant qu’une nouvelle version s’applique à vous, et nous disons ce qui a changé.
`,
  teen: `
Cette page dit ce que nous savons de toi et qui peut le voir. Ton journal est privé. Personne d’autre que toi ne le lit, sauf si tu partages une page.

## Ce que nous gardons
- Ton compte : e-mail, nom d’utilisateur, âge, langue, et un mot de passe que même nous ne pouvons pas lire.
- Tes bilans, tes réflexions et ton journal.
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
- Notre équipe ne peut pas ouvrir ton journal, tes humeurs ni tes réflexions.

## Chercher le danger
Un logiciel lit ce que tu écris et cherche des signes de danger. Il le fait pour t’offrir de l’aide. Il tourne sur nos propres machines. S’il trouve quelque chose, notre équipe apprend que tu as peut-être besoin d’aide, mais pas ce que tu as écrit.

## Les autres entreprises
Quelques entreprises transportent nos e-mails et nos notifications. Elles reçoivent seulement ce qu’il faut. Ce que tu écris ne va pas à un service d’IA extérieur sans l’accord de ton tuteur.

## Cookies
Un cookie te garde connecté. Quelques petites notes gardent ta langue et tes couleurs. Personne ne te suit pour de la publicité.

## Compter
Nous comptons l’usage d’Evenkeel. Pour les adolescents, sans nom et sans compte. Après 26 mois, cela ne désigne plus personne.

## Combien de temps
- Ton compte et tes mots restent jusqu’à ce que tu les supprimes. Un compte supprimé disparaît après 7 jours.
- Une entrée supprimée reste 30 jours dans la corbeille.
- Si un tuteur ne répond jamais, nous oublions son adresse après 14 jours.

## Tes droits
Tu peux voir et changer tes données dans les Réglages. Tu peux en demander une copie. Tu peux y supprimer ton compte, sous Confidentialité. Après 7 jours, nous le supprimons avec ce qu’il contient. D’ici là, tu peux te connecter et le garder. Ton tuteur peut le demander aussi, mais il ne reçoit jamais tes mots privés.

## Quand cela change
Nous te redemandons et te disons ce qui est nouveau.
`,
  child: `
Cette page dit ce que nous savons de toi.

## Ce que nous gardons
- Ton nom d’utilisateur et ton âge.
- Tes humeurs et ce que tu écris.
- Le nom de l’adulte qui a dit oui.
- Ce que tu as choisi, comme tes couleurs.

## Pourquoi
Nous en avons besoin pour qu’Evenkeel marche et pour te protéger. Nous ne le vendons pas. Il n’y a pas de publicité.

## Qui peut le voir
- Toi, tu peux tout voir.
- Ton adulte peut voir ton humeur et quand tu l’as choisie.
- Ton adulte voit tes mots seulement si tu les partages.
- Notre équipe ne peut pas lire ton cahier.

## Les mots qui veulent dire danger
Une machine regarde ce que tu écris. Elle cherche des signes que tu as besoin d’aide. Puis elle te montre qui peut aider. Notre équipe peut apprendre que tu as besoin d’aide. Elle ne voit pas tes mots.

## Personne d’autre
Nous ne donnons pas tes mots à d’autres entreprises. Seulement si ton adulte dit oui.

## Combien de temps
Nous gardons tes affaires jusqu’à ce que tu nous demandes de les enlever. Si tu jettes une page, tu peux la reprendre pendant 30 jours.

## Tu peux demander
Tu peux demander à voir ce que nous gardons. Tu peux demander de tout enlever. Utilise « Signaler un problème ». Un adulte peut t’aider. Ensuite, notre équipe enlève tout à la main.
`,
}
