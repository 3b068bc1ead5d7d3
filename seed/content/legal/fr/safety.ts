import type { LegalWording } from '../wording.ts'

/** Safety protocol, in French. */
export const safety: LegalWording = {
  title: 'Protocole de sécurité',
  adult: `
Voici ce que fait Evenkeel quand quelqu’un est peut-être en danger, et ce qu’il ne peut pas faire. Si vous êtes en danger maintenant, ne nous attendez pas. Appelez le numéro d’urgence de votre pays. Aux États-Unis, vous pouvez appeler le 988 ou lui écrire, ou écrire au 741741, à toute heure.

## Ce que nous cherchons
Un logiciel lit ce qu’écrivent les membres et cherche des signes de danger : idées de suicide, automutilation, violence ou maltraitance. Il tourne sur nos propres machines, dans nos quatre langues. Il trouve beaucoup de ces textes, mais pas tous. Il peut aussi se tromper dans l’autre sens.

## Ce qui se passe alors
- Nous offrons de l’aide à l’écran aussitôt : des numéros à appeler ou à qui écrire, et des mots pour commencer. Vous pouvez quand même enregistrer ce que vous avez écrit.
- Si un enfant ou un adolescent parle d’un danger, notre équipe apprend qu’il a peut-être besoin d’aide. Elle sait qui, où et quand. Elle ne voit pas les mots privés. Un message dans un salon, elle peut le lire.
- Une personne décide de la suite. Un logiciel peut retenir un message dans un salon ou ne pas l’envoyer. Seul, il ne punit et ne dénonce jamais personne.

## Les tuteurs
Un tuteur est prévenu du bilan d’un enfant ou d’un adolescent, comme le dit la Politique de confidentialité. Si le danger semble proche, le tuteur peut recevoir un signal disant que nous sommes inquiets, jamais les mots. Une personne l’envoie. Quand aucune personne formée n’est de service, un logiciel l’envoie aussitôt. Si les mots laissent penser que le danger est peut-être à la maison, aucun logiciel ne dit quoi que ce soit au foyer. C’est retenu, et une personne décide.

Une page qu’un enfant ou un adolescent partage est retenue aussi, si elle fait penser à un danger. Nous demandons avant, à qui l’écrit, si une personne peut la regarder. Alors seulement, deux personnes de notre équipe peuvent la lire et décider ensemble si le tuteur la reçoit. Chacune donne une raison, et elle est notée.

## Ce que nous ne pouvons pas faire
- Nous ne surveillons pas en temps réel. Un message ici n’est pas un appel à l’aide que quelqu’un verra à coup sûr.
- Nous ne savons pas où vous êtes, et nous n’appelons pas les secours pour vous.
- Nous ne sommes pas une ligne de crise. Les personnes de ces lignes sont formées pour cela, et elles sont là à toute heure.

## De l’aide à tout moment
La page de crise s’ouvre sans compte. Elle s’ouvre aussi sans connexion une fois que vous l’avez visitée. « Quitter vite » vous fait sortir de la page aussitôt.

## Comment nous tenons cela à jour
Les numéros sont vérifiés, et chacun montre sa source. Ce protocole ne change que si deux personnes de notre équipe sont d’accord.
`,
  teen: `
Voici ce que nous faisons quand quelqu’un est peut-être en danger. Si c’est toi maintenant, ne nous attends pas. Appelle le numéro d’urgence de ton pays. Aux États-Unis, tu peux appeler le 988 ou lui écrire, ou écrire au 741741, à toute heure.

## Ce que nous cherchons
Un logiciel lit ce que tu écris. Il cherche des signes que tu pourrais te faire du mal, ou que quelqu’un t’en fait. Il en trouve beaucoup, mais pas tous. Parfois il se trompe.

## Ce qui se passe alors
- Nous te montrons tout de suite qui peut aider. Tu peux quand même enregistrer ce que tu as écrit.
- Notre équipe apprend que tu as peut-être besoin d’aide. Elle voit qui, où et quand. Elle ne voit pas tes mots privés. Un message dans un salon, elle peut le lire.
- Une personne décide de la suite. Tu n’auras pas d’ennuis pour ce que tu ressens.

## Ton tuteur
Ton tuteur est prévenu de tes bilans comme tu le sais déjà. Si le danger semble proche, ton tuteur peut recevoir un signal disant que nous nous inquiétons pour toi. Il ne contient jamais tes mots. Si le danger semble être à la maison, aucun logiciel ne lui envoie rien. Cela attend, et une personne de notre équipe décide.

Si tu partages une page qui fait penser à un danger, nous la retenons. Si tu as dit oui avant, deux personnes de notre équipe peuvent la lire. Elles décident si ton tuteur la reçoit.

## Ce que nous ne pouvons pas faire
- Nous ne regardons pas tout le temps. Ne compte pas sur quelqu’un pour le voir ici.
- Nous ne savons pas où tu es. Nous ne pouvons pas appeler à ta place.
- Nous ne sommes pas une ligne de crise. Là-bas, des personnes formées répondent jour et nuit.

## De l’aide à tout moment
Tu peux ouvrir la page de crise sans compte. « Quitter vite » te fait sortir en un geste.
`,
  child: `
Voici ce que nous faisons pour te protéger. Si tu es en danger maintenant, dis-le à un adulte de confiance. Tu peux appeler le numéro d’urgence. Aux États-Unis, tu peux appeler le 988 ou lui écrire.

## Nous cherchons le danger
Une machine regarde ce que tu écris. Elle cherche des signes que tu as mal ou que tu es très triste. Elle ne les trouve pas tous.

## Alors nous aidons
- Nous te montrons qui tu peux appeler.
- Notre équipe apprend que tu as peut-être besoin d’aide. Elle ne lit pas ton cahier.
- Ton adulte peut apprendre que nous nous inquiétons. Il ne reçoit pas tes mots.
- Tu n’as rien fait de mal.

## Si la maison n’est pas sûre
C’est dur d’être en sécurité à la maison ? Alors nous n’envoyons rien chez toi. Une personne de notre équipe y réfléchit d’abord.

## Ce que nous ne pouvons pas faire
- Nous ne regardons pas toute la journée.
- Nous ne savons pas où tu es.
- Nous ne pouvons pas venir. Alors dis-le à un adulte.

## Il y a toujours de l’aide
La page d’aide est ouverte jour et nuit. Elle est en haut : « Aide immédiate ».
`,
}
