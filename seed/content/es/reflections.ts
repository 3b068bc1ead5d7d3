import type { ReflectionTexts } from '../reflections.ts'

/** What people write to a check-in, in Spanish. */
export const reflections: ReflectionTexts = {
  excited: {
    all: [
      'Me dieron el puesto. Todavía no se lo he dicho a nadie.',
      'El domingo viene toda la familia. Ya estoy pensando en la paella.',
      'Compramos los billetes. En junio vemos el mar.',
      'Aprobé el teórico a la primera.',
      'Me escribió mi mejor amiga de la infancia después de diez años.',
      'Mañana estrenamos la obra y tengo mariposas.',
    ],
    child: [
      'El sábado es mi cumple y viene todo el mundo.',
      'Metí un gol y fue de verdad.',
      'Vamos a adoptar un gatito.',
    ],
  },
  happy: {
    all: [
      'Comida larga en casa de mi madre. Nadie miró el reloj.',
      'Salió el sol justo cuando bajé a por el pan.',
      'Mi hijo me contó su día sin que le preguntara.',
      'Terminé el libro y me dio pena que se acabara.',
      'Bailamos en la cocina mientras se hacía el arroz.',
      'El médico dijo que todo está en orden.',
    ],
    child: [
      'La abuela me enseñó a hacer croquetas.',
      'Jugué con Leo todo el recreo.',
      'Ya sé nadar sin manguitos.',
    ],
  },
  calm: {
    all: [
      'Un día normal. Me sentó bien que lo fuera.',
      'Regué las plantas y me quedé un rato con ellas.',
      'Tarde de lluvia y sopa.',
      'Di un paseo sin auriculares. Se oían los pájaros.',
      'Ordené las fotos. No me puse triste.',
      'Hoy no corrí para nada.',
    ],
    child: ['Pinté un dibujo muy grande.', 'Vimos las nubes desde la hierba.', 'Hice un puzle con mi tío.'],
  },
  anxious: {
    all: [
      'Mañana tengo la entrevista y ya la he hecho veinte veces en la cabeza.',
      'No encuentro las llaves y me falta el aire. Son solo llaves.',
      'Llamaron del banco y no lo cogí.',
      'Dormí mal pensando en el examen.',
      'Demasiados mensajes sin contestar.',
      'Espero los resultados y miro el móvil cada minuto.',
    ],
    child: [
      'No quiero salir a la pizarra.',
      'Había mucho ruido en el comedor.',
      'Me perdí un momento en la tienda.',
    ],
  },
  sad: {
    all: [
      'Encontré su voz en un audio viejo. Lo escuché dos veces.',
      'La casa se queda grande los domingos.',
      'Anulé la cena. No tenía palabras.',
      'Hoy habría cumplido setenta.',
      'Lloré en la ducha y luego fui a trabajar.',
      'Un día gris por dentro. Comí algo, algo es algo.',
    ],
    child: [
      'Mi amiga se cambia de colegio.',
      'Echo de menos a papá cuando viaja.',
      'Se me rompió mi peluche.',
    ],
  },
  angry: {
    all: [
      'Otra vez cambiaron el turno sin avisar.',
      'Discutimos por la basura, pero no era por la basura.',
      'Se apuntó mi idea como suya delante de todos.',
      'Una hora de cola para que me dijeran que era otra ventanilla.',
      'Colgué el teléfono de golpe. No estoy bien con eso.',
      'Me callé otra vez lo que pensaba.',
    ],
    child: [
      'Mi hermana entró en mi cuarto sin llamar.',
      'Yo no fui y me castigaron.',
      'Me quitaron el balón.',
    ],
  },
  tired: {
    all: [
      'Me desperté a las cuatro y ya no hubo manera.',
      'Turno doble. Metí el café en la nevera.',
      'La niña duerme y yo miro el techo.',
      'Hoy todo costaba el doble.',
      'Me acosté a las nueve y sin culpa.',
      'Los ojos quieren cerrarse, la lista no.',
    ],
    child: ['Me quedé dormido en el coche.', 'Hoy el cole fue muy largo.', 'Me desperté por los truenos.'],
  },
}
