import type { RecordingTexts } from '../recordings.ts'

/** The words of our recordings, in Spanish. */
export const recordingTexts: RecordingTexts = {
  soft_drum: {
    title: 'El tambor que se calma',
    content:
      'Con el enfado, el corazón va deprisa. Este tambor también empieza rápido y luego se va frenando. Acompáñalo con las manos en las rodillas y deja que te lleve.',
    transcript:
      '0:00 Sin palabras. Un tambor de mano suena de dos en dos, como un corazón acelerado. Síguelo con las dos manos.\n0:20 El ritmo baja un poco. Deja caer los hombros.\n0:45 Va más despacio aún. Suelta el aire en los golpes que quieras.\n1:05 Los últimos golpes llegan muy separados. Deja descansar las manos.\n1:13 El tambor se apaga.',
  },
  rain_on_the_roof: {
    title: 'Lluvia en el tejado',
    content: 'Una lluvia constante, y tú en la parte seca. Va bien para los últimos minutos antes de dormir.',
    transcript:
      '0:00 Sin palabras. La lluvia llega poco a poco y cae sobre un tejado.\n0:10 Se mantiene igual. De vez en cuando caen gotas sueltas muy cerca.\n0:40 No hace falta seguirla. Deja que esté, como una manta.\n1:33 La lluvia se apaga despacio.',
  },
  slow_chords: {
    title: 'Acordes lentos',
    content:
      'Música cálida y lenta para un rato triste. No intenta animarte. Solo te hace compañía un minuto y medio.',
    transcript:
      '0:00 Sin palabras. Un acorde grave y cálido crece y se desvanece.\n0:10 Cada diez segundos llega otro acorde y se mezcla con el anterior.\n0:15 En medio de cada acorde suena una nota aguda y clara.\n0:40 Vuelven los primeros acordes. Puedes llorar, mirar al vacío o tararear.\n1:22 El último acorde se apaga.',
  },
  music_box: {
    title: 'Una cajita de música',
    content:
      'Una melodía para un momento ligero. Se va frenando a medida que se acaba la cuerda, para aterrizar con suavidad.',
    transcript:
      '0:00 Sin palabras. Una caja de música toca una melodía alegre y pequeña.\n0:25 La melodía sube un poco. Cada línea es más lenta que la anterior.\n0:45 Vuelve la primera melodía, más despacio.\n1:05 Se acaba la cuerda. Cada nota tiene más sitio.\n1:16 Suena una última nota y se apaga.',
  },
  body_scan: {
    title: 'De la cabeza a los pies, con campanas',
    content:
      'Suena una campana cada catorce segundos. En cada una, pasa a la siguiente parte del cuerpo. Siéntate o túmbate. Los pasos están en la transcripción, y no hay que hacerlo perfecto.',
    transcript:
      '0:01 Campana. Nota la frente y los ojos. Que se ablanden.\n0:15 Campana. La mandíbula y la lengua. Deja un hueco entre los dientes.\n0:29 Campana. El cuello y los hombros. Que pesen.\n0:43 Campana. Los brazos, hasta la punta de los dedos.\n0:57 Campana. El pecho. Nota cómo sube y baja, sin cambiar nada.\n1:11 Campana. La barriga. Puede ser tan redonda como quiera.\n1:25 Campana. La espalda y lo que la sostiene.\n1:39 Campana. Las caderas y los muslos.\n1:53 Campana. Las rodillas y las pantorrillas.\n2:07 Campana. Los pies. Primero los talones, luego los dedos.\n2:21 Campana, tan aguda como la primera. Nota todo el cuerpo a la vez. Abre los ojos cuando te apetezca.',
  },
  singing_bowls: {
    title: 'Diez cuencos',
    content:
      'Diez toques de cuencos que cantan. Escucha cada uno hasta que ya no lo oigas. No hay nada más que hacer.',
    transcript:
      '0:01 Sin palabras. Suena un cuenco grave durante mucho rato.\n0:12 Un cuenco más agudo. El sonido ondula despacio, como la luz en el agua.\n0:22 Siguen otros cuencos, cada diez segundos más o menos, unos agudos y otros graves.\n1:23 El noveno cuenco. Síguelo hasta que se vaya.\n1:28 El décimo, el más agudo de todos.\n1:40 El último sonido se apaga. Nota el silencio.',
  },
  quiet_sea: {
    title: 'Olas en una playa',
    content: 'Un minuto y medio de mar. No hace falta que hagas nada mientras dura.',
    transcript:
      '0:00 Sin palabras. Llega una ola, rompe sin ruido y se retira por la arena.\n0:10 Cada diez segundos, más o menos, viene otra. No hay dos iguales.\n0:45 Si quieres, toma aire cuando llega la ola y suéltalo cuando se va.\n1:24 El mar se apaga despacio.',
  },
  breathing_tone: {
    title: 'Respira con el tono',
    content:
      'Mientras el tono sube, toma aire. Mientras baja, suéltalo. Una campanita marca cada cambio. Nueve respiraciones, minuto y medio. Para cuando quieras.',
    transcript:
      '0:00 Sin palabras. Suena una campanita y un tono grave y suave sube durante cuatro segundos. Toma aire.\n0:04 Suena una campana más grave y el tono baja durante seis segundos. Suelta el aire.\n0:10 Lo mismo otra vez, nueve en total. Si te resulta lento, respira a tu ritmo.\n1:30 El último tono se ha ido. Deja que la respiración haga lo que quiera.',
  },
}
