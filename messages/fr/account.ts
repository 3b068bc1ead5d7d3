import type { Translation } from '../catalog.ts'
import type { account as en } from '../en/account.ts'

export const account: Translation<typeof en> = {
  password: {
    too_short: 'Le mot de passe doit compter au moins 12 caractères',
    no_uppercase: 'Le mot de passe doit contenir au moins une majuscule',
    no_lowercase: 'Le mot de passe doit contenir au moins une minuscule',
    no_number: 'Le mot de passe doit contenir au moins un chiffre',
    no_special: 'Le mot de passe doit contenir au moins un caractère spécial',
    whitespace: 'Le mot de passe ne doit pas contenir d’espace',
    too_weak: 'Ce mot de passe est trop faible. Choisissez-en un plus solide.',
    contains_email: 'Le mot de passe ne devrait pas contenir une partie de votre adresse e-mail',
    contains_name: 'Le mot de passe ne devrait pas contenir une partie de votre nom',
    too_common: 'Ce mot de passe est trop courant ou trop prévisible. Choisissez-en un qui ne soit qu’à vous.',
    requirements: 'Le mot de passe ne remplit pas les exigences de sécurité.',
    requirements_toast: 'Le mot de passe ne remplit pas les exigences de sécurité',
    score_low: 'Ce mot de passe est trop faible. Prenez-en un plus solide, avec des caractères variés.',
    weak_title: 'Ce mot de passe est trop faible',
    weak_advice: 'Mêlez majuscules, minuscules, chiffres et symboles, et évitez les suites connues.',
    mismatch: 'Les mots de passe ne correspondent pas',
    mismatch_toast: 'Les mots de passe ne correspondent pas',
  },
}
