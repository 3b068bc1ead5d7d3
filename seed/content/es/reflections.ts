import type { ReflectionTexts } from '../reflections.ts'

/** What people write to a check-in, in Spanish. */
export const reflections: ReflectionTexts = {
  excited: {
    all: ['Compramos los billetes. En junio vemos el mar.', 'Mañana estrenamos la obra y tengo mariposas.'],
    grown: [
      'El domingo viene toda la familia. Ya estoy pensando en la paella.',
      'Me escribió mi mejor amiga de la infancia después de diez años.',
    ],
    adult: ['Me dieron el puesto. Todavía no se lo he dicho a nadie.'],
    elder: [],
    teen: ['Aprobé el teórico a la primera.', 'Entré en el equipo. Llevo el once.'],
    child: [
      'El sábado es mi cumple y viene todo el mundo.',
      'Metí un gol y fue de verdad.',
      'Vamos a adoptar un gatito.',
    ],
  },
  happy: {
    all: [
      'Salió el sol justo cuando bajé a por el pan.',
      'Terminé el libro y me dio pena que se acabara.',
      'Bailamos en la cocina mientras se hacía el arroz.',
      'Me guardaron un sitio en el autobús.',
      'Encontré la canción que llevaba toda la semana tarareando.',
      'Una charla larga sin prisa por llegar a nada.',
    ],
    grown: ['El médico dijo que todo está en orden.'],
    adult: [
      'Comida larga en casa de mi madre. Nadie miró el reloj.',
      'Mi hijo me contó su día sin que le preguntara.',
    ],
    elder: [],
    teen: ['Nos quedamos en la cancha hasta que se hizo de noche.', 'La profe leyó mi texto y nadie se rio.'],
    child: [
      'La abuela me enseñó a hacer croquetas.',
      'Jugué con mi mejor amigo todo el recreo.',
      'Ya sé nadar sin manguitos.',
      'Le gané a papá a las cartas dos veces.',
      'Mi dibujo está en la nevera.',
    ],
  },
  calm: {
    all: [
      'Un día normal. Me sentó bien que lo fuera.',
      'Regué las plantas y me quedé un rato con ellas.',
      'Tarde de lluvia y sopa.',
      'Di un paseo sin auriculares. Se oían los pájaros.',
      'Hoy no corrí para nada.',
      'Me senté en el banco hasta que refrescó.',
      'Preparé té y me lo bebí caliente.',
      'El autobús tardó y no me importó.',
      'Una tarde lenta, sin planes.',
    ],
    grown: ['Ordené las fotos. No me puse triste.'],
    adult: [],
    elder: ['Escuché el concierto entero en la radio.'],
    teen: ['Auriculares, el camino largo, y nadie me preguntó nada.'],
    child: [
      'Pinté un dibujo muy grande.',
      'Vimos las nubes desde la hierba.',
      'Hice un puzle con mi tío.',
      'Puse todos mis coches en fila.',
      'Dimos de comer a los patos.',
    ],
  },
  anxious: {
    all: [
      'No encuentro las llaves y me falta el aire. Son solo llaves.',
      'Demasiados mensajes sin contestar.',
      'Un mensaje que solo decía «¿podemos hablar?».',
    ],
    grown: ['Llamaron del banco y no lo cogí.', 'Espero los resultados y miro el móvil cada minuto.'],
    adult: ['Mañana tengo la entrevista y ya la he hecho veinte veces en la cabeza.'],
    elder: ['La escalera resbalaba. Me agarré con las dos manos.'],
    teen: ['Dormí mal pensando en el examen.', 'Mañana leen las notas en voz alta.'],
    child: [
      'No quiero salir a la pizarra.',
      'Había mucho ruido en el comedor.',
      'Me perdí un momento en la tienda.',
    ],
  },
  sad: {
    all: [
      'Anulé la cena. No tenía palabras.',
      'Un día gris por dentro. Comí algo, algo es algo.',
      'Dejó de llover y aun así no salí.',
    ],
    grown: [
      'Encontré su voz en un audio viejo. Lo escuché dos veces.',
      'La casa se queda grande los domingos.',
      'Hoy habría cumplido setenta.',
    ],
    adult: ['Lloré en la ducha y luego fui a trabajar.'],
    elder: ['Puse dos tazas en la mesa. Luego guardé una.'],
    teen: ['Fueron todos y yo vi las fotos.'],
    child: [
      'Mi amiga se cambia de colegio.',
      'Echo de menos a papá cuando viaja.',
      'Se me rompió mi peluche.',
    ],
  },
  angry: {
    all: [
      'Colgué el teléfono de golpe. No estoy bien con eso.',
      'Me callé otra vez lo que pensaba.',
      'Me interrumpieron tres veces y luego me preguntaron por qué callaba.',
    ],
    grown: [
      'Discutimos por la basura, pero no era por la basura.',
      'Una hora de cola para que me dijeran que era otra ventanilla.',
    ],
    adult: ['Otra vez cambiaron el turno sin avisar.', 'Se apuntó mi idea como suya delante de todos.'],
    elder: [],
    teen: ['Me castigaron por algo que solo miré.'],
    child: [
      'Mi hermana entró en mi cuarto sin llamar.',
      'Yo no fui y me castigaron.',
      'Me quitaron el balón.',
    ],
  },
  tired: {
    all: [
      'Me desperté a las cuatro y ya no hubo manera.',
      'Hoy todo costaba el doble.',
      'Me acosté a las nueve y sin culpa.',
      'Los ojos quieren cerrarse, la lista no.',
      'Leí la misma página cuatro veces.',
    ],
    grown: [],
    adult: ['Turno doble. Metí el café en la nevera.', 'La niña duerme y yo miro el techo.'],
    elder: ['Una siesta después de comer, y luego otra.'],
    teen: ['Dos exámenes en un día.'],
    child: ['Me quedé dormido en el coche.', 'Hoy el cole fue muy largo.', 'Me desperté por los truenos.'],
  },
}
