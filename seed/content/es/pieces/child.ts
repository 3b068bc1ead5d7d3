import type { PiecesOf } from '../../motivation.ts'

/** Pieces for children, in Spanish. */
export const child: PiecesOf<'child'> = {
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
  child_wiggle: {
    title: 'Menéate y susurra',
    content:
      'La alegría grande hace burbujas, como un refresco. Deja salir unas cuantas.\n\n1. Menea todo el cuerpo y cuenta hasta diez.\n2. Menea solo las manos.\n3. Menea solo un dedo.\n4. Di muy bajito qué estás esperando.\n\nAhora tus orejas vuelven a oír. Lo divertido sigue en camino.',
  },
  child_chain: {
    title: 'Una cadena de días',
    content:
      'Esperar un día divertido cuesta mucho. Corta una tira de papel por cada día que falta. Haz una cadena con las tiras. Cada noche quita un anillo. Cuando no quede ninguno, será el día.',
  },
  child_best_bit: {
    title: 'Lo mejor de hoy',
    content:
      'En la cena, pregunta a cada uno qué fue lo mejor de su día. Puede ser muy pequeño. Vale un bicho rojo. Vale un calcetín calentito. Tú cuentas al final: cómo era y qué sentiste.',
  },
  child_pass_it: {
    title: 'Que siga la cadena',
    content:
      'Cuando estás contento, te sobra un poco para repartir.\n\n- Ayuda a llevar una bolsa.\n- Haz un dibujo para alguien.\n- Invita a jugar a quien está solo.\n\nElige una. No hace falta que se lo cuentes a nadie. ¿Cómo está tu barriga después?',
  },
  child_ears: {
    title: 'Orejas enormes',
    content:
      'Siéntate quieto y cierra los ojos. Te crecen orejas de elefante. Busca un sonido que esté lejos. Busca uno que esté en el cuarto. Busca uno dentro de ti, como tu respiración. ¿Cuál te ha gustado más?',
  },
  child_cloud: {
    title: 'La nube lenta',
    content:
      'Todas las nubes echaron a correr hacia el mar. Una, pequeña, iba despacio. Vio a un caracol subir una pared. Vio a un niño encontrar su zapato. Llegó la última y traía las mejores historias. Las nubes rápidas se sentaron a escucharla.',
  },
  child_worry_box: {
    title: 'Una caja para lo que te preocupa',
    content:
      'Busca una caja con tapa. Dibuja lo que te preocupa, mételo dentro y cierra. La caja lo guarda para que tu cabeza descanse. Después de cenar, ábrela con una persona mayor. Algunas cosas ya se verán pequeñas. De las otras, hablad.',
  },
  child_soup: {
    title: 'Sopa caliente',
    content:
      'Junta las manos como un cuenco. Está lleno de sopa caliente. Huélela: toma aire por la nariz y cuenta hasta tres. Enfríala: sopla flojito y cuenta hasta cinco. Hazlo cinco veces. ¿De qué es la sopa de hoy?',
  },
  child_biscuit: {
    title: 'Un sitio para Galleta',
    content:
      'Galleta, el perro viejo de Nora, murió en mayo. Unos días Nora lloraba. Otros se le olvidaba y jugaba. «¿Está mal?», preguntó. «No», dijo el abuelo. «Se puede echar de menos y jugar el mismo día». Pusieron una piedra plana bajo el árbol. Nora todavía la saluda.',
  },
  child_left_out: {
    title: 'Cuando nadie te elige',
    content:
      'Duele que te dejen fuera. No es que tú tengas algo malo. Puedes probar una de estas cosas.\n\n- Pregunta a un solo niño, no a todo el grupo.\n- Di: «¿Puedo jugar en la próxima?».\n- Empieza tú un juego y deja sitio para alguien más.\n\nSi pasa muchas veces, cuéntaselo a un adulto en quien confíes.',
  },
  child_not_you: {
    title: 'No es por ti',
    content:
      'A veces los mayores se pelean, lloran o se van a vivir a otro sitio. Muchos niños piensan: «Ha sido por mi culpa». No. Arreglarlo es cosa de los mayores. Lo tuyo es ser niño. Puedes contarle a una maestra o a un tío cómo te sientes.\n\n!help ¿Tienes miedo en casa? Pulsa «Ayuda ahora». Hay personas que te van a escuchar.',
  },
  child_volcano: {
    title: 'El volcán y el gorro',
    content:
      'Cuando el volcancito se enfadaba, tiraba piedras, y los pájaros se iban. Así que probó otra cosa. Primero soltó vapor, largo y despacio. Después dijo: «Estoy que ardo porque me habéis quitado el gorro». Los pájaros volvieron. Uno traía el gorro.',
  },
  child_bear: {
    title: 'Un paseo para tu oso',
    content:
      'Túmbate en la cama y ponte un peluche en la barriga. Toma aire y súbelo. Suelta el aire y que baje. Despacito, para que no se caiga. Mécelo diez veces, como una barca de noche. ¿Te has puesto a pensar en otra cosa? Vuelve al paseo y ya está.',
  },
}
