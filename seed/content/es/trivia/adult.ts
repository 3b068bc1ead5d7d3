/** Questions for adults, in the order of the English ones: question, the right option, three others, and why. */
export const adult = `
¿Qué entiende la psicología por «regulación emocional»?|Influir en lo que sentimos y en cómo lo mostramos|No mostrar nunca nada|Estar siempre en calma|Medir la tensión|Incluye esperar, repensar, hablar y moverse.
¿Qué suele esconderse detrás de la irritabilidad?|Cansancio o preocupación|Orgullo|Curiosidad|Alivio|Mirar debajo de una emoción muestra qué hace falta.
¿Por dónde pasa el nervio vago, que ayuda a calmarse?|Del tronco cerebral al pecho y al vientre|Solo por la mano|Por la espinilla|Detrás de la rodilla|Une el cerebro con el corazón, los pulmones y el intestino.
¿Qué es la «granularidad emocional»?|Distinguir con precisión lo que se siente|Ocultar bien lo que se siente|Llorar con facilidad|No sentir nada|Quien nombra con precisión sus emociones suele manejarlas mejor.
¿Quién describió emociones básicas en los rostros de distintas culturas?|Paul Ekman|Iván Pávlov|B. F. Skinner|Jean Piaget|Sus estudios empezaron en los años sesenta y aún se debaten los detalles.
¿Qué es un «rato para preocuparse»?|Una hora fija del día para las preocupaciones|Una ventana de cristal|Una prueba médica|Una fase del sueño|Aplazar las preocupaciones a una hora fija suele encogerlas.
¿Qué es la relajación muscular progresiva?|Tensar y soltar los músculos uno tras otro|Levantar más peso cada semana|Un masaje con aceite|Estirar hasta que duela|Edmund Jacobson la describió hace unos cien años.
¿Qué pregunta ayuda ante un pensamiento ansioso?|¿Qué hay a favor y qué en contra?|¿Por qué soy así?|¿Quién tiene la culpa?|¿Cómo no sentirlo nunca más?|Sopesar las pruebas es un paso central de la terapia cognitivo-conductual.
¿Qué es la activación conductual?|Planear pequeñas actividades gratas|Tomar estimulantes|Ignorar el ánimo|Entrenar hasta agotarse|La acción suele llegar antes que las ganas.
¿Qué puso Viktor Frankl en el centro de su terapia?|El sentido|Los sueños|Los premios|La hipnosis|Su libro «El hombre en busca de sentido» apareció en 1946.
¿Qué es la escucha activa?|Prestar toda la atención y comprobar lo entendido|Asentir todo el tiempo|Preparar la respuesta|Anotarlo todo|Repetirlo con tus palabras muestra si lo entendiste.
Un compañero ha perdido a su padre. ¿Qué suele agradecerse?|Lo siento. Aquí estoy si quieres hablar|Fue para bien|El tiempo lo cura todo|Al menos era mayor|Mejor sencillo y presente que ingenioso.
¿En qué se diferencian empatía y simpatía por el dolor ajeno?|Sentir con alguien o sentir por alguien|En nada|La empatía es para animales|La segunda es más fuerte|Las dos tienen su lugar. La empatía mira desde el otro.
¿Qué es la fatiga por compasión?|Agotamiento por cuidar el sufrimiento ajeno|Falta de sueño|Una lesión deportiva|Aburrimiento en el trabajo|Quien ayuda también necesita descanso y apoyo.
¿Qué es el «error fundamental de atribución»?|Explicar lo que hacen otros por su carácter y olvidar la situación|Olvidar nombres|Contar dos veces|Confiar en extraños|Quien se te cruzó en coche quizá va al hospital.
¿Con qué suele empezar una pregunta abierta?|Cómo o qué|¿Has…?|¿Verdad que…?|¿Es que…?|Las preguntas abiertas dejan sitio para una historia.
¿Qué es un límite personal?|Lo que aceptas o haces y lo que no|Un castigo|El deseo de que otros cambien|Un secreto|Un límite dice lo que haces tú, no lo que deben hacer los demás.
¿Qué cuatro pasos tiene la comunicación no violenta?|Observación, sentimiento, necesidad, petición|Parar, mirar, escuchar, seguir|Quién, qué, cuándo, por qué|Planear, hacer, revisar, actuar|La desarrolló Marshall Rosenberg.
Según el equipo de John Gottman, ¿qué ayuda a las parejas en un conflicto?|Empezar con suavidad|Ganar pronto|Callar durante días|Sacar viejas peleas|Cómo empieza una conversación suele anunciar cómo acaba.
En una pareja, ¿qué es «levantar un muro»?|Cerrarse y retirarse de la conversación|Hablar alto|Repetir una pregunta|Crear confianza|Suele pasar cuando el cuerpo está desbordado. Una pausa ayuda.
¿Cuánta actividad moderada a la semana aconseja la OMS a los adultos?|Al menos 150 minutos|15 minutos|600 minutos|30 minutos|Son unos 20 a 25 minutos al día, y todo cuenta.
¿Qué temperatura es buena para dormir, para casi todos?|Unos 16 a 19 °C|Unos 25 °C|Unos 10 °C|Unos 30 °C|El cuerpo se enfría para dormirse.
¿Cuánto tarda el cuerpo, de media, en eliminar la mitad de la cafeína?|Unas 5 horas|Unos 20 minutos|Unos 2 días|Una hora|Un café de la tarde puede seguir activo al acostarse.
¿Qué es encadenar hábitos?|Añadir uno nuevo a otro que ya tienes|Hacer muchas cosas a la vez|Dejar todos los hábitos|Escribir listas|«Después de cepillarme los dientes, me estiro un minuto».
¿Qué vitamina produce la piel con ayuda del sol?|La vitamina D|La vitamina B12|La vitamina C|La vitamina K|En invierno, lejos del ecuador, el sol suele ser demasiado débil.
En un conocido estudio de Londres, ¿cuánto tardó de media en formarse un hábito?|Unos 66 días|21 días|7 días|365 días|El margen fue amplio, de 18 a 254 días. Saltarse un día no hizo daño.
¿Qué es la autocompasión?|Tratarte como a un buen amigo|Salirte siempre con la tuya|Rebajar todas las metas|Sentirte superior|Kristin Neff habla de amabilidad, humanidad compartida y atención plena.
¿Cómo suele practicarse la gratitud?|Anotar algunas cosas buenas del día|Comprar regalos|Alabarse en voz alta|Ignorar los problemas|No niega lo difícil: amplía la mirada.
¿Qué es el valor moral?|Defender lo justo aunque tenga un coste|No tener miedo nunca|Ganar debates|Cumplir todas las normas|A menudo empieza con una frase pequeña.
¿Qué idea subrayaba el filósofo Epicteto?|Distinguir lo que depende de ti y lo que no|El placer ante todo|No confiar en nadie|Todo es azar|La terapia cognitiva moderna se inspiró en los estoicos.
`
