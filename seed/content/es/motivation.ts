import type { MotivationTexts } from '../motivation.ts'

/** Things to read, in Spanish. */
export const motivation: MotivationTexts = {
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
  child_turtle: {
    title: 'La tortuga y la preocupación',
    content:
      'Una tortuga tenía una preocupación y la guardó en su caparazón. Pesaba mucho. Se encontró con un pato y se la contó. La preocupación seguía ahí, pero ahora la llevaban entre dos. La tortuga caminó un poco más deprisa.',
  },
  child_shake: {
    title: 'Sacúdelo',
    content:
      'Ponte de pie. Sacude una mano, luego la otra, luego un pie, luego el otro. Ahora sacude todo. Después quédate quieto como un árbol y cuenta hasta diez.',
  },
  teen_break: {
    title: 'Veinte minutos sin',
    content:
      'Deja el móvil en otro cuarto y pon un temporizador de cocina de veinte minutos. Túmbate, dibuja, mira por la ventana, come algo. Cuando suene, fíjate en cómo está tu cabeza.',
  },
  teen_unfinished: {
    title: 'Sin terminar',
    content: 'No llegas tarde. La mayoría de la gente que parece terminada solo lo lleva en silencio.',
  },
  adult_evening: {
    title: 'Cerrar el día',
    content:
      'Escribe tres líneas: qué está hecho, qué queda abierto, qué no es mío. Mete el papel en un cajón. Lo abierto seguirá ahí mañana, y no hace falta sostenerlo toda la noche.',
  },
  adult_half: {
    title: 'Medio sí',
    content:
      'Le pidieron que organizara toda la fiesta y dijo: las sillas. Todo el mundo se alegró por las sillas. Nadie volvió a preguntar por el resto.',
  },
  elder_radio: {
    title: 'La radio',
    content:
      'Después del entierro dejó la radio de ella en su emisora. En primavera la llevó a la cocina, donde la oía mejor. No cambió de emisora.',
  },
  elder_chair: {
    title: 'Cinco minutos en una silla',
    content:
      'Siéntese con la espalda recta. Levante los talones diez veces, luego las puntas. Gire los hombros hacia atrás cinco veces. Vuelva la cabeza despacio a cada lado. Pare si algo le duele.',
  },
}
