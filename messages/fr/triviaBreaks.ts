import type { Translation } from '../catalog.ts'
import type { triviaBreaks as triviaBreaksEn, triviaTeam as triviaTeamEn } from '../en/triviaBreaks.ts'

export const triviaBreaks: Translation<typeof triviaBreaksEn> = {
  foreign_title: 'Une vidéo de YouTube',
  foreign_note:
    '« {{title}} » de {{channel}}. Elle ne se charge que si vous lancez la lecture. YouTube connaît alors votre adresse internet.',
  play_foreign: 'Lire la vidéo',
  watch_ours: 'Voir plutôt notre clip',
  frame: 'Vidéo : {{title}}',
  ours: 'Clip fait par Evenkeel',
  foreign_gone: 'La vidéo ne peut pas être lue pour le moment. Voici notre clip.',
  clip_gone: 'Le clip ne peut pas être lu pour le moment. Lire le conseil compte tout autant.',
  or_read: 'Ou lisez ceci. Cela compte tout autant.',
  aloud: 'Lire à voix haute',
  aloud_hint: 'Votre appareil vous lit chaque question. Rien n’avance avant que vous appuyiez sur un bouton.',
}

export const triviaTeam: Translation<typeof triviaTeamEn> = {
  title: 'Passez le téléphone',
  lead: 'Jusqu’à quatre personnes d’une famille jouent sur un téléphone, chacune avec des questions de son âge. Les points vont à l’équipe. Le week-end de chacun reste comme il est.',
  open: 'Passez le téléphone',
  setting: 'Passez le téléphone',
  setting_hint: 'Votre famille peut vous ajouter à une partie en équipe sur un téléphone.',
  family: 'Famille',
  who: 'Qui joue ?',
  choose: 'Choisissez au moins une personne, quatre au plus.',
  start: 'Commencer la partie en équipe',
  you: '{{name}} (vous)',
  none_title: 'Pas encore d’équipe',
  none_text:
    'Chaque personne dit oui dans ses propres réglages de trivia et fait partie d’une famille avec vous. Vous pouvez alors jouer ensemble ici.',
  pass_to: 'Passez le téléphone à {{name}}',
  ready: '{{name}} a le téléphone',
  turn: '{{name}}, question {{number}} sur {{total}}',
  score: 'Équipe : {{score}} points',
  to_result: 'Voir le résultat',
  done: 'C’était votre partie en équipe',
  result: 'Ensemble : {{right}} bonnes réponses sur {{total}}, {{score}} points.',
  again: 'Rejouer',
  back: 'Retour à trivia',
  failed: 'Impossible de commencer la partie en équipe.',
  load_failed: 'Impossible de charger vos familles.',
}
