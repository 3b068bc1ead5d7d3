import type { LibraryTexts } from './entries.ts'

/** Suggestions in Spanish. */
export const es: LibraryTexts = {
  child_balloon:
    'Respira como un globo. Toma aire despacio por la nariz y deja que crezca tu barriga. Suelta el aire con suavidad. Hazlo cinco veces.',
  child_soup:
    'Sopla una sopa imaginaria. Pon las manos como un cuenco. Sopla tan suave que no se derrame nada. Cuatro veces bastan.',
  child_finger: 'Recorre tu mano con un dedo. Sube por un dedo y toma aire. Baja y suéltalo. Haz los cinco.',
  child_bee:
    'Zumba como una abeja con sueño. Toma aire, cierra los labios y zumba hasta que se acabe. Tres zumbidos.',
  child_shake:
    'Sacude los brazos y las piernas. Primero lento, luego rápido, luego lento otra vez. Quédate quieto y siente tus pies.',
  child_tree:
    'Ponte como un árbol. Echa raíces con los pies y estira los brazos como ramas. Deja que te mueva un poco de viento.',
  child_cat:
    'Estírate como un gato. Ponte a cuatro patas. Haz la espalda redonda y luego larga. Hazlo despacio.',
  child_dance: 'Baila una canción en tu cuarto. Puedes hacer tonterías. Nadie cuenta los pasos.',
  child_tell:
    'Cuéntale a un adulto de confianza una cosa de hoy. Puede ser buena o difícil. Le gustará saberla.',
  child_hug: 'Pide un abrazo a alguien de casa. Si no quieres un abrazo, pídele que se siente a tu lado.',
  child_together: 'Pide a un adulto que haga una cosa contigo. Leer, dibujar o jugar. Diez minutos bastan.',
  child_friend: 'Piensa en alguien que te hace reír. Dibújale algo. Dáselo la próxima vez que os veáis.',
  child_nest:
    'Haz un nido calentito. Toma una almohada y una manta y quédate dentro un rato. Ahí no tienes que hacer nada.',
  child_listen: 'Cierra los ojos y escucha. Busca tres sonidos: uno cerca, uno lejos, uno muy bajito.',
  child_toy: 'Deja que un peluche viaje en tu barriga. Túmbate y duérmelo con tu respiración.',
  child_quiet:
    'Haz una pausa tranquila. Deja la pantalla un rato. Mira un libro con dibujos o por la ventana.',
  child_three:
    'Busca tres cosas bonitas de hoy. Pueden ser muy pequeñas, como un calcetín calentito. Dilas en voz alta.',
  child_thanks: 'Da las gracias a alguien hoy. Dile qué hizo que te gustó.',
  child_colour: 'Busca tu color favorito. Encuentra cinco cosas de tu cuarto que lo tengan.',
  child_tomorrow: 'Elige una cosa que te haga ilusión mañana. Cuéntasela a alguien de casa.',
  child_small: 'Haz pequeña una cosa grande. ¿Algo es difícil? Haz solo el primer pasito. Después descansa.',
  child_ready: 'Prepara una cosa para mañana. Ponla junto a tu mochila. Y ya está.',
  child_draw: 'Dibuja lo que sientes. ¿De qué color es? ¿Es redondo o tiene pinchos? Ningún dibujo está mal.',
  child_monster:
    'Inventa un monstruo que come preocupaciones. Ponle nombre. Dibújalo y dile qué hay hoy en el menú.',
  child_build: 'Construye algo con lo que tienes. Bloques, papel o cojines. Ponle un nombre gracioso.',
  child_story: 'Inventa un cuento con tres palabras: un barco, una nube y un bocadillo. ¿Cómo termina?',
  child_kind: 'Dite algo amable. ¿Qué le dirías a tu mejor amigo o amiga? Ahora dítelo a ti.',
  child_feel:
    'Lo que sientes puede estar aquí. Pon una mano en la barriga y di: siento esto, y va a cambiar.',
  child_brave:
    'Recuerda una vez que fuiste valiente. Puede ser algo pequeño. Cuéntaselo a alguien o dibújalo.',

  longer_out:
    'Suelta el aire más despacio de lo que lo tomas. Cuatro tiempos al entrar, seis al salir, cinco veces. Para si te incomoda.',
  square:
    'Respira en cuadrado. Cuatro tiempos al entrar, cuatro de pausa, cuatro al salir, cuatro de pausa. Tres vueltas bastan.',
  sighs: 'Da tres suspiros lentos. Un segundo sorbo de aire al inspirar y luego una salida larga.',
  hand: 'Apoya una mano en el pecho. Siente llegar e irse diez respiraciones, sin cambiarlas.',
  shoulders:
    'Afloja los hombros. Súbelos hasta las orejas, espera una respiración, déjalos caer. Cinco veces.',
  window: 'Levántate y ve a una ventana. Mira durante un minuto lo más lejano que alcances a ver.',
  stretch: 'Estírate lo que dure una canción. Haz lo que pida el cuerpo, despacio. Nada tiene que doler.',
  walk: 'Camina diez minutos sin meta. Fíjate en qué ha cambiado en el camino desde la última vez.',
  message:
    'Escribe a una persona de confianza. «Hoy es mucho, no hace falta que contestes» es un mensaje completo.',
  ask: 'Pregunta a alguien cómo fue su día. Escucha la respuesta hasta el final. No hace falta resolver nada.',
  near: 'Pasa diez minutos cerca de alguien. No es necesario hablar.',
  one_true: 'Cuenta a una persona una cosa cierta de hoy. Puede ser pequeña, y puede ser buena.',
  screen: 'Deja la pantalla media hora antes de dormir. Ten a mano un libro o música tranquila.',
  ten_minutes: 'Túmbate diez minutos sin dormir. Deja que el suelo lleve el peso.',
  senses:
    'Nombra cinco cosas que ves, cuatro que tocas, tres que oyes. Eso trae la cabeza de vuelta a la habitación.',
  less: 'Tacha una cosa de hoy. Elige lo que puede esperar a mañana y deja que espere.',
  warm_cup: 'Prepara algo caliente para beber. No hagas nada más hasta que la taza esté vacía.',
  water: 'Lávate las manos despacio con agua tibia. Durante un minuto no hay nada más que notar.',
  three:
    'Anota tres cosas que hoy estuvieron bien. Las pequeñas cuentan: un asiento en el autobús, una palabra amable.',
  thanks: 'Agradece a alguien algo concreto. Basta una frase. La guardará.',
  moment: 'Elige el mejor minuto de hoy. Vuelve a él durante tres respiraciones.',
  body: 'Da las gracias a una parte de tu cuerpo. Te llevó, escribió, sostuvo o esperó todo el día.',
  one_thing: 'Elige una cosa para mañana. Anótala. Todo lo demás es de regalo.',
  first_step: 'Corta la tarea pesada en trozos. Anota solo el primer paso, uno de cinco minutos.',
  appointment:
    'Da una cita a tus preocupaciones. Anótalas ahora. Míralas mañana quince minutos y cierra la página.',
  mine: 'Dibuja dos columnas: lo mío y lo que no es mío. Pon cada preocupación en su sitio. Empieza por lo tuyo.',
  tonight: 'Prepara una cosa esta noche. Deja lista la ropa o despeja la mesa. Mañana empieza más ligero.',
  lines: 'Llena media página de líneas. Sin dibujo, sin plan. Deja que el lápiz camine mientras respiras.',
  first_time: 'Escucha una canción como si fuera la primera vez. ¿Qué instrumento no habías notado nunca?',
  detail: 'Busca un detalle bonito. Una sombra, una hoja, una escalera. Guarda una foto o una frase.',
  letter: 'Escribe una carta que no vas a enviar. Dilo como es. Rómpela o guárdala.',
  six_words: 'Describe el día en seis palabras. Y otra vez, como lo haría alguien que te quiere.',
  friend: 'Háblate como a una buena amistad. ¿Qué le dirías esta noche? Di justo eso.',
  enough: 'Termina esta frase: basta con que hoy yo… Léela otra vez, despacio.',
  name_it:
    'Pon nombre a lo que sientes. Di: esto es enfado, esto es tristeza. Lo que tiene nombre se lleva mejor.',
  forgive: 'Perdónate una cosa pequeña. Di qué harías de otro modo, y déjalo ahí.',
  half_speed: 'Haz lo siguiente a media velocidad. Solo una cosa: un plato, un escalón, una frase.',

  teen_song: 'Manda a alguien una canción que pegue con hoy. Añade una línea con el porqué, o ninguna.',
  teen_mute: 'Silencia hasta mañana un chat que te agota. Puedes volver cuando quieras.',
  teen_rounds:
    'Estudia en rondas cortas. Veinte minutos y luego cinco lejos de la mesa. Dos rondas son un buen comienzo.',
  teen_move: 'Pon una canción y muévete hasta que acabe. En tu cuarto, puerta cerrada, sin público.',

  adult_corner:
    'Entrega una esquina de lo que llevas. Pide a una persona una cosa concreta: un viaje, una llamada, una hora.',
  adult_no: 'Di que no a una cosa esta semana. «Esta vez no puedo» es una respuesta completa.',
  adult_close:
    'Cierra el trabajo con una línea. Anota dónde te quedaste, cierra la puerta y di: por hoy, listo.',
  adult_evening:
    'Mira esta semana hacia atrás. ¿Qué noche fue buena y por qué? Pon un poco de eso en la próxima.',

  elder_call: 'Llama a alguien de quien hace tiempo que no sabes. «Me acordé de ti» es motivo suficiente.',
  elder_chair:
    'Muévete sin levantarte. Gira los pies, estira las rodillas, mueve los hombros. Cinco veces cada cosa, a tu gusto.',
  elder_photo: 'Saca una fotografía antigua. Cuenta a alguien, o a un papel, lo que en ella no se ve.',
  elder_plant: 'Cuida algo que crece. Riégalo, gíralo hacia la luz, mira qué hay de nuevo.',
  elder_point:
    'Dale a mañana un punto fijo. Una llamada, el periódico, una visita: algo por lo que levantarse.',
}
