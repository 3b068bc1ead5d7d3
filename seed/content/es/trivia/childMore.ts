/** More questions for children, in the order of the English ones: question, the right option, three others, and why. */
export const childMore = `
Tu mejor amiga se muda a otra ciudad. ¿Qué puedes sentir?|Tristeza|Orgullo|Sueño|Hambre|Echamos de menos a quien queremos. Por eso nos ponemos tristes.
¿Qué cara muestra enfado?|😠 Cejas bajas y labios apretados|😊 Una sonrisa suave|😴 Ojos cerrados|😮 La boca muy abierta|Las caras nos dicen cómo se sienten los demás, aun sin palabras.
¿Qué puede pasar en tu cuerpo cuando tienes miedo?|El corazón late más rápido|El pelo se pone verde|Los pies crecen|Las orejas se duermen|El cuerpo se prepara para correr o esconderse. Luego se calma.
¿Cómo se llama lo que sientes cuando no ves la hora de que llegue tu cumpleaños?|Ilusión|Mal humor|Despiste|Culpa|La ilusión es una sensación alegre que hace cosquillas.
Le gritaste a tu hermana y ahora te sientes mal por eso. ¿Qué sentimiento es?|Culpa|Envidia|Aburrimiento|Sorpresa|La culpa nos dice que queremos arreglar algo.
Sientes tristeza. ¿Con quién puedes hablar?|Con alguien de confianza|Con nadie, nunca|Con una señal de tráfico|Solo con tus zapatos|La tristeza pesa menos cuando alguien escucha.
Estás tan emocionado que no puedes dormir. ¿Qué ayuda?|Respirar despacio en la cama|Saltar en la cama|Comer dulces|Un juego ruidoso|Respirar despacio le dice al cuerpo que es de noche.
Tu torre de bloques se cayó. ¿Qué puedes decirte?|Puedo intentarlo otra vez|Todo me sale mal|La culpa es del gato|No jugaré nunca más|Las palabras amables contigo dan fuerza.
Es tu primer día en una clase nueva. ¿Qué lo hace más fácil?|Saludar a un niño o una niña|Esconderse bajo la mesa|No hablar en todo el año|Volver corriendo a casa|Un «hola» es un buen comienzo.
¿Qué es «respirar con la barriga»?|Respirar y notar cómo la barriga sube y baja|Aguantar mucho el aire|Respirar solo al comer|Apretarse la barriga|Una mano en la barriga ayuda a notar cómo se mueve.
Tu hermano perdió su osito. ¿Qué es amable?|Ayudarle a buscarlo|Esconder sus otros juguetes|Reírse de él|Decirle que los ositos son tontos|Ayudar muestra que sabes cómo se siente.
Un niño de tu clase llora. ¿Qué puedes hacer?|Preguntar qué le pasa|Señalarle con el dedo|Pasar corriendo|Quitarle la merienda|Una pregunta amable puede ayudar mucho.
Tu amiga sacó mala nota y tú buena. ¿Qué es amable?|Decir «Podemos practicar juntas»|Enseñarle tu nota|Decir «Era muy fácil»|Contárselo a toda la clase|Puedes alegrarte por ti y ser amable con tu amiga.
Tu abuelo no puede correr tanto como tú. ¿Qué puedes hacer?|Andar a su ritmo|Llamarle lento|Salir corriendo|Tirarle fuerte del brazo|Ir más despacio juntos es una forma de cuidar.
Dos amigos quieren jugar contigo a juegos distintos. ¿Qué es justo?|Jugar a los dos por turnos|No jugar con nadie|Hacer siempre lo que tú quieres|Dejar que se peleen|Con los turnos, los dos se sienten escuchados.
Alguien te ayuda a atarte el zapato. ¿Qué puedes decir?|Gracias|Vete|Más rápido|Nada de nada|Dar las gracias hace sentir bien también a quien ayuda.
No entiendes a la profesora. ¿Qué puedes hacer?|Hacer una pregunta|Hacer como que entiendes|Salir de clase|Cerrar los ojos|Preguntar es de listos. Quizá otros tampoco lo entienden.
Tu amigo te quita los lápices todo el rato. ¿Qué puedes decir?|Pregúntame antes, por favor|Te odio|Eres un bebé|Pues quédatelos todos|Puedes decir lo que quieres con voz tranquila.
¿Qué muestra que escuchas?|Mirar a la persona|Tararear una canción|Jugar con el móvil|Darle la espalda|Cuando miras a alguien, siente que te importa.
Tú y tu amiga queréis ser capitanas. ¿Qué podéis hacer?|Hablar y buscar algo que sirva a las dos|Gritar hasta ganar|Decir mentiras|Dejar de ser amigas|Hablando se encuentran caminos que nadie veía.
¿Qué es bueno para los ojos después de mucha pantalla?|Mirar por la ventana|Otra pantalla|Frotarlos fuerte|Sentarse más cerca|A los ojos les gusta mirar lejos un rato.
¿Qué merienda te da vitaminas?|Una manzana|Una piruleta|Un chicle|Una bolsa de patatas fritas|La fruta ayuda al cuerpo a crecer y estar bien.
¿Por qué es bueno jugar al aire libre?|El cuerpo se mueve y respira aire fresco|Dentro no se puede jugar|El sol te hace crecer en un día|A los árboles les gusta el ruido|Moverse ayuda al cuerpo y al ánimo.
¿Qué te ayuda a dormirte?|Hacer lo mismo, con calma, cada noche|Un cuento de miedo|Correr por el pasillo|Una luz fuerte|Si cada noche empieza igual, el cuerpo sabe que toca dormir.
¿Cuánto tiempo hay que lavarse las manos con jabón?|Unos 20 segundos|Un segundo|Diez minutos|Una hora|Es más o menos cantar dos veces «Cumpleaños feliz».
¿Cuántas horas de sueño necesitan casi todos los niños en edad escolar?|De 9 a 12 horas|De 2 a 3 horas|5 horas|18 horas|El cerebro y el cuerpo crecen mientras duermes.
Prometiste dar de comer al gato y se te olvidó. ¿Qué es honesto?|Decir que se te olvidó y hacerlo ahora|Decir que lo hiciste|Echarle la culpa al gato|Esconderte en tu cuarto|Decir la verdad ayuda a que confíen en ti.
¿Qué significa «justo»?|Que cada uno reciba lo que le corresponde|Que yo tenga más|Que gane el más alto|Que nadie tenga nada|Justo no siempre es lo mismo para todos.
En una tienda te devuelven dinero de más. ¿Qué está bien?|Decirlo y devolverlo|Comprar más dulces|Salir corriendo|Guardarlo en secreto|Ser honesto hace sentir bien mucho tiempo.
¿Qué es ser valiente?|Hacer lo correcto aunque dé miedo|No sentir nunca miedo|Gritar más que nadie|Pelearse con todos|Los valientes también tienen miedo. Siguen con pasos pequeños.
`
