import type { Translation } from '../catalog.ts'
import type { triviaDemo as en } from '../en/triviaDemo.ts'

export const triviaDemo: Translation<typeof en> = {
  demo: {
    q1: {
      q: '¿Qué sentimiento suele llegar antes de algo nuevo?',
      a: 'Nerviosismo',
      b: 'Aburrimiento',
      c: 'Celos',
      d: 'Asco',
      why: 'Lo nuevo pone el cuerpo en alerta. Sentir nervios es normal y suele pasar al empezar.',
    },
    q2: {
      q: '¿Qué ayuda a casi todos los cuerpos a calmarse?',
      a: 'Aguantar la respiración',
      b: 'Soltar el aire despacio',
      c: 'Respirar muy rápido',
      d: 'Apretar los puños',
      why: 'Soltar el aire despacio baja un poco el ritmo del corazón. Así el cuerpo sabe que puede descansar.',
    },
    q3: {
      q: 'Una amiga está triste. ¿Cuál es un buen primer paso?',
      a: 'Contar un chiste enseguida',
      b: 'Decir que no es para tanto',
      c: 'Escuchar y quedarse cerca',
      d: 'Hablar de tu propio día',
      why: 'Nos sentimos menos solos cuando alguien escucha. Los consejos pueden venir después, si hacen falta.',
    },
    q4: {
      q: '¿Qué frase dice con amabilidad lo que necesitas?',
      a: 'Nunca me ayudas',
      b: 'Olvídalo',
      c: 'Todos están en mi contra',
      d: 'Necesito un poco de silencio, por favor',
      why: 'Una frase con «yo» dice lo que necesitas sin culpar a nadie. Es más fácil de escuchar.',
    },
    q5: {
      q: '¿Qué ayuda a mucha gente a dormirse?',
      a: 'Una pantalla brillante en la cama',
      b: 'La misma hora de acostarse cada día',
      c: 'Un refresco de cola grande por la noche',
      d: 'Una película emocionante tarde',
      why: 'Un horario fijo ajusta el reloj del cuerpo. La luz, la cafeína y la emoción lo mantienen despierto.',
    },
  },
}
