import type { Translation } from '../catalog.ts'
import type { chatSide as en } from '../en/chatSide.ts'

export const chatSide: Translation<typeof en> = {
  side: {
    here_title: 'Ici en ce moment',
    here_all: 'Tout afficher',
    here_fewer: 'Afficher moins',
    rules_title: 'Avant d’écrire',
    rules_1: 'Pas de noms, de numéros, d’écoles ni de rues.',
    rules_2: 'Dites ce qui vous a aidé. Demandez avant de conseiller.',
    rules_3: 'Ce salon tient compagnie. Ce n’est pas une thérapie.',
    rules_child_1: 'Ne dis pas ton nom, ton école ni ta rue.',
    rules_child_2: 'Sois gentil. Dis ce qui t’a aidé.',
    rules_child_3: 'Quelque chose ne va pas ? Dis-le à un adulte.',
    guidelines: 'Règles de la communauté',
    help_title: 'C’est plus qu’un salon ne peut porter ?',
    help: 'Appelez ou écrivez au {{number}}, à toute heure.',
    help_child_title: 'Tu as besoin d’aide maintenant ?',
    help_child: 'Dis-le à un adulte, ou appelle le {{number}}.',
    help_link: 'Ressources d’urgence',
  },
}
