/** Questions for teens, in the order of the English ones: question, the right option, three others, and why. */
export const teen = `
¿Qué es el estrés?|La respuesta del cuerpo a una exigencia|Una enfermedad|Falta de carácter|Un tipo de comida|El estrés prepara al cuerpo para actuar. En pequeñas dosis incluso ayuda.
¿Qué hormona sube rápido cuando te asustas?|La adrenalina|La melatonina|La insulina|La vitamina C|La adrenalina acelera el corazón para que puedas reaccionar.
¿Por qué muchas personas sienten con más fuerza en la adolescencia?|El cerebro y las hormonas están cambiando|Duermen demasiado|Su corazón es más pequeño|Comen más fruta|Las partes del cerebro que regulan lo que sentimos siguen creciendo hasta pasados los veinte.
¿En qué se diferencian la culpa y la vergüenza?|La culpa es por lo que hice; la vergüenza, por quién soy|Son lo mismo|La culpa es buena y la vergüenza, ruidosa|La vergüenza dura un minuto|La culpa puede señalar algo que reparar. La vergüenza suele necesitar primero amabilidad.
Poner nombre a lo que sientes suele…|hacerlo un poco más leve|hacerlo permanente|ocultarlo a los demás|subir la temperatura|Nombrarlo con palabras calma la alarma del cerebro.
¿Qué calma más rápido el cuerpo?|Soltar el aire despacio|Mirar el móvil|Una bebida energética|Aguantar la respiración|Una espiración larga frena el corazón por un momento.
Un examen fue mal. ¿Qué pensamiento ayuda más?|Un examen no es todo lo que soy|Siempre fracaso|Todos se ríen de mí|No sirve de nada|Palabras como «siempre» casi nunca son ciertas. Un resultado es un resultado.
¿Qué es el ejercicio 5-4-3-2-1?|Fijarse en cosas con cada sentido|Un plan para correr|Una forma de contar calorías|Un código secreto|Nombras cinco cosas que ves, cuatro que tocas, tres que oyes, dos que hueles y una que saboreas.
Por la noche tus pensamientos no paran. ¿Qué puede ayudar?|Apuntarlos para mañana|Mirar los mensajes|Beber cola|Hacer cuentas a oscuras|El papel puede guardar una preocupación hasta la mañana.
Una amiga dice que ya no quiere vivir. ¿Qué es lo correcto?|Avisar enseguida a un adulto de confianza|Guardar el secreto|Esperar una semana|Hacer una broma|Hay secretos que pesan demasiado. Pedir ayuda puede salvar una vida.
¿Qué demuestra que estás escuchando?|Hacer una pregunta sobre el tema|Mirar el móvil|Terminar sus frases|Contar algo mejor|Una pregunta dice: sigue, estoy contigo.
Dejan a alguien de clase fuera del chat del grupo. ¿Qué es amable?|Añadirle o preguntar qué pasa|Reírse también|No hacer caso|Publicarlo|Quedarse fuera duele. Una sola persona puede cambiarlo.
¿Qué es un espectador en una situación de acoso?|Quien lo ve sin estar implicado directamente|Quien empieza la pelea|Un profesor|Un árbitro|Los espectadores tienen poder: apoyar, pedir ayuda o hablar.
Empatía significa…|entender cómo se siente otra persona|estar siempre de acuerdo|arreglar todos los problemas|tener pena de uno mismo|Puedes entender a alguien y ver las cosas de otra manera.
¿Qué respuesta muestra más empatía ante «suspendí el carné»?|Qué rabia, con lo que practicaste|Todos suspenden alguna vez|Al menos tienes salud|Yo aprobé a la primera|Primero nombra el sentimiento. Comparar puede esperar.
¿Qué es un mensaje en primera persona?|Me duele que canceles tan tarde|Siempre cancelas|Todos odian esperar|Es culpa tuya|Dice lo que te pasa por dentro, sin atacar.
Te piden una foto que no quieres enviar. Puedes…|decir que no sin dar razones|enviarla una vez|enviar la de un amigo|deber una|Un no es una respuesta completa. Presionar no está bien.
¿Cómo tiene que ser el consentimiento?|Libre, claro y se puede cambiar|Dado una vez para siempre|Silencioso|Escrito por tus padres|Cualquiera puede cambiar de opinión en cualquier momento.
Una discusión sube de tono. ¿Qué suele ayudar?|Una pausa y quedar para seguir|Gritar más|Irse para siempre|Publicar capturas|Una pausa deja que los dos cuerpos se calmen.
¿Qué se pierde más fácilmente en un mensaje escrito?|El tono|La fecha|Las letras|El alfabeto|Sin voz ni cara, una broma puede sonar a ataque.
¿Cuánto necesitan dormir casi todos los adolescentes?|De 8 a 10 horas|De 4 a 5 horas|6 horas|De 12 a 14 horas|Los expertos aconsejan de ocho a diez horas entre los 13 y los 18 años.
¿Qué bebida suele llevar más cafeína?|La bebida energética|La leche|La infusión de hierbas|El zumo de manzana|La cafeína se queda horas en el cuerpo y puede robar sueño.
¿Qué hace el movimiento con el ánimo?|A menudo lo mejora|Nada|Lo empeora durante días|Solo ayuda a deportistas|Incluso diez minutos a buen paso pueden ayudar.
¿Qué órgano gasta alrededor de una quinta parte de la energía del cuerpo?|El cerebro|La piel|El estómago|Los pulmones|El cerebro es el dos por ciento del peso y nunca para.
¿Qué ayuda a recordar lo aprendido?|Ponerse a prueba poco a poco|Leerlo una vez|Estudiar toda la noche|Subrayarlo todo|Recordar algo hace más fuerte el recuerdo.
¿Por qué la luz azul de noche quita el sueño?|Frena la melatonina|Calienta los ojos|Gasta oxígeno|Acelera la digestión|La melatonina le dice al cuerpo que es de noche.
¿Qué son los valores?|Lo que te importa de verdad|Las normas del instituto|Los precios de una tienda|Las notas de un examen|Los valores guían cuando no está claro qué elegir.
Rompiste algo prestado. ¿Qué encaja con la honestidad?|Decirlo y repararlo|Devolverlo sin decir nada|Culpar a un hermano|Esperar a que lo noten|Reconocer un error crea confianza.
¿Qué documento de 1948 dice que todas las personas nacen libres e iguales?|La Declaración Universal de Derechos Humanos|La Carta Magna|La Carta Olímpica|El Protocolo de Ginebra|Las Naciones Unidas la aprobaron en París el 10 de diciembre de 1948.
¿Qué es un estereotipo?|Una idea fija sobre todo un grupo|Un tipo de música|Una forma de imprimir|Un hecho probado|Los estereotipos tapan a la persona. Conocerla ayuda.
`
