/** Questions for elders, in the order of the English ones: question, the right option, three others, and why. */
export const elder = `
¿Cómo suelen cambiar las emociones con los años?|Se vuelven más estables|Desaparecen|Son más intensas cada año|Solo queda tristeza|Muchos estudios ven un alto bienestar en la vida tardía.
¿Qué es la nostalgia?|Un cálido anhelo del pasado|Miedo a las alturas|Un problema del sueño|Un dolor de cabeza|Los recuerdos compartidos consuelan y unen.
¿Qué es cierto sobre el duelo?|No tiene un plazo fijo|Termina en un año|Siempre tiene cinco etapas|Hay que esconderlo|Cada persona hace su duelo a su manera y a su tiempo.
¿En qué se diferencian estar solo y sentirse solo?|Sentirse solo es echar en falta vínculos, aun con gente|En nada|Estar solo siempre es peor|La soledad es solo física|Hay quien está solo y contento, y quien se siente solo entre muchos.
¿Qué es el «duelo anticipado»?|El que empieza antes de la pérdida|El de una mascota|La alegría por una visita|Olvidar una pérdida|Es frecuente cuando alguien cercano está muy enfermo.
No llega el sueño. ¿Qué aconsejan los expertos?|Levantarse un rato y hacer algo tranquilo|Quedarse y esforzarse|Mirar el reloj|Tomar un vaso de vino|La cama debe seguir siendo un lugar para dormir.
¿Qué suele ayudar con una preocupación que vuelve?|Hablarla con alguien de confianza|No nombrarla nunca|Tomar más café|Quedarse en la cama|Una preocupación compartida se ordena mejor.
Según muchos estudios, ¿qué puede mejorar el taichí?|El equilibrio|El pelo|El color de ojos|El oído|Es suave y reduce el riesgo de caídas.
Un cambio parece enorme, como una mudanza. ¿Qué ayuda?|Pasos pequeños y algo familiar|Hacerlo todo en un día|No decírselo a nadie|Tirarlo todo|Lo conocido hace más fácil un lugar nuevo.
¿Qué es la terapia de reminiscencia?|Hablar de recuerdos con fotos o música|Aprender fechas de memoria|Una operación|Una dieta|Se usa a menudo con personas que viven con demencia.
Murió la pareja de un vecino. ¿Qué suele consolar meses después?|Decir su nombre y preguntar cómo está|Evitar el tema|Cambiar de conversación|Aconsejar pasar página|Quien está de duelo suele agradecer que no se olvide.
Tu nieta está disgustada con una amiga. ¿Qué ayuda primero?|Escuchar toda la historia|Decir que no es nada|Contar tiempos peores|Llamar a sus padres|Ser escuchado es ya medio consuelo.
¿Qué es la sobrecarga del cuidador?|El desgaste de cuidar a alguien mucho tiempo|El precio de una silla de ruedas|Una bolsa pesada|Una ley|Quien cuida necesita descansos, y pedir ayuda es sensato.
Una persona con demencia repite la pregunta. ¿Qué es amable?|Responder otra vez con calma|Decir que ya lo dijiste|Reírse|Irse|Para ella es la primera vez. Lo que queda es tu calma.
¿Qué es el edadismo?|Juzgar a las personas por su edad|Contar cumpleaños|El estudio de los árboles|Un estilo de arte|Robert Butler acuñó la palabra en inglés en 1969.
Alguien oye mal. ¿Qué ayuda al hablar?|Ponerse de frente y hablar claro|Gritar|Hablar desde otra habitación|Hablar muy rápido|Ver los labios y la cara ayuda a entender.
Necesitas ayuda con un formulario. ¿Cuál es una buena frase?|¿Me ayudas con esto, por favor?|No sé hacer nada|Déjalo|Deberías haberte ofrecido|Una petición clara hace fácil decir que sí.
Llaman «de tu banco» y te piden el PIN. ¿Qué haces?|Colgar y llamar yo al banco|Darlo enseguida|Dar la mitad|Pedir su nombre y darlo|Un banco nunca te pide el PIN.
¿Qué es un documento de voluntades anticipadas?|Un escrito con tus deseos sobre la atención médica|Una señal de tráfico|Un préstamo|Un billete de tren|Ayuda a los tuyos cuando no puedes hablar.
¿Qué es infantilizar al hablar?|Hablar a los mayores como si fueran niños|Un idioma secreto|Hablar del pasado|Escribir despacio|A muchas personas les duele. Mejor el respeto.
¿Por qué conviene beber con los años sin esperar a tener sed?|La sensación de sed se debilita|El agua es entonces más sana|El estómago encoge|Por la luna|Un vaso con cada comida es una buena costumbre.
¿Qué alimento tiene mucho calcio?|El yogur|El arroz blanco|Las manzanas|El aceite de oliva|El calcio y el movimiento mantienen fuertes los huesos.
¿Qué ejercicio aconseja la OMS a los mayores tres días por semana?|Equilibrio y fuerza|Carreras cortas|Buceo profundo|Ninguno|Ayuda a evitar caídas y a seguir siendo independiente.
Hasta donde se sabe, ¿qué es bueno para la memoria?|Movimiento, compañía y aprender cosas nuevas|Solo crucigramas|Siestas todo el día|Azúcar|Lo bueno para el corazón también lo es para el cerebro.
¿En qué país está Okinawa, isla conocida por sus centenarios?|Japón|Italia|Grecia|Noruega|Allí la vida incluye comunidad, huerto y verduras.
¿Qué vitamina, presente sobre todo en alimentos animales, puede absorberse peor con la edad?|La vitamina B12|La vitamina C|La vitamina K|El ácido fólico|Un análisis de sangre puede comprobarla.
Según Erik Erikson, ¿cuál es una tarea de la vejez?|Mirar atrás con sensación de plenitud|Ganar más|Vencer en concursos|Empezar la escuela|La llamó integridad, frente a la desesperación.
Según muchos estudios, ¿qué puede dar el voluntariado?|Propósito y compañía|Solo cansancio|Menos sueño|Peor ánimo|Incluso una hora a la semana puede contar.
¿Qué es una «carta de legado»?|Una carta con lo que te importa, para quienes vengan después|Una factura|Un aviso del juzgado|Una colección de sellos|Transmite valores más que cosas.
¿Quién escribió «¿qué piensas hacer con tu única, salvaje y preciosa vida?»|La poeta Mary Oliver|Albert Einstein|Jane Austen|Mark Twain|Es el final de su poema «El día de verano».
`
