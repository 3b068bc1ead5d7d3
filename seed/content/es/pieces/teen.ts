import type { PiecesOf } from '../../motivation.ts'

/** Pieces for teens, in Spanish. */
export const teen: PiecesOf<'teen'> = {
  teen_break: {
    title: 'Veinte minutos sin',
    content:
      'Deja el móvil en otro cuarto y pon un temporizador de cocina de veinte minutos. Túmbate, dibuja, mira por la ventana, come algo. Cuando suene, fíjate en cómo está tu cabeza.',
  },
  teen_unfinished: {
    title: 'Sin terminar',
    content: 'No llegas tarde. La mayoría de la gente que parece terminada solo lo lleva en silencio.',
  },
  teen_big_yes: {
    title: 'Consulta el gran sí con la almohada',
    content:
      'Cuando vas acelerado, cualquier idea parece buena. Escribe el plan entero mientras está fresco. Luego espera una noche antes de gastar dinero, publicarlo o prometérselo a alguien. Si mañana te sigue gustando, elige el primer paso pequeño y da ese.',
  },
  teen_note: {
    title: 'Una nota para más tarde',
    content:
      'En un día bueno, haz una lista corta para uno malo: dos canciones, una persona, un sitio, algo que te haga reír. Sé concreto. «El banco de la pista de skate» sirve más que «salir». En un día bajo cuesta mucho que estas cosas se te ocurran.',
  },
  teen_thanks: {
    title: 'Un gracias de verdad',
    content:
      '¿Quién te ha hecho la semana un poco más fácil? Dile qué hizo, no solo gracias. «El lunes me guardaste sitio y me vino genial». Es un mensaje. A casi todo el mundo le alegra más de lo que imaginas.',
  },
  teen_lap: {
    title: 'Una vuelta sin auriculares',
    content:
      'Da una vuelta a la manzana sin nada en los oídos. Encuentra tres cosas que nunca habías mirado: un cartel, una grieta, un balcón. No tiene que gustarte. Le das a tu cabeza diez minutos sin que entre nada nuevo.',
  },
  teen_hands: {
    title: 'La mano número cuarenta y uno',
    content:
      'Dibujó la misma mano cuarenta veces. En internet, alguien de su edad dibujaba ciudades enteras. Casi lo deja. Entonces encontró debajo de la cama la primera mano, la de los seis dedos. La puso al lado de la cuarenta y la miró un buen rato. Las ciudades seguían ahí. Él empezó la cuarenta y uno.',
  },
  teen_square: {
    title: 'Un cuadrado antes del examen',
    content:
      'Dibuja un cuadrado con el dedo en la pierna, debajo de la mesa.\n\n1. Un lado hacia arriba: toma aire y cuenta hasta cuatro.\n2. De lado: aguanta cuatro, o menos si te agobia.\n3. Hacia abajo: suelta el aire en cuatro.\n4. De vuelta: espera cuatro.\n\nCuatro cuadrados duran cerca de un minuto. No se entera nadie.',
  },
  teen_worry_slot: {
    title: 'A las seis me preocupo',
    content:
      'Elige quince minutos al día para preocuparte, lejos de la hora de dormir. Si algo aparece antes, apunta tres palabras y dile: «A las seis». A las seis, lee la lista y tacha lo que ya pasó. Con el resto: ¿hay una cosa que pueda hacer? Cuando se acabe el tiempo, para.',
  },
  teen_then: {
    title: '¿Y si…? Pues entonces…',
    content:
      '«¿Y si me quedo en blanco?» es media frase. Termínala: «Pues miro mis notas y empiezo por la segunda línea». Toma tus tres «y si» más ruidosos y ponle a cada uno su «pues». No dices que vaya a pasar. Le enseñas a tu cerebro que sabrías qué hacer después.',
  },
  teen_two_minutes: {
    title: 'Antes de tener ganas',
    content:
      'Cuando estás bajo, puedes esperar las ganas para siempre. Muchas veces va al revés: haces un poco y las ganas llegan después. Elige algo que antes no estaba mal. Hazlo diminuto, como dos minutos de guitarra. Luego lo dejas, o no.',
  },
  teen_own_side: {
    title: 'De tu parte',
    content:
      'Escribe lo más feo que te has dicho hoy. Ahora imagina que lo dice de su propia vida tu mejor amiga o amigo. ¿Qué le contestarías? Escríbelo debajo, tal cual, y léelo en voz alta. Puedes ponerte de tu parte.',
  },
  teen_missing: {
    title: 'Echar de menos',
    content:
      'Una ruptura, una mudanza, una muerte: cuando falta alguien, los días normales parecen de mentira. No hay una velocidad correcta. Hay quien llora, quien se calla y quien grita. Come algo. Deja una cosa de tu semana como estaba. Y cuando alguien de fiar te pregunte cómo estás, di la verdad.\n\n!help Si pesa demasiado, en «Ayuda ahora» hay gente a la que puedes llamar o escribir.',
  },
  teen_unsent: {
    title: 'Escríbelo y no lo envíes',
    content:
      'Abre las notas, no el chat. Escríbelo todo, con la mala leche que haga falta. Luego suelta el móvil y muévete: escaleras, flexiones, andar rápido. A los veinte minutos, vuelve a leerlo. Quédate con la frase que sea cierta y justa. Envía esa, o ninguna.',
  },
  teen_landing: {
    title: 'Una última media hora aburrida',
    content:
      'Se duerme mejor si el final del día es soso.\n\n- Carga el móvil donde no llegues desde la cama.\n- Apaga la luz grande.\n- Haz cada noche las mismas dos cosas, en el mismo orden.\n\n¿Sigues despierto? Levántate, siéntate con poca luz y vuelve cuando te pesen los ojos.',
  },
}
