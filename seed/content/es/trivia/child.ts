/** Questions for children, in the order of the English ones: question, the right option, three others, and why. */
export const child = `
Te duele la barriga antes de un examen. ¿Qué puedes sentir?|Nervios|Aburrimiento|Celos|Orgullo|La preocupación se nota muchas veces en la barriga. Luego se va.
¿Qué cara va con una sorpresa bonita?|😮 Ojos muy abiertos y sonrisa|😴 Ojos cerrados|😠 Labios apretados|😢 Ojos mojados|Cuando algo nos sorprende, abrimos mucho los ojos para ver mejor.
¿Puedes estar alegre y triste el mismo día?|Sí, los sentimientos cambian|No, solo uno al día|Solo los mayores pueden|Solo en los cumpleaños|Los sentimientos vienen y van como el tiempo.
¿Qué es sentir orgullo?|Alegría por algo que hiciste|Enfado con una amiga|Miedo a la oscuridad|Cansancio después del cole|Sentimos orgullo cuando nos hemos esforzado.
Quieres el juguete que le dieron a tu amigo. ¿Cómo se llama ese sentimiento?|Envidia|Orgullo|Calma|Hambre|Todo el mundo siente envidia a veces. Decirlo ayuda.
Estás enfadado. ¿Qué puedes hacer primero?|Respirar despacio|Tirar un juguete|Golpear la pared|Gritarle al gato|Respirar despacio ayuda al cuerpo a calmarse.
Tuviste una pesadilla. ¿Qué ayuda?|Contársela a un adulto de confianza|No dormir en toda la noche|Guardar el secreto siempre|Ver una película de miedo|Las cosas que asustan se hacen pequeñas al contarlas.
Perdiste en un juego. ¿Qué te ayuda a sentirte mejor?|Decir «bien jugado» y probar otra vez|Romper el juego|Echar la culpa a tu amigo|No jugar nunca más|Todos perdemos a veces. Volver a probar es de valientes.
Los deberes te parecen enormes. ¿Cuál es un buen plan?|Hacer primero una parte pequeña|Esconderlos|Llorar hasta que se vayan|Hacerlos a oscuras|Los pasos pequeños hacen fácil lo grande.
Alguien te trata mal en internet una y otra vez. ¿Qué haces?|Enseñárselo a un adulto de confianza|Tratarle mal también|Dar tu contraseña|Borrar tus deberes|No tienes que arreglarlo a solas. Un adulto puede ayudar.
Un niño nuevo está solo en el recreo. ¿Qué es amable?|Invitarle a jugar|Reírse de él|Mirar a otro lado|Quitarle el sitio|Una pregunta amable puede cambiar un día entero.
Tu amiga se ha caído. ¿Qué le dices primero?|¿Estás bien?|Qué gracioso|Yo corro más|Vete|Preguntar muestra que te importa.
¿Qué significa «ponerse en el lugar de otro»?|Pensar cómo se siente|Sentarse en su silla|Salir corriendo|Copiar sus deberes|Es imaginar cómo vive las cosas la otra persona.
Tu amigo está callado y no quiere hablar. ¿Qué puedes hacer?|Sentarte un rato con él|Sacudirlo|Contárselo a todos|Enfadarte|Estar cerca puede ayudar sin palabras.
Tu perro se esconde bajo la cama cuando hay tormenta. ¿Por qué?|Tiene miedo|Tiene hambre|Está enfadado contigo|Quiere un baño|Los animales también sienten miedo. El ruido fuerte asusta a muchos perros.
¿Qué puedes decir cuando te has equivocado?|Lo siento|Yo no fui|¿Y qué?|Qué tonto eres|Pedir perdón ayuda a arreglar las cosas.
¿Qué haces cuando otra persona habla?|Escuchar|Cantar fuerte|Taparte los oídos|Irte|Escuchar muestra que sus palabras importan.
No te apetece un abrazo. ¿Qué puedes decir?|No, gracias|Nada, nunca|Eres malo|Te odio|Tu cuerpo es tuyo. Puedes decir que no con amabilidad.
¿Qué frase dice cómo te sientes?|Me siento triste cuando te vas|Eres malo|Para ya|Lo que sea|Empezar con «me siento» ayuda a que te entiendan.
Un adulto te pide guardar un secreto que te hace sentir mal. ¿Qué haces?|Contárselo a un adulto de confianza|Guardarlo|Olvidarlo|Escribirlo en la arena|Los secretos malos se cuentan. No has hecho nada malo.
¿Cuántas veces hay que cepillarse los dientes?|Dos veces al día|Una vez a la semana|Solo los domingos|Cuando llueve|Por la mañana y por la noche: así los dientes siguen fuertes.
¿Qué necesita tu cuerpo cuando tienes sed?|Agua|Caramelos|Sal|Pintura|Más de la mitad de tu cuerpo es agua.
¿Por qué es bueno dormir?|El cuerpo y el cerebro descansan y crecen|Da hambre|Para el corazón|Vuelve azul el pelo|Mientras duermes, el cerebro ordena lo que aprendiste.
¿Qué animal duerme boca abajo?|El murciélago|La vaca|El delfín|La gallina|Los murciélagos se cuelgan de las patas, también para dormir.
¿Por qué nos lavamos las manos?|Para quitar los gérmenes|Para que crezcan|Para tener frío|Para que sepan dulce|Los gérmenes no se ven de tan pequeños. El jabón se los lleva.
¿Cuántas veces por minuto late más o menos el corazón de un niño en reposo?|Unas 90|Unas 5|Unas 1000|Unas 10 000|El corazón de un niño late un poco más rápido que el de un adulto.
Has encontrado un juguete en el parque. ¿Qué es justo?|Preguntar de quién es|Esconderlo|Romperlo|Venderlo|Puede que alguien lo eche mucho de menos.
¿Qué significa compartir?|Dejar que los demás también tengan|Quedárselo todo|Comer deprisa|Esconder cosas|Compartir deja sitio para más diversión.
Tu amiga tiene otro color de piel o habla otro idioma. ¿Qué es verdad?|Todos podemos ser amigos|No debemos hablarnos|Solo una tiene razón|No podemos jugar|Las personas somos diferentes y todas valemos lo mismo.
¿Qué es una promesa?|Algo que dices que vas a hacer|Un tipo de pastel|Una canción muy alta|Una carrera|Cumplir lo prometido hace que confíen en ti.
`
