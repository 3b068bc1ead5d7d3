import type { Translation } from '../catalog.ts'
import type { consent as source } from '../en/consent.ts'

/** Words of consent, in French. */
export const consent: Translation<typeof source> = {
  first: {
    title: 'Avant de continuer',
    lead: 'Trois choses à savoir sur Evenkeel. Vous pouvez lire chaque texte avant, et le relire à tout moment.',
    lead_teen: 'Trois choses à savoir sur Evenkeel. Lisez ce que vous voulez, puis donnez votre accord.',
    title_child: 'Avant de commencer',
    lead_child: 'Trois petites questions. Si tu peux, lis-les avec un adulte.',
    last_title_child: 'Tu es d’accord ?',
    last_child: 'Alors dis oui. Tu peux d’abord demander à un adulte.',
  },
  again: {
    title: 'Quelque chose a changé',
    lead: 'Ce texte a une nouvelle version. Lisez ce qui est nouveau, puis donnez votre accord.',
    lead_child: 'Nous avons changé des règles. Regarde ce qui est nouveau.',
    changed: 'Ce qui a changé',
    version: 'Version {{version}}, {{date}}',
    box: 'J’accepte la nouvelle version : {{documents}}',
  },
  group: 'Votre accord',
  read: 'À lire',
  new_tab: '{{document}} (s’ouvre dans un nouvel onglet)',
  not_therapy: 'Je comprends qu’Evenkeel n’est ni une thérapie ni un service d’urgence',
  not_therapy_hint:
    'En cas de danger, appelez le numéro d’urgence de votre pays. « Aide immédiate » est en haut de chaque page.',
  not_therapy_teen: 'Je sais qu’Evenkeel n’est pas une thérapie et ne peut pas venir en cas d’urgence',
  terms: 'J’accepte les Conditions d’utilisation et la Politique de confidentialité',
  terms_hint: 'Ce que vous pouvez attendre de nous, et ce que nous faisons de ce que vous écrivez.',
  guidelines: 'J’accepte les Règles de la communauté',
  guidelines_hint: 'Respecter les autres, garder pour soi ce qu’ils confient, signaler ce qui n’est pas sûr.',
  parental_child: 'L’adulte qui s’occupe de moi dit oui',
  parental_hint_child: 'Nous lui demandons aussi. Cela compte quand il nous dit oui.',
  agree: 'Accepter et continuer',
  agree_child: 'Je dis oui',
  agreeing: 'Enregistrement de votre réponse',
  missing: 'Cochez d’abord toutes les cases.',
  missing_child: 'Coche d’abord la case.',
  failed: 'Votre réponse n’a pas pu être enregistrée. Réessayez.',
  load_failed: 'Impossible de charger ce qui vous est demandé.',
  decline:
    'Vous n’êtes pas obligé d’accepter : vous pouvez vous déconnecter, ce que vous avez enregistré reste à vous, et « Aide immédiate » est toujours ouverte.',
  decline_child:
    'Tu hésites ? Ce n’est pas grave. Demande à un adulte, ou déconnecte-toi. « Aide immédiate » est toujours ouverte.',
  leave: {
    title: 'Si vous n’êtes pas d’accord',
    title_child: 'Si tu dis non',
    wait_child: 'Si tu veux arrêter',
    lead: 'Ce n’est pas grave, et rien ne presse. Vous pouvez emporter une copie de vos données ou supprimer votre compte.',
    lead_child:
      'Ce n’est pas grave. Tu peux recevoir une copie de tes données. Tu peux aussi supprimer ton compte. Un adulte peut t’aider.',
  },
  question: {
    step: 'Question {{step}} sur {{total}}',
    label_child: 'Ta réponse',
    not_therapy: {
      title_child: 'Evenkeel, c’est un médecin ?',
      text_child: 'Evenkeel t’aide à voir comment tu te sens. Ce n’est pas un médecin. Il ne peut pas venir.',
      right_child: 'Non. En cas de danger, je le dis à un adulte.',
      wrong_child: 'Oui. Il vient quand je suis en danger.',
      again_child: 'Pas tout à fait. Evenkeel ne peut pas venir. En cas de danger, dis-le à un adulte.',
    },
    terms: {
      title_child: 'Qui lit tes mots privés ?',
      text_child: 'Ici, il y a des règles pour toi et pour nous. Une règle : ce que tu écris est à toi.',
      right_child: 'Personne, tant que je ne les partage pas.',
      wrong_child: 'Tout le monde ici.',
      again_child: 'Pas tout à fait. Tes mots sont à toi. C’est toi qui dis qui les lit.',
    },
    guidelines: {
      title_child: 'Quelqu’un est méchant. Que fais-tu ?',
      text_child: 'Ici, on est gentil les uns avec les autres. Tu n’as pas à régler ça sans aide.',
      right_child: 'Je le dis à un adulte.',
      wrong_child: 'Je suis méchant aussi.',
      again_child: 'Pas tout à fait. Dis-le à un adulte. Il peut t’aider.',
    },
  },
  wait: {
    title_child: 'C’est au tour de ton adulte',
    lead_child: 'Tu as dit oui. Maintenant, ton adulte doit dire oui aussi. Après, tu peux continuer.',
    withdrawn_child: 'Ton adulte a retiré son oui. Tu peux lui redemander.',
    own_child: 'Ton adulte peut dire oui sur la page de notre e-mail, ou dans son compte.',
    works_child: 'Ce que tu peux faire maintenant',
    help_child: 'Trouver de l’aide',
    mail_child: 'Écrire à ton adulte',
    language: 'Changer de langue',
  },
}
