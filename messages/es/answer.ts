import type { Translation } from '../catalog.ts'
import type { answer as en } from '../en/answer.ts'

export const answer: Translation<typeof en> = {
  feeling: {
    excited: 'Sientes entusiasmo. Tómate un momento para disfrutarlo.',
    happy: 'Sientes alegría. Tómate un momento para ver por qué.',
    calm: 'Sientes calma. Deja que dure un poco.',
    anxious: 'Sentir ansiedad es difícil. Respirar despacio puede ayudar.',
    sad: 'Sentir tristeza es difícil. No tienes que arreglarlo ahora.',
    angry: 'El enfado gasta mucha energía. Respirar despacio puede ayudar.',
    tired: 'Sientes cansancio. Un descanso corto también cuenta.',
  },
  feeling_child: {
    excited: 'Sientes entusiasmo. Disfrútalo.',
    happy: 'Sientes alegría. ¿Qué te hizo sonreír?',
    calm: 'Sientes calma. Disfrútala.',
    anxious: 'Tener preocupaciones es difícil. Respirar despacio puede ayudar.',
    sad: 'Estar triste es difícil. No pasa nada por estar triste.',
    angry: 'Puedes sentir enfado. Respirar despacio puede ayudar.',
    tired: 'Tienes cansancio. Un descanso corto puede ayudar.',
  },
  thing: {
    breathe: 'Respira durante un minuto',
    ground: 'Mira a tu alrededor durante un minuto',
    savour: 'Recuerda una cosa buena',
    rest: 'Descansa los ojos',
  },
  breathe:
    'Inspira contando hasta 4 mientras sube el sol. Suelta el aire contando hasta 6 mientras baja. Hazlo seis veces.',
  savour: 'Piensa en una cosa que hizo bueno el día. Imagínala mientras cuentas despacio hasta diez.',
  rest: 'Cierra los ojos o mira algo lejano. Deja caer los hombros. Respira despacio cinco veces.',
  start: 'Empezar',
  skip: 'Saltar',
  done: 'Listo',
}
