/** More questions for teens, in the order of the English ones: question, the right option, three others, and why. */
export const teenMore = `
¿Qué son los «sentimientos encontrados»?|Sentir cosas distintas a la vez|No sentir nada|Sentir lo que dicen los demás|Estar de mal humor toda la semana|Puedes tener ganas de un cambio y también miedo.
¿Cuál es una señal de nervios antes de hablar en público?|Manos sudorosas|Pelo más largo|Oír mejor|Sopa fría|Sudar es parte de la alarma del cuerpo. Se pasa.
¿Qué es el FOMO?|El miedo a perderse algo|Un entrenamiento|Una fase del sueño|Una asignatura|Suele crecer cuando solo vemos los mejores momentos de los demás.
¿Qué es un «detonante» cuando hablamos de emociones?|Algo que dispara una emoción fuerte|El final de una emoción|Una promesa|Un recuerdo tranquilo|Conocer tus detonantes te ayuda a prepararte.
¿Qué parte del cerebro tiene un papel importante en el miedo?|La amígdala|El tímpano|El disco de la columna|La glándula lagrimal|Reacciona rápido, a menudo antes de que podamos pensar.
Los deberes te superan. ¿Cuál es un buen primer paso?|Hacer una lista y elegir una cosa|Empezar todo a la vez|Esperar a medianoche|Borrar la lista|Un paso claro hace que el montón parezca menor.
¿Cuál es una forma sana de desahogarse?|Salir a correr|Golpear una pared|Mandar mensajes con rabia|No dormir|Moverse gasta la energía que trae el enfado.
¿Qué significa «replantear» una situación?|Mirarla de otra manera|Colgar un cuadro|Olvidar lo que pasó|Culparse|«Todavía no me sale» se siente distinto de «no puedo».
¿Por qué ayuda soltar el aire despacio cuando hay estrés?|Le dice al sistema nervioso que frene|Llena los músculos de azúcar|Para todos los pensamientos|Enfría la habitación|Espirar más largo que inspirar calma rápido el cuerpo.
¿Qué problema tiene aplazar una tarea que da miedo?|El alivio es corto y el miedo crece|Ninguno|La tarea se hace sola|El miedo siempre se va esperando|Con el tiempo funcionan mejor los pasos pequeños y planeados.
Tu amiga está nerviosa por un examen. ¿Qué ayuda más?|Sé que cuesta. ¿Estudiamos juntas?|Solo es un examen|Vas a suspender igual|Yo nunca me pongo así|Se toma en serio lo que siente y ofrece ayuda.
Llega alguien nuevo y tímido a tu equipo. ¿Qué es amable?|Saludar y explicarle cómo va todo|Esperar a que demuestre algo|Imitar cómo habla|Dejarle en el banquillo|Una pequeña bienvenida hace más fácil el primer día.
¿En qué se diferencian oír y escuchar?|Escuchar es prestar atención|En nada|Oír dura más|Escuchar es más fuerte|Se puede oír cada palabra y no captar lo importante.
Una amiga te cuenta un secreto que no hace daño a nadie. ¿Qué muestra respeto?|Guardarlo para ti|Contarlo a una sola persona|Insinuarlo en las redes|Usarlo en una discusión|La confianza crece cuando lo privado sigue siendo privado.
¿Qué es «ponerse en la perspectiva del otro»?|Intentar ver la situación como la otra persona|Dibujar en 3D|Dar la razón a quien grita más|Hacerse un selfi desde arriba|Ayuda en las discusiones, aunque al final no estéis de acuerdo.
No puedes ir a una fiesta. ¿Qué respuesta es clara y amable?|Gracias por invitarme. Ese día no puedo|Quizá|No contestar|Tengo cosas mejores que hacer|La claridad ayuda a organizarse y el «gracias» la hace cálida.
Un mensaje te pone furioso. ¿Qué es sensato?|Esperar antes de responder|Contestar en mayúsculas|Compartirlo con todos|Responder a las 3 de la mañana|Tras una pausa se escribe algo que luego se puede sostener.
¿Qué es la comunicación asertiva?|Decir lo que necesitas respetando a los demás|Ceder siempre|Imponerse a gritos|Callar y enfadarse|Está entre imponerse y callarse.
¿Qué hace buena a una disculpa?|Nombrar lo que hiciste y qué vas a cambiar|«Siento que te sientas así»|Explicar por qué fue culpa suya|Esperar a que se olvide|Se trata del daño, no de quedar bien.
¿Qué incluye el lenguaje corporal?|Postura, gestos y expresión de la cara|Solo las palabras que eliges|La ortografía|El idioma del instituto|Los brazos cruzados pueden decir «no» o solo «tengo frío». Preguntar ayuda.
¿Cuál es una buena regla con el móvil a la hora de dormir?|Dejarlo fuera del dormitorio|Ponerlo bajo la almohada|Subir el brillo al máximo|Responder antes a todo|Casi todo el mundo se duerme antes sin el móvil cerca.
¿Qué comida te da energía después de la noche sin comer?|El desayuno|Un tentempié a medianoche|Un chicle|Agua con sal|A mucha gente le cuesta menos concentrarse si ha comido algo.
¿Cuánto movimiento al día se aconseja en la adolescencia?|Unos 60 minutos|Unos 5 minutos|Nada|Unas 6 horas|Caminar, bailar e ir en bici también cuentan.
¿Por qué es mala idea hacer varias cosas a la vez al estudiar?|El cerebro salta de una a otra y se equivoca más|Gasta demasiado papel|Da hambre|Es ilegal|De una en una suele ser más rápido.
¿Qué puede mostrarte un descanso de las redes sociales?|Cuánto depende tu ánimo de ellas|Lo rápido que es tu móvil|El tiempo que hará|Las contraseñas de tus amigos|En pocos días ves qué echas de menos y qué no.
¿Qué le pasa al reloj interno de muchos adolescentes?|Se mueve a horas más tardías|Se para|Se mueve a horas más tempranas|Va el doble de rápido|Por eso madrugar cuesta tanto a esta edad.
¿Qué es la integridad?|Actuar según lo que crees correcto|Ser el mejor|No cambiar nunca de opinión|Tener muchos seguidores|Se nota sobre todo cuando nadie mira.
Ves un rumor sobre una compañera en internet. ¿Qué es respetuoso?|No compartirlo|Compartirlo con una broma|Añadir un detalle|Darle a «me gusta» y seguir|Cada vez que se comparte es más difícil pararlo. No hacerlo es una decisión.
¿Cuál es una meta que encaja con tus valores?|Una que te importa a ti y no solo a los demás|La del premio mayor|La más fácil|La de tu rival|Las metas con sentido se mantienen mejor.
¿Qué es la presión de grupo?|Sentir que la gente de tu edad te empuja a hacer algo|El aire de una rueda|Una nota de ciencias|Una norma de los padres|También puede empujar hacia algo bueno. Tú sigues eligiendo.
`
