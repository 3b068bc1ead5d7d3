import type { Translation } from '../catalog.ts'
import type { answer as en } from '../en/answer.ts'

export const answer: Translation<typeof en> = {
  feeling: {
    excited: 'Vous ressentez de l’enthousiasme. Prenez un instant pour en profiter.',
    happy: 'Vous ressentez de la joie. Prenez un instant pour voir pourquoi.',
    calm: 'Vous ressentez du calme. Laissez-le durer un peu.',
    anxious: 'L’anxiété est difficile à vivre. Respirer lentement peut aider.',
    sad: 'La tristesse est difficile à vivre. Rien n’est à réparer maintenant.',
    angry: 'La colère prend beaucoup d’énergie. Respirer lentement peut aider.',
    tired: 'Vous ressentez de la fatigue. Un court repos compte aussi.',
  },
  feeling_child: {
    excited: 'Tu es plein d’énergie. Profites-en.',
    happy: 'Tu ressens de la joie. Qu’est-ce qui t’a fait sourire ?',
    calm: 'Tu ressens du calme. Profites-en.',
    anxious: 'S’inquiéter, c’est dur. Respirer lentement peut aider.',
    sad: 'Être triste, c’est dur. Tu as le droit d’être triste.',
    angry: 'Tu as le droit d’être en colère. Respirer lentement peut aider.',
    tired: 'Tu ressens de la fatigue. Un court repos peut aider.',
  },
  thing: {
    breathe: 'Respirer pendant une minute',
    ground: 'Regarder autour de soi pendant une minute',
    savour: 'Se rappeler une bonne chose',
    rest: 'Reposer ses yeux',
  },
  breathe:
    'Inspirer en comptant jusqu’à 4 quand le soleil monte. Souffler en comptant jusqu’à 6 quand il descend. Six fois de suite.',
  savour: 'Penser à une chose qui a rendu la journée bonne. L’imaginer en comptant lentement jusqu’à dix.',
  rest: 'Fermer les yeux, ou regarder au loin. Relâcher les épaules. Respirer lentement cinq fois.',
  start: 'Commencer',
  skip: 'Passer',
  done: 'Terminé',
}
