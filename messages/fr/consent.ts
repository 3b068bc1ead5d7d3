import type { Translation } from '../catalog.ts'
import type { consent as en } from '../en/consent.ts'

export const consent: Translation<typeof en> = {
  again_title: 'Écris à ton adulte',
  again_intro: 'Notre e-mail mène à sa propre page. C’est là que ton adulte dit oui. Plus besoin de code.',
  again_sent: 'Nous lui avons écrit. Ton adulte dit oui sur la page de notre e-mail.',
  again_send: 'Envoyer l’e-mail',
  again_back: 'Retour à mon tableau de bord',
  waits: 'Ton adulte doit encore dire oui sur sa propre page. D’ici là, tu peux faire le point et écrire.',
  what_title: 'Ce qu’est Evenkeel',
  what_text:
    'Un endroit calme pour remarquer comment on va : un point par jour, un journal privé, de courts exercices. Ce n’est ni une thérapie ni un service d’urgence.',
  yes_title: 'Ce que signifie votre oui',
  yes_write: 'L’enfant fait le point et écrit un journal privé.',
  yes_told: 'On vous dit les points du jour et les mots partagés avec vous. Les mots privés restent privés.',
  yes_family:
    'L’enfant peut demander à rejoindre des familles. On vous demande chaque fois, et vous voyez qui s’y trouve.',
  yes_back: 'Vous pouvez le retirer sur cette page à tout moment.',
  answer_title: 'Votre réponse',
  who: 'Qui êtes-vous pour l’enfant ?',
  who_none: 'Choisissez',
  is_adult: 'J’ai 18 ans ou plus',
  has_read: 'J’ai lu ce que cela signifie',
  yes: 'Oui, je donne mon accord',
  saying: 'Envoi de votre oui',
  agreed: 'Merci. Votre oui compte dès maintenant.',
  childs_device:
    'L’enfant s’est connecté sur cet appareil : votre oui compte donc comme le code, pour faire le point et écrire. Pour le reste, ouvrez la page de notre e-mail sur votre propre appareil.',
  minor_here:
    'Un enfant ou un ado est connecté ici. Ouvrez la page de notre e-mail sur votre propre appareil.',
  relationship: {
    parent: 'Mère ou père',
    guardian: 'Tuteur ou tutrice',
    grandparent: 'Grand-parent',
    relative: 'Un autre proche',
    carer: 'Personne qui s’en occupe',
  },
  request: {
    title: 'Une famille attend votre réponse',
    own: '{{child}} souhaite rejoindre {{family}}.',
    company: '{{name}} souhaite rejoindre {{family}}, où se trouve {{child}}.',
    company_minor: 'Un enfant ou un ado souhaite rejoindre {{family}}, où se trouve {{child}}.',
    unnamed: 'L’enfant',
    there: 'Il y a maintenant : {{count}}',
    child: 'Un enfant',
    teen: 'Un ado',
    hint: 'Dites oui seulement à qui vous connaissez.',
    yes: 'Dire oui',
    no: 'Dire non',
    said_yes: 'Votre oui est noté.',
    said_no: 'Vous avez dit non. La famille n’en sait pas plus.',
  },
}
