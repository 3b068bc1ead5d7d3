import type { Translation } from '../catalog.ts'
import type { report as en } from '../en/report.ts'

export const report: Translation<typeof en> = {
  words_of_danger: 'Mots de danger',
  danger_at_home: 'Danger à la maison',
  title: 'Signaler un problème',
  lead: 'Dites-nous ce qui ne va pas ou ce qui manque, ou posez-nous une question. Si une personne est en danger, passez par Aide immédiate.',
  category: 'De quoi s’agit-il ?',
  bug_report: 'Quelque chose ne marche pas',
  performance: 'Quelque chose est lent',
  ui_ux: 'Quelque chose est difficile à utiliser',
  accessibility: 'Accessibilité',
  translation: 'Une traduction',
  feature_request: 'Une idée',
  other: 'Une question ou autre chose',
  description: 'Que s’est-il passé ?',
  hint: 'Merci de ne pas indiquer de noms ni de choses privées.',
  screenshot: 'Capture d’écran (facultatif)',
  screenshot_hint: 'PNG, JPEG ou WebP, jusqu’à 5 Mo. Merci de masquer les noms et les mots privés.',
  screenshot_bad:
    'Cette image ne peut pas être utilisée. Choisissez un PNG, JPEG ou WebP de 5 Mo au plus, ou envoyez le signalement sans elle.',
  send: 'Envoyer le signalement',
  done: 'Problème signalé',
  failed: 'Le signalement n’a pas pu être envoyé. Veuillez réessayer.',
}
