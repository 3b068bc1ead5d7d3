import type { Translation } from '../catalog.ts'
import type { stored as en } from '../en/stored.ts'

export const stored: Translation<typeof en> = {
  title: 'Qué guardamos',
  lead: 'Esto es lo que Evenkeel guarda. Nada de ello se vende ni se usa para publicidad.',
  line: {
    profile:
      'Correo, nombre de usuario, nombre, edad, respuestas de los primeros pasos y ajustes. Las copias de los datos que se pidieron, y si se pidió eliminar la cuenta. El código postal y el sexo solo se preguntan a adolescentes y adultos.',
    signIn:
      'Los dispositivos con sesión abierta y desde cuándo, los códigos enviados y un segundo factor. La contraseña se guarda de una forma que nadie puede leer.',
    checkIns:
      'Cada registro: el estado de ánimo y las palabras que lo precisan, su intensidad, la hora, lo que hubo ese día y lo que se escribió con él. Rachas e insignias.',
    journal:
      'Las entradas del diario con sus estados de ánimo y etiquetas, y las propuestas para escribir. Las notas de voz: la grabación y su transcripción. Las entradas borradas quedan 30 días en la papelera.',
    safety:
      'Cuando las palabras sonaron a peligro: que ofrecimos ayuda, y un informe para nuestro equipo sin las palabras. También los problemas y mensajes que se nos comunican, lo que decidió la moderación y las reclamaciones.',
    suggestions:
      'Qué sugerencias y ejercicios se mostraron y cuáles se abrieron, se hicieron o se descartaron. Con qué frecuencia escribió alguna un modelo de lenguaje.',
    coach: 'Lo que escribió el acompañante, si se leyó y las horas elegidas para ello.',
    notifications:
      'Los avisos, los mensajes de prueba, qué correos enviamos y cuándo, y los dispositivos que reciben avisos.',
    guardian:
      'El correo de la madre, el padre o el tutor, su respuesta y cuándo la dio, y de qué registros le avisamos, sin las palabras.',
    family:
      'Los grupos familiares y quién está en ellos, lo que respondieron los tutores, las plazas de un plan familiar y a quién se bloqueó.',
    rooms:
      'Mensajes escritos en las salas, reacciones y salas visitadas. Que se leyeron las normas, el acceso que dio el equipo y las normas que se aplicaron.',
    trivia:
      'Las rondas de trivia jugadas, cada respuesta, las pausas y los ajustes. Los juegos en equipo con la familia y las preguntas que se denunciaron.',
    consents: 'Qué normas se aceptaron, en qué versión, cuándo y desde qué dirección IP y navegador.',
    plan: 'Qué plan, desde cuándo y hasta cuándo, si continúa y qué devolvimos. Las tarjetas y los pagos quedan en el proveedor de pagos.',
    store:
      'Lo que hay en el carrito, lo que un menor pidió comprar a su tutor y la respuesta, y las reseñas con su nombre público.',
    library:
      'Lo que se compró para el miembro, qué archivos puede descargar y cuándo abrió un archivo por primera vez.',
    orders:
      'Pedidos y reembolsos: qué se compró, cuándo, por cuánto y adónde se envió. Al eliminar la cuenta se conservan sin nombre, porque la contabilidad lo exige.',
    usage: 'Qué páginas se abrieron, solo mientras está activado compartir estadísticas de uso.',
  },
}
