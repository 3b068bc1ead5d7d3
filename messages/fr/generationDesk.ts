import type { Translation } from '../catalog.ts'
import type { generationDesk as en } from '../en/generationDesk.ts'

export const generationDesk: Translation<typeof en> = {
  schedule:
    'Vendredi 18 h : générer 5-7 questions par groupe d’âge et langue (EN, ES, FR, AR) ; samedi 9 h 55 : publier ; samedi 10 h : notifications ; la génération utilise un modèle d’IA',
  schedule_more:
    'Chaque groupe d’âge et langue reçoit 30 questions. La génération du vendredi prépare le week-end d’après le prochain, ce qui laisse une semaine pour relire. La publication commence vendredi à 09:55 UTC, avant que samedi commence où que ce soit.',
  no_model: 'Il n’y a pas de clé OpenAI : nos propres questions remplissent chaque week-end.',
  generate: 'Générer cette semaine',
  generate_title: 'Générer cette semaine ?',
  generate_text:
    'Ceci prépare environ {{count}} questions pour tous les âges et toutes les langues, pour le week-end du {{week}}. Les questions approuvées viennent d’abord. Ce qu’un modèle écrit attend une relecture.',
  started: 'La génération a commencé. Le journal la montre dans quelques secondes.',
  generation_failed: 'La génération a échoué',
  publish: 'Publier les séries en attente',
  publish_title: 'Publier les séries en attente ?',
  publish_text:
    'Pour le week-end du {{week}}, ceci publie chaque groupe d’âge et langue qui a 30 questions approuvées. Ce qui est publié ne change plus.',
  publish_done: '{{count}} sessions publiées pour le week-end du {{week}}.',
  publish_none: 'Rien n’était en attente pour le week-end du {{week}}.',
  publish_short: 'Il manque des questions à {{count}} sessions.',
  publishing_failed: 'La publication a échoué',
  running: 'Une génération est en cours.',
  log: 'Journal de génération, les {{count}} dernières',
  empty: 'Aucune génération pour le moment.',
  load_failed: 'Impossible de charger le journal.',
  week: 'Week-end',
  for_whom: 'Pour',
  status: 'État',
  kept: 'Gardées',
  dropped: 'Écartées',
  nothing: 'Aucune',
  when: 'Quand',
  state: {
    success: 'Réussie',
    failed: 'Échouée',
    other: 'Autre',
  },
  reason: {
    options: 'Pas quatre options différentes',
    right: 'Pas une seule bonne option',
    length: 'Trop longue ou trop courte',
    language: 'Autre langue',
    grade: 'Trop difficile à lire',
    duplicate: 'Déjà dans la banque',
    danger: 'Parle de danger',
    model_away: 'Le modèle ne répond pas',
    model_slow: 'Le modèle a mis trop de temps',
    model_refused: 'Le modèle a refusé',
    model_garbage: 'La réponse du modèle est inutilisable',
  },
}
