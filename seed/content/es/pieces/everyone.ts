import type { PiecesForEveryone } from '../../motivation.ts'

/** Pieces for every age, in Spanish. */
export const everyone: PiecesForEveryone = {
  long_breath: {
    title: 'Una salida más larga',
    content:
      'Toma aire contando hasta cuatro. Suéltalo contando hasta seis. Hazlo seis veces. La salida larga es lo que le dice al cuerpo que puede ir más despacio.',
  },
  five_senses: {
    title: 'Cinco, cuatro, tres, dos, uno',
    content:
      'Nombra cinco cosas que ves, cuatro que oyes, tres que puedes tocar, dos que hueles y una que saboreas. En voz alta o por dentro. Luego nota si la habitación está un poco más cerca.',
  },
  not_all: {
    title: 'No todo',
    content: 'No hace falta terminarlo todo para poder parar. El cansancio es una razón.',
  },
  seven_times: {
    title: 'Siete y ocho',
    content: 'Caer siete veces, levantarse ocho. Un proverbio de Japón. No dice con qué rapidez.',
  },
  small_steps: {
    title: 'De cosas pequeñas',
    content: 'Gota a gota se hace un lago. Un proverbio de Turquía. Nadie ve la gota suelta, y cuenta.',
  },
  cold_water: {
    title: 'Cuando hay enfado',
    content:
      'Pon las muñecas medio minuto bajo el agua fría, o empuja una pared con las palmas tan fuerte como puedas, tres veces. Después decide qué quieres decir, y si hoy.',
  },
  bench: {
    title: 'El banco',
    content:
      'Dos personas se sentaban en el mismo banco todos los martes y no hablaron durante un mes. La quinta semana una dijo que el árbol había perdido las hojas. La otra dijo que sí. Las dos volvieron a casa sintiéndose menos solas.',
  },
  good_days: {
    title: 'Guarda una',
    content: 'Si hoy es un día ligero, escribe una cosa que lo hizo así. Otro día quizá te guste leerla.',
  },
}
