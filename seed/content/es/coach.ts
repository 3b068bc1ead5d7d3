import type { CoachTexts } from '../coach.ts'

/** What the coach says, in Spanish. Elders are addressed as `usted`. */
export const coach: CoachTexts = {
  child: {
    thoughts: [
      'Hola. Hoy no tienes que sentirte de ninguna manera especial. ¿Qué cosa pequeña te gusta ahora mismo?',
      'Pon la mano en la barriga. Toma aire despacio y suéltalo más despacio todavía. Con tres veces basta.',
      'Hay días con mucho ruido y días tranquilos. Los dos son días de verdad. Puedes contarle a un mayor cómo es este.',
      'Mira alrededor y busca cinco cosas azules. Es un truco pequeño que ayuda cuando la cabeza va deprisa.',
      'Pedir ayuda es una buena idea. ¿A quién podrías pedírsela hoy?',
      'Un sentimiento grande se lleva mejor cuando tiene nombre. ¿Cómo se llama el de ahora?',
      'Si algo salió mal hoy, mañana puedes probar otra vez. Para eso está mañana.',
      'Estira los brazos hacia arriba, como una jirafa. Luego déjalos caer. Hazlo dos veces más.',
      'Se pueden sentir dos cosas a la vez, como alegría y un poco de pena. Es normal.',
      'Piensa en un lugar donde te sientes a salvo. ¿Qué se ve allí?',
    ],
    nudges: [
      '¿Qué tal hoy? Puedes elegir una cara. Se tarda menos de un minuto.',
      'Si quieres, elige la cara que va contigo hoy. Ninguna está mal.',
      'Todavía no sé cómo fue hoy. Puedes contármelo con una cara, o dejarlo para mañana.',
      'Una cara, un número y ya está. Solo si te apetece.',
    ],
    recaps: [
      'La semana casi termina. En Historial están las caras que elegiste. Puedes mirarlas con alguien que te guste.',
      'Una semana tiene muchos días. ¿Cuál te gustó más? Puedes escribirlo o contárselo a alguien.',
      'Han pasado siete días. Unos fáciles, otros quizá no. En Historial están todos.',
    ],
    focus: {
      depression: 'Cuando todo parece gris, díselo a un mayor de confianza. No hace falta explicarlo bien.',
      anxiety:
        'Las preocupaciones hablan muy rápido. Sopla despacio, como si enfriaras la sopa. Luego prueba otra vez.',
      grief:
        'Echar de menos a alguien puede volver cualquier día. Puedes hablar de esa persona, dibujarla o estar en silencio.',
      stress: 'Si hay demasiadas cosas, elige una. Solo una. Las demás pueden esperar un poco.',
      'self-esteem': 'Puedes estar aprendiendo todavía. Toda la gente que conoces sigue aprendiendo algo.',
      relationships:
        'Si una amiga o un amigo no fue amable, puedes decir: eso no me gustó. Es justo decirlo.',
      loneliness:
        'Si te sientes sin compañía, siéntate cerca de alguien que te guste. No hace falta hablar enseguida.',
      pressure: 'Un examen muestra lo que sabías un día. No muestra quién eres.',
      family:
        'Cuando en casa discuten, no es por tu culpa. Puedes contarle a un mayor de confianza cómo te sientes.',
      sleep:
        'En la cama, piensa en los dedos de los pies, luego en las rodillas, luego en la barriga. Dile a cada uno que ya puede descansar.',
      motivation: 'Si empezar cuesta, empieza con dos minutos. Después puedes parar.',
    },
  },
  teen: {
    thoughts: [
      'No le debes a nadie estar de buen humor. Saber cómo estás ya es suficiente por ahora.',
      'Ir de una cosa en una cosa también es avanzar. ¿Cuál es la siguiente, la pequeña?',
      'Móvil boca abajo diez minutos, pies en el suelo, soltar el aire despacio. Mira si algo cambia.',
      'Puedes cambiar de opinión sobre la gente, los planes y sobre ti. También entre semana.',
      'Comparar tu interior con el exterior de los demás es un examen injusto. Puedes dejar el lápiz.',
      'Quien escucha vale más que quien arregla. ¿Quién te escucha a ti?',
      'Se te puede dar bien algo y aun así no querer hacerlo hoy.',
      'Bebe un vaso de agua mirando por la ventana hasta que se acabe. Eso fue una pausa.',
      'Una hora mala es una hora. No le pone nombre a todo el día.',
      'No hace falta explicar un no. También puedes decir: ahora no.',
    ],
    nudges: [
      'Diez segundos, un estado de ánimo y listo. También puedes saltártelo.',
      '¿Cómo te ha caído el día? Un toque ya es una respuesta.',
      'Hoy aún no hay registro. Si quieres, es corto. Si no, mañana también vale.',
      '¿Qué fue hoy, en una palabra? En el registro cabe.',
    ],
    recaps: [
      'La semana casi se acaba. Tu gráfico enseña cómo fueron los días, sin notas y sin consejos.',
      'Mira atrás una vez: ¿qué día te quitó más y cuál te devolvió algo? En Historial están todos.',
      'Una semana de días, unos mejores que otros. Si alguno sigue molestando, escribe dos líneas sobre él.',
    ],
    focus: {
      depression:
        'En los días pesados, baja el listón: agua, comida, un mensaje a alguien de confianza. Lo demás puede esperar.',
      anxiety: 'Nombra cinco cosas que ves y cuatro que oyes. Eso trae tu cabeza de vuelta a la habitación.',
      grief: 'Echar de menos no tiene horario. Puedes reírte hoy y seguir echando de menos.',
      stress: 'Escribe todo lo que tienes en la cabeza y rodea una línea. Solo esa es para hoy.',
      'self-esteem': 'Háblate como le hablarías a una amistad que suspendió el mismo examen.',
      relationships: 'Puedes contestar más tarde. Un mensaje no es una alarma.',
      loneliness:
        'Un mensaje corto a alguien de quien hace tiempo no sabes nada: ¿cómo estás, de verdad? Muchas veces vuelve.',
      pressure:
        'Las notas describen trabajos, no personas. Haz la próxima pausa a propósito, no por accidente.',
      family: 'Puedes salir de una discusión y volver después. Di cuándo, para que nadie piense que huiste.',
      sleep:
        'Esta noche carga el móvil fuera de tu cuarto. La primera hora es la más difícil y la más tranquila.',
      motivation: 'Haz la parte aburrida cinco minutos. Luego puedes parar. A menudo no querrás.',
    },
  },
  adult: {
    thoughts: [
      'No hay que resolver todo de una vez. Nombra lo que pesa y luego lo que puede esperar.',
      'Hombros abajo, mandíbula suelta, una exhalación larga. Ese es todo el ejercicio.',
      'Un paseo corto cuenta, también el que va hasta el buzón.',
      'Puedes responder: lo voy a pensar.',
      'Escribe una línea sincera sobre hoy. Nadie le pone nota.',
      'Descansar es parte del trabajo. ¿Dónde caben hoy diez minutos tranquilos?',
      'Haz lo siguiente despacio, solo eso. Mira qué hace con ello el resto del día.',
      'Come algo antes de decidir nada.',
      '¿Qué dejarías fuera si hoy tuviera dos horas menos?',
      'Mira algo lejano durante un minuto. Los ojos cargan más día de lo que parece.',
    ],
    nudges: [
      'Hoy aún no hay registro. Lleva un minuto y queda guardado.',
      '¿Cómo va, sin frases de compromiso? Con un toque basta.',
      'Si el día necesita un sitio donde dejarlo, el registro está abierto.',
      'Un estado de ánimo y un número, nada más. O déjalo para mañana.',
    ],
    recaps: [
      'La semana casi termina. Tu gráfico muestra dónde fue dura y dónde aflojó. Con cinco minutos basta para mirarlo.',
      'Mira atrás siete días: ¿qué te costó, qué te sostuvo? Quédate con una línea.',
      'El domingo es buen día para leer tu propia semana. Los días sin registro son huecos, nada que recuperar.',
    ],
    focus: {
      depression:
        'En los días bajos, haz lo siguiente y pequeño: luz, agua, algo de comer. Si sigue oscuro, díselo hoy a una persona.',
      anxiety:
        'La preocupación pregunta qué pasaría si. Responde con lo que hay: la silla, la habitación, el aire que sale.',
      grief: 'El duelo no tiene calendario. Puedes hablar hoy de quien falta, o dejarlo en paz.',
      stress: 'Haz la lista y tacha una cosa que no vas a hacer. Eso cuenta como hecho.',
      'self-esteem':
        'Fíjate en una frase que te dices y que nunca le dirías a una amistad. Por una vez, déjala fuera.',
      relationships:
        'Antes de la conversación difícil, escribe qué quieres que sepa la otra persona. Una frase.',
      loneliness:
        'La compañía puede ser pequeña: el mismo banco, la misma tienda, un mensaje. ¿Cuál queda cerca hoy?',
      pressure: 'Pregunta qué plazo es real. Luego pregunta qué pasa si se mueve un día.',
      family: 'Puedes querer a la gente y aun así terminar la llamada. Elige tú la hora de la próxima.',
      sleep:
        'Si el sueño no llega, levántate y lee algo aburrido. La cama es para el cansancio, no para el esfuerzo.',
      motivation: 'Esperar a tener ganas es un plan. Empezar mal es otro, y funciona más veces.',
    },
  },
  elder: {
    thoughts: [
      'Hoy tómese su tiempo. No hay prisa por saber cómo se encuentra.',
      'Abra una ventana y respire tres veces despacio. Note a qué huele el aire.',
      'Usted sabe cosas que no se encuentran en ningún libro. Cuéntele hoy una a alguien.',
      'Llamar a una vieja amistad no necesita motivo. Saludar ya es motivo suficiente.',
      'Hay días en que el cuerpo marca el paso. Está bien seguirlo.',
      'Ponga una música que conoce desde hace mucho. Vea qué le trae a la memoria.',
      'Beba algo caliente y siéntese donde haya buena luz. La lista puede esperar ese rato.',
      'Escriba una palabra que no oye desde hace años. ¿Quién la decía?',
      'Unos pasos hasta la puerta y de vuelta también son pasos.',
      'Puede dejar una cosa a medias y dar el día por terminado.',
    ],
    nudges: [
      'Hoy todavía no ha hecho su registro. Con una cara basta, cuando le venga bien.',
      '¿Cómo ha ido el día? Es solo un momento.',
      'Si quiere anotar cómo fue hoy, la página está abierta. Si no, también está bien.',
      'Un estado de ánimo para hoy, a su ritmo.',
    ],
    recaps: [
      'La semana llega a su fin. Puede mirar sus días en Historial, quizá con una taza de té.',
      'Han pasado siete días. ¿Cuál le gustaría guardar? Escriba una línea si lo desea.',
      'Mirar atrás puede ser breve. Los días sin nota son simplemente días sin nota.',
    ],
    focus: {
      depression:
        'Cuando los días pesan, dígaselo a alguien, también a su médico. No hace falta encontrar las palabras exactas.',
      anxiety:
        'Cuando llegue la preocupación, apoye los dos pies en el suelo y cuente diez respiraciones lentas. Después decida qué hay que hacer.',
      grief: 'Quienes nos faltan siguen siendo parte del día. Puede decir su nombre en voz alta.',
      stress: 'Haga una cosa hoy y deje otra para mañana. Las dos son buen gobierno de la casa.',
      'self-esteem': 'No hace falta ser útil para que su compañía valga la pena.',
      relationships: 'Una carta puede decir lo que cuesta decir en voz alta. Puede tener tres líneas.',
      loneliness: 'Siéntese donde pase gente, o llame a alguien. Diez minutos de compañía cambian una tarde.',
      pressure: 'Puede decir que no sin dar razones. Un no amable es una respuesta completa.',
      family:
        'Los hijos y los nietos hacen las cosas a su manera. Puede decir una vez cómo se siente y luego dejarlo estar.',
      sleep: 'Si se desvela, ponga el reloj contra la pared. Descansar cuenta, aunque no se duerma.',
      motivation: 'Elija una cosa que tenga final: un cajón, una carta, una vuelta de punto. Termine esa.',
    },
  },
}
