/** More questions for adults, in the order of the English ones: question, the right option, three others, and why. */
export const adultMore = `
¿Qué ayuda cuando no sabes nombrar lo que sientes?|Fijarse en qué parte del cuerpo se nota|Ignorarlo para siempre|Que lo decidan otros|Pensar en otra cosa todo el día|Una mandíbula tensa o un peso en el pecho suelen ser la primera pista.
¿Qué es la rumiación?|Dar vueltas una y otra vez a lo mismo|Planear un viaje|Dormir demasiado|Resolver un problema paso a paso|Parece reflexión, pero pocas veces lleva a una respuesta.
¿Qué término describe perder el interés por lo que antes gustaba?|Anhedonia|Insomnio|Nostalgia|Euforia|Si dura semanas, conviene hablar con un profesional.
¿Qué es el «contagio emocional»?|Que se nos pegue el ánimo de quienes nos rodean|Llorar solo en el cine|Un virus|Ocultar lo que se siente|Una persona tranquila puede calmar una sala, y una tensa, agitarla.
¿Qué es el «sesgo de negatividad»?|Dar más peso a lo malo que a lo bueno|Esperar demasiado de los amigos|Que guste la música triste|Olvidar lo que salió mal|Un comentario duro puede pesar más que muchos amables. Darse cuenta ayuda.
¿Qué forma de respirar calma a mucha gente?|Soltar el aire más despacio que al tomarlo|Respirar rápido y corto|Aguantar el aire todo lo posible|Bostezar a cada segundo|Una espiración larga le dice al cuerpo que está a salvo.
¿Cuál es un primer paso sensato cuando el trabajo se acumula?|Elegir lo más importante de hoy|Trabajar toda la noche|Contestar todos los correos a la vez|Esconder la agenda|Las prioridades convierten un montón en una lista.
¿Qué es «anclarse» en un momento de estrés?|Volver con la atención al aquí y ahora|Quedarse en casa una semana|Andar solo descalzo|Aprender un mapa de memoria|Sentir los pies en el suelo es una forma sencilla de empezar.
¿Qué suele pasar con un miedo cuando uno se expone paso a paso?|Se debilita con el tiempo|Siempre empeora|Se borra el recuerdo|No cambia nada|Los terapeutas planean esos pasos con cuidado, de menor a mayor.
¿Qué es la «aceptación radical» en la terapia dialéctico-conductual?|Ver la realidad como es sin luchar contra ella|Dar la razón a todos|Abandonar todos los planes|Que guste lo que pasó|Aceptar algo no es lo mismo que aprobarlo.
Un amigo te habla de su ruptura. ¿Qué suele ayudar más al principio?|Escuchar sin dar consejos|Enumerar sus errores|Hablar de tu propia ruptura|Organizarle una cita|Mucha gente quiere sentirse escuchada antes de oír soluciones.
Alguien de tu equipo está más seco de lo normal. ¿Qué primera idea es justa?|Quizá tiene un mal día|Nunca le caí bien|Yo también debería ser seco|Hay que denunciarlo|Deja espacio para preguntar en vez de suponer.
¿Qué es «validar» un sentimiento?|Mostrar que tiene sentido|Demostrar que es falso|Ponerle nota|Arreglar su causa enseguida|«Normal que estés cansado» no significa estar de acuerdo en todo.
¿Qué es el «efecto espectador»?|Se ayuda menos cuando hay muchas personas presentes|Solo se ayuda a la familia|La gente corre hacia el ruido|En grupo se olvidan las caras|Dirigirse a una persona concreta hace más probable la ayuda.
¿Cómo llama la psicología a la capacidad de intuir lo que otros piensan y sienten?|Teoría de la mente|Memoria muscular|Visión de túnel|Asociación libre|Crece en la infancia y se puede practicar toda la vida.
¿Qué frase pide un cambio sin culpar?|Cuando la reunión se alarga, pierdo el tren. ¿Podemos acabar a tiempo?|Nunca miras el reloj|Molestas a todo el mundo|Olvídalo|Nombra un hecho, un efecto y una petición.
¿Qué ayuda cuando una conversación se calienta?|Acordar una pausa y una hora para seguir|Dar un portazo|Levantar la voz|Sacar todos los temas viejos|Tras unos veinte minutos, casi todos los cuerpos se han calmado.
¿Qué es la «escucha reflexiva»?|Repetir con tus palabras lo que entendiste|Mirarse al espejo al hablar|Responder con una historia propia|Esperar tu turno|Da a la otra persona la oportunidad de corregir.
¿Qué hace más fácil oír una crítica?|Describir una conducta y su efecto|Juzgar a la persona|Hacerla delante de todos|Guardarla un año|Con «en la llamada de hoy» se trabaja mejor que con «siempre».
¿Cuál de los «cuatro jinetes» de John Gottman daña más a las parejas, según él?|El desprecio|El humor|La curiosidad|Un minuto de silencio|Los cuatro son crítica, desprecio, actitud defensiva y muro de silencio.
¿Qué hace levantarse siempre a la misma hora?|Estabiliza el reloj interno|Acorta la noche a todos|Sustituye el sueño|Alarga los sueños|Ayuda más que acostarse a una hora fija.
¿Qué le hace el alcohol al sueño?|Lo vuelve más ligero y entrecortado|Lo hace más profundo toda la noche|Nada|Sustituye una siesta|Se puede dormir antes y luego despertar más veces.
¿Para qué sirve un paseo corto con luz de día por la mañana?|La luz ayuda a poner en hora el reloj interno|Quema el desayuno|Hace más fuerte el café|Gasta los zapatos|Hasta un cielo nublado da mucha más luz que una habitación.
¿Qué suele hacer el «todo o nada» con los hábitos nuevos?|Que se abandonen tras un solo fallo|Hacerlos más fáciles|No influye|Acelerar el aprendizaje|Un día perdido es un día perdido. Cuenta seguir.
¿Qué es una «intención de implementación»?|Un plan del tipo «si pasa esto, haré aquello»|Un deseo sin fecha|Un contrato de trabajo|Una lista de excusas|Unir el plan a un momento hace más probable cumplirlo.
¿Qué fase del sueño se relaciona más con los sueños vivos?|La fase REM|El sueño ligero al adormecerse|El sueño profundo|Solo el minuto antes de despertar|En ella los ojos se mueven rápido y casi todos los músculos descansan.
¿Qué es un valor, a diferencia de una meta?|Una dirección en la que se sigue andando|Algo que se acaba y se tacha|Un precio|Una norma legal|Ser buena amiga no se termina. Llamar hoy a una, sí.
¿Qué puede proteger decir que no?|El tiempo para lo que te importa|Nada|Tu correo|El tiempo que hace|Cada sí usa tiempo que podría ir a otra parte.
¿Qué significa la palabra griega «eudaimonía»?|Una vida bien vivida y con sentido|Un rato de diversión|Una gran fortuna|Un viaje por mar|Para Aristóteles era algo que se hace, no algo que se tiene.
¿Qué describe el «crecimiento postraumático»?|Cambios positivos que algunas personas cuentan tras tiempos duros|Una etapa obligatoria para todos|Una enfermedad física|Las ganas de olvidar|Puede convivir con el dolor, y nadie está obligado a ello.
`
