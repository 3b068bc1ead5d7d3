import type { PiecesOf } from '../../motivation.ts'

/** Pieces for elders, in Spanish. */
export const elder: PiecesOf<'elder'> = {
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
  elder_visit: {
    title: 'Antes de que lleguen',
    content:
      'Una visita puede ocuparle la cabeza días antes de empezar. Elija dos cosas para hacer juntos y deje lo demás abierto. Guárdese una hora tranquila en medio. No tiene que cocinarlo todo: que el postre lo traiga otro. Lo que queda en la memoria es la sobremesa.',
  },
  elder_photo: {
    title: 'Fuera de la foto',
    content:
      'Saque del cajón una foto antigua. Cuéntele a alguien quién estaba justo al lado y no se ve, a qué olía aquel sitio y qué pasó después. Si no hay nadie cerca, escríbalo por detrás, con el año. Algún día lo agradecerá un nieto.',
  },
  elder_salt: {
    title: 'Una pizca de esto',
    content:
      'Ella nunca medía nada. Así que el chico del piso de abajo le puso la mano en la balanza, con sal y sin sal. El primer pan se les quemó. El tercero ya era el de ella. Ahora él viene los jueves, y siempre queda algo por pesar.',
  },
  elder_window: {
    title: 'Diez minutos de ventana',
    content:
      'Siéntese donde vea un árbol, un tejado o la calle. Mire qué se mueve y qué se queda quieto. Fíjese en la luz. Si llega un pensamiento, déjelo pasar, como a un desconocido por la otra acera. Vuelva mañana a la misma hora y vea qué ha cambiado.',
  },
  elder_questions: {
    title: 'Tres preguntas en el bolsillo',
    content:
      'La consulta del médico pasa deprisa. Escriba sus tres preguntas en una tarjeta, la más importante arriba. Lleve una lista de todo lo que toma, también gotas y hierbas. Pida a alguien que le acompañe y escuche con usted. Al final, repítalo: «Entonces, una por la mañana». Siempre puede volver a preguntar.',
  },
  elder_news: {
    title: 'Las noticias, una vez al día',
    content:
      'Una mala noticia oída seis veces pesa seis veces más. Elija una hora para las noticias y un medio del que se fíe, y que no sea la última hora del día. Al terminar, ocupe las manos: riegue las plantas, pele una manzana. Sabrá igualmente lo que hace falta saber.',
  },
  elder_fingers: {
    title: 'Cinco dedos, cinco respiraciones',
    content:
      'Apoye una mano abierta en el regazo. Con un dedo de la otra, suba despacio por el pulgar mientras toma aire y baje mientras lo suelta. Pase al dedo siguiente. En el meñique, dé la vuelta. Si se marea, pare y respire como siempre.',
  },
  elder_first_year: {
    title: 'La primera vez de todo',
    content:
      'Después de una pérdida, el primer cumpleaños y la primera primavera pueden doler mucho. Ayuda decidir antes dónde estará, con quién, y cómo marcharse pronto si hace falta. Encienda una vela, cocine aquel plato, o nada de eso. El duelo no lleva calendario.\n\n!help Si no ve motivos para seguir, dígaselo hoy a alguien, por favor. En «Ayuda ahora» hay números a los que puede llamar.',
  },
  elder_sunday: {
    title: 'Los domingos a las cuatro',
    content:
      'Mucha gente se siente sola, y no es culpa suya. Lo que más ayuda es el trato pequeño que se repite. Elija una persona y una hora fija, por ejemplo el domingo a las cuatro, y llame cinco minutos. Salude cada semana a la misma cajera. Pregunte en la biblioteca qué grupos se reúnen de día. Puede que el primero no sea el suyo. Pruebe el siguiente.',
  },
  elder_past_you: {
    title: 'Cuando hablan como si no estuviera',
    content:
      'En el banco o en la consulta, hay quien le habla a la persona que va con usted. Se puede ser firme y amable: «Hábleme a mí, por favor. Si necesito ayuda, la pido». Dígalo despacio y mirando a los ojos. Si le tiembla la voz, vale igual. Pida a su acompañante que le deje contestar primero.',
  },
  elder_stairs: {
    title: 'Enfado con la escalera',
    content:
      'Un cuerpo que antes corría ahora tiene que planear, y eso enfada a cualquiera. Puede decirlo. Después cambie la tarea y conserve el deseo: cocine sentado, haga medio jardín, descanse en el rellano y mire afuera. Lo hecho en dos veces está hecho.',
  },
  elder_nap: {
    title: 'Una siesta que ayuda',
    content:
      'Con los años el sueño se vuelve ligero. Una siesta corta puede ayudar si termina antes de las cuatro y no pasa de media hora. Que le dé la luz del día por la mañana, y levántese siempre a la misma hora. Si se desvela, lea unas páginas aburridas con luz suave. No hay que perseguir el sueño.',
  },
  elder_pills: {
    title: '¿Cansancio desde las pastillas nuevas?',
    content:
      'Algunos medicamentos dan sueño o quitan el equilibrio, y a veces es la mezcla de dos. No deje ninguno por su cuenta. Apunte cuándo empezó el cansancio y a qué hora toma cada uno. Después pida a su médico o en la farmacia que revisen la lista entera con usted. Le dirán qué se podría cambiar.',
  },
}
