/** More questions for elders, in the order of the English ones: question, the right option, three others, and why. */
export const elderMore = `
¿Qué puede hacer la música de su juventud?|Traer recuerdos y emociones|Dañar el oído|Hacer olvidar|Nada|Las canciones de entre los 10 y los 30 años suelen ser las que más llegan.
¿Es normal reír en pleno duelo?|Sí, las dos cosas pueden convivir|No, es una falta de respeto|Solo después de un año|Solo en los niños|Una risa no le quita nada al cariño.
¿Qué ven a menudo los estudios sobre las preocupaciones pequeñas en la vejez?|Pesan menos que en la juventud|Se duplican cada año|Desaparecen del todo|Se vuelven dolor de cabeza|Con los años, muchas personas atienden a lo que importa.
¿Cuál puede ser una señal de depresión en la vejez?|Perder el interés por las cosas durante semanas|Cenar temprano|Usar gafas para leer|Disfrutar del silencio|No es parte normal de envejecer, y se puede tratar.
¿Qué es el «efecto de positividad» en la psicología del envejecimiento?|Con los años se nota y se recuerda más lo bueno|Los mayores nunca se enfadan|Las medicinas saben mejor|A los 70 todos son optimistas|Lo estudiaron Laura Carstensen y su equipo.
Está tenso en una sala de espera. ¿Qué es sencillo y ayuda?|Respirar despacio, soltando el aire largo|Contar deprisa las sillas|Aguantar la respiración|Irse enseguida|Tomar aire en cuatro y soltarlo en seis es un buen ritmo.
¿Qué puede ayudar cuando las noches se sienten solas?|Una llamada fija con alguien|Más horas de noticias|Acostarse a las cinco|Apagar todas las luces|Una hora fija da a los dos algo que esperar.
Tras una estancia en el hospital, el día a día cuesta. ¿Qué ayuda?|Avanzar poco a poco y aceptar ayuda|Hacerlo todo como antes el primer día|Quedarse en cama para siempre|Ocultarlo a la familia|La fuerza suele volver despacio, con descanso y movimiento.
¿De qué sirve escribir las preocupaciones antes de dormir?|La mente no tiene que retenerlas|Se cumplen antes|Acorta la noche|Sustituye al médico|Basta un cuaderno junto a la cama.
¿Qué propone el modelo de «selección, optimización y compensación»?|Elegir lo importante, practicarlo y buscar nuevos caminos|Hacer más de todo|Dejar pronto las aficiones|Que decidan los demás|El pianista Rubinstein tocaba menos obras, las practicaba más y variaba la velocidad.
Una amiga ya no puede conducir. ¿Qué oferta es amable?|¿Quieres venir conmigo el jueves?|Debiste dejarlo hace años|Para eso hay taxis|Así es la vida|Una oferta concreta se acepta mejor que «llámame».
Su hija está seca al teléfono. ¿Qué primera idea ayuda?|Quizá ha tenido un día largo|Ya no le importo|Debería colgar|No volveré a llamar|Se puede preguntar en un momento tranquilo.
Un amigo acaba de mudarse a una residencia. ¿Qué suele ayudar?|Visitarle y preguntar qué tal, lo bueno y lo malo|Decirle la suerte que tiene|No mencionarlo|Compararla con un hotel|Poder echar de menos la casa hace más fácil llegar.
Alguien que oye mal se aparta en una fiesta. ¿Por qué puede ser?|Seguir una charla con ruido agota|Se aburre con usted|Siempre es antipático|Se va pronto por principio|Un rincón tranquilo para dos puede cambiar la noche.
¿Qué es una «pérdida ambigua»?|Echar de menos a alguien que sigue ahí, como en la demencia|Perder la cartera|Un empate|No saber un nombre|El término es de Pauline Boss. Es un duelo de verdad.
El médico usa una palabra que no conoce. ¿Qué es lo mejor?|Preguntar qué significa|Asentir|Adivinarlo en casa|Cambiar de médico|A los buenos médicos les gustan las preguntas. También puede tomar notas.
Quiere más visitas de su nieto. ¿Qué frase es buena?|Me encantaría verte. ¿Te va bien el domingo?|No vienes nunca|Tus padres no te dejan|Supongo que no tienes tiempo para mí|Un deseo con fecha se cumple mejor que un reproche.
Un mensaje de un número nuevo dice que su nieto necesita dinero ya. ¿Qué hace?|Llamar al número antiguo que conoce|Enviar la mitad|Responder con sus datos bancarios|Correr al banco|La prisa y el secreto son típicos de esta estafa.
¿Qué ayuda al hablar con la familia de sus deseos de cuidado?|Elegir un momento tranquilo y decir qué le importa|Esperar a una urgencia|Dejar solo indirectas|Contarlo a una persona en secreto|Quita un peso a quienes quizá tengan que decidir.
¿Qué es tener una palabra «en la punta de la lengua»?|Saberla y no poder recordarla por un momento|Morderse la lengua|Hablar dos idiomas a la vez|Quedarse sin voz|Con la edad pasa más y casi siempre es inofensivo.
¿Qué hace la casa más segura contra las caídas?|Buena luz y sin alfombras sueltas|Alfombras gruesas solo en la escalera|Calcetines lisos|Lámparas tenues|Muchas caídas pasan en casa, de noche, camino del baño.
¿Qué es bueno para el corazón en casi todas las personas?|Caminar con regularidad|Estar sentado lo más posible|Aperitivos salados|Aguantar la respiración|Media hora casi cada día es una buena meta. Menos también cuenta.
¿Para qué sirve tener una lista de sus medicinas?|Médicos y farmacéuticos ven qué se puede combinar|Las hace más baratas|Sustituye las recetas|Mejora su sabor|Incluya lo que compra sin receta.
¿Cuál es una buena siesta para casi todo el mundo?|Unos 20 minutos a primera hora de la tarde|Dos horas antes de cenar|Tarde por la noche|Tres horas después de desayunar|Una siesta corta descansa sin robarle sueño a la noche.
¿Qué sentido se debilita a menudo sin notarlo y conviene revisar?|El oído|El equilibrio en los sueños|El sabor del agua|El sentido del tiempo a mediodía|Los audífonos ayudan a seguir en la conversación.
¿Cómo se llama la pérdida de músculo con la edad?|Sarcopenia|Presbicia|Acúfeno|Anemia|Los ejercicios de fuerza y suficiente proteína la frenan a cualquier edad.
¿Qué es el aprendizaje entre generaciones?|Que mayores y jóvenes aprendan unos de otros|Una escuela solo para abuelos|Un curso de idiomas|Leer libros viejos|Uno enseña el móvil; otro, a hacer pan.
¿Qué es envejecer con dignidad?|Recibir respeto y decidir sobre la propia vida|No necesitar nunca ayuda|Parecer joven|Que le sirvan todo el día|Aceptar ayuda y decidir por sí mismo van juntos.
¿Qué puede significar perdonar a alguien?|Soltar el rencor por la propia paz|Decir que no pasó nada|Tener que volver a ver a la persona|Renunciar a los derechos|Se puede hacer en silencio y lleva el tiempo que lleva.
¿Qué romano escribió un famoso ensayo sobre la vejez, «De senectute»?|Cicerón|Nerón|Virgilio|Julio César|Decía que lo grande se hace con pensamiento y carácter, no con rapidez.
`
