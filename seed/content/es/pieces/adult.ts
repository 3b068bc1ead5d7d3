import type { PiecesOf } from '../../motivation.ts'

/** Pieces for adults, in Spanish. */
export const adult: PiecesOf<'adult'> = {
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
  adult_first_wind: {
    title: 'Gasta el impulso en lo aburrido',
    content:
      'Una idea nueva trae un empujón que no dura toda la semana. Úsalo en lo más soso: reserva la sala, escribe a esa persona, pon una fecha. Después cena y acuéstate a tu hora. El plan que aguanta un martes cualquiera es el que sale adelante.',
  },
  adult_why: {
    title: 'Tres cosas y su porqué',
    content:
      'Antes de dormir, anota tres cosas que hayan salido bien. Pueden ser pequeñas: el autobús esperó, la sopa estaba caliente. Al lado de cada una, escribe por qué pasó. Ahí está lo útil, porque a menudo fue algo que hiciste tú. Pruébalo una semana, y sáltatelo el día que te suene forzado.',
  },
  adult_cup: {
    title: 'Una taza',
    content:
      'Friega una taza como si fuera lo único pendiente. Siente el calor, el peso, el borde. Cuando la cabeza se te vaya al trabajo, tráela de vuelta a la taza. Se irá otra vez. Traerla de vuelta es todo el ejercicio.',
  },
  adult_jaw: {
    title: 'De la mandíbula a los pies',
    content:
      'Aprieta una parte del cuerpo cinco segundos y suéltala durante diez.\n\n1. Cara y mandíbula.\n2. Hombros, hasta las orejas.\n3. Puños.\n4. Vientre.\n5. Piernas y dedos de los pies.\n\nFíjate cada vez en la diferencia. Sáltate lo que te duela.',
  },
  adult_circles: {
    title: 'Dos círculos',
    content:
      'Dibuja un círculo pequeño dentro de uno grande. En el pequeño va lo que esta semana depende de ti. En el grande, lo demás: las noticias, el tiempo, lo que piense tu jefa. Elige una cosa del pequeño y ponle hora. El resto se queda en el papel.',
  },
  adult_alarm: {
    title: 'Una alarma sin fuego',
    content:
      'El corazón disparado, las manos tensas, ganas de salir corriendo: en un ataque de pánico, el cuerpo hace sonar la alarma. Sube unos minutos y luego baja. No tienes que apagarla tú. Di: «Esto es la alarma». Suelta el aire despacio. Apoya bien los pies y lee en voz alta cualquier cartel.\n\n!care Si te pasa por primera vez, consulta a un médico. Si te duele el pecho o te cuesta respirar, llama a emergencias.',
  },
  adult_shoes: {
    title: 'Empieza por los zapatos',
    content:
      'En un día pesado, el paseo entero es demasiado. Así que ponte solo los zapatos. Luego abre la puerta. Luego llega hasta la esquina. Puedes darte la vuelta cuando quieras, y cuenta igual. El ánimo bajo suele aflojar más haciendo que pensando, y lo que hagas puede ser mínimo.',
  },
  adult_second_cup: {
    title: 'La segunda taza',
    content:
      'Durante un año puso dos tazas cada mañana. Un día puso una sola, no le pareció bien y volvió a sacar la otra. En primavera pasó un vecino y le sirvió el té en ella. No echa menos de menos a su marido. La taza está en uso.',
  },
  adult_three_lines: {
    title: 'Tres frases amables',
    content:
      'Pon una mano donde más lo notes: el pecho, el vientre, la mejilla. Di tres cosas con tus palabras.\n\n1. Ahora mismo duele.\n2. A otras personas también les pasa.\n3. Voy a hablarme como le hablaría a un amigo.\n\nSi la tercera te suena falsa, prueba con esta: «No tengo por qué empeorarlo».',
  },
  adult_doctor: {
    title: 'Antes de hablar con un médico de tu ánimo',
    content:
      'Una nota corta ayuda cuando cuesta hablar. Apunta desde cuándo te pasa, cómo duermes y comes, y qué has dejado de hacer. Haz la lista de lo que tomas. Añade tu pregunta principal, por ejemplo: «¿Qué opciones tengo?». No empieces, dejes ni cambies un medicamento por tu cuenta. Pregunta antes a tu médico o en la farmacia.\n\n!help Si piensas en quitarte la vida, no esperes a la cita. En «Ayuda ahora» hay números para llamar o escribir.',
  },
  adult_parts: {
    title: 'Dilo en tres partes',
    content:
      'El enfado suele saber que algo no ha sido justo. Para que te escuchen, dilo en tres partes.\n\n- Qué pasó: «Cambiaron la reunión y no me avisaron».\n- Qué supuso: «Estuve allí media hora esperando».\n- Qué quieres: «La próxima vez, mándame un mensaje».\n\nQuita «siempre» y «nunca». Dilo una vez en voz alta antes de entrar.',
  },
  adult_under: {
    title: 'Lo que hay debajo',
    content:
      'El enfado es rápido y muchas veces tapa otra cosa. Hazte cuatro preguntas cortas. ¿Tengo hambre? ¿Estoy agotado? ¿Me han hecho daño? ¿Tengo miedo de perder algo? Ocúpate de las dos primeras antes de contestar a nadie. Las otras dos merece la pena contárselas a alguien de confianza.',
  },
  adult_three_am: {
    title: 'Con los ojos abiertos a las tres',
    content:
      'Pon el reloj de cara a la pared. Si el sueño no viene, levántate y siéntate con poca luz y algo soso: un catálogo viejo, un cesto de calcetines. Vuelve cuando se te cierren los ojos. Levántate a la hora de siempre, aunque la noche haya sido corta. Si dura semanas, consulta a un médico. Dormir mal tiene tratamiento, y no solo con pastillas.',
  },
}
