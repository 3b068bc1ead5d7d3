import type { LegalWording } from '../wording.ts'

/** Privacy Policy, in Spanish. */
export const privacy: LegalWording = {
  title: 'Política de privacidad',
  adult: `
Esta política dice qué guardamos sobre ti, por qué lo guardamos, quién puede verlo y cuánto tiempo se queda. Privado quiere decir privado: nadie lee tu diario más que tú, salvo que compartas una página.

## Qué guardamos
- Tu cuenta: correo, nombre de usuario, la contraseña como un código que no se puede deshacer, edad, idioma y lo que nos cuentas al empezar. Tu nombre, tus pronombres, tu código postal y tu sexo los das solo si quieres.
- Tus registros, tus reflexiones, tu diario y sus notas de voz.
- Lo que escribes en las salas, con tu nombre de usuario. Tus respuestas y puntos en el juego de los sábados.
- Tus elecciones: temas, recordatorios, horas de silencio y el aspecto del sitio.
- Tus vínculos familiares, y lo que aceptó tu tutor o tu hijo.
- Tus inicios de sesión: tus dispositivos y cuándo los usaste por última vez. Así podemos notar a un extraño.
- Tu consentimiento: qué versión aceptaste, cuándo, desde qué dirección IP y con qué navegador.
- Tu plan, lo que compras y a dónde lo enviamos. Tu tarjeta se queda en la empresa de pagos.
- Los problemas de los que nos informas, y lo que nuestros moderadores deciden sobre ti.

## Por qué lo guardamos
Lo usamos para que Evenkeel funcione, para cuidarte y para arreglar lo que se rompe. No vendemos tus datos. No mostramos anuncios. No hacemos un perfil tuyo para nadie.

## Quién puede ver qué
- Tú lo ves todo.
- Un tutor ve el ánimo y la hora del registro de un menor. Un adolescente puede desactivarlo. Las palabras llegan a un tutor solo si el menor las comparte, y lo decimos antes de guardar.
- Tu familia ve que formas parte de ella y lo que compartes con ella.
- En una sala, sus miembros ven tu nombre de usuario y lo que escribes. Los moderadores pueden leerlo. Leen cada mensaje de un niño antes que los demás.
- El equipo no puede abrir diarios, ánimos ni reflexiones. Hay una excepción, para una página que comparte un menor. El Protocolo de seguridad la explica. Quien necesita tu nombre o tu dirección para ayudarte tiene que dar un motivo, y cada consulta queda anotada.

## Leer en busca de peligro
Un programa lee lo que escribes en nuestras propias máquinas y busca señales de peligro. Lo hace para ofrecerte ayuda. El equipo no ve las palabras privadas. Si un menor escribe sobre un peligro, unas pocas personas de nuestro equipo ven quién, dónde y cuándo. Estas notas no están en ninguna copia de los datos, porque una copia se puede leer en casa. El Protocolo de seguridad dice más.

## Servicios fuera de Evenkeel
El correo, los mensajes de texto y los avisos viajan por servicios que los entregan. Una empresa de pagos cobra, y un transportista lleva lo que enviamos. Reciben lo que necesitan para eso y nada más.

Un servicio de IA externo puede escribir sugerencias y preguntas. Recibe ánimos, su intensidad y los temas elegidos, sin tu nombre y sin tus palabras. Si nos pides que pasemos a texto una nota de voz, un servicio externo recibe el sonido y su idioma, sin tu nombre. En el caso de un menor, nada de eso ocurre antes de que su tutor esté de acuerdo. Un vídeo de YouTube solo se carga cuando un adulto pulsa para verlo. Entonces YouTube conoce su dirección de internet.

## Cookies y tu dispositivo
Usamos una cookie para mantener tu sesión, y unas notas pequeñas para tu idioma y el aspecto del sitio. No hay cookies de publicidad, y nadie te sigue a otros sitios. Lo que estabas escribiendo se queda en tu navegador hasta que se guarda.

## Contar
Contamos cómo se usa Evenkeel solo si estás de acuerdo. Nunca contamos lo que hacen niños y adolescentes. A los 26 meses, lo que queda ya no señala a nadie.

## Cuánto tiempo lo guardamos
- Tu cuenta y lo que escribes: hasta que lo elimines. Tu cuenta se cierra enseguida y se elimina después de 7 días.
- Una entrada eliminada del diario: 30 días en la papelera, para que puedas recuperarla.
- Lo que escribes en las salas: 12 meses, y 6 meses en las salas de niños y adolescentes. Un mensaje sobre el que decidió un moderador: 24 meses.
- La lista de los correos que te enviamos: 90 días.
- La dirección de un tutor que nunca respondió: 14 días.
- Lo que compraste: 7 años, porque lo pide la ley fiscal. Cuando tu cuenta ya no existe, quitamos tu nombre y tus direcciones.
- Que tuviste una prueba gratis: se conserva como un código que no nombra a nadie.
- El registro de lo que aceptaste: se conserva, sin tu nombre cuando te hayas ido.

## Tus derechos
Puedes ver y cambiar tus datos en Ajustes. Allí, en Privacidad, puedes pedir una copia. Puedes descargarla durante 7 días. Allí también puedes eliminar tu cuenta. Se cierra enseguida, y después de 7 días la eliminamos con lo que hay en ella. Hasta entonces puedes entrar y conservarla.

Un tutor puede pedir lo mismo para un menor. Recibe la cuenta, sus consentimientos y lo que se compartió con él, pero nunca las palabras privadas del menor.

## Los niños
La cuenta de un niño necesita un tutor. Hasta que uno esté de acuerdo, el niño no coincide con nadie aquí. Un tutor puede retirar su permiso cuando quiera.

## Cuando cambia esta política
Cada versión tiene un número y una fecha. Te preguntamos otra vez antes de aplicarte una versión nueva, y decimos qué ha cambiado.
`,
  teen: `
Esta página dice qué sabemos de ti y quién puede verlo. Tu diario es privado. Nadie lo lee más que tú, salvo que compartas una página.

## Qué guardamos
- Tu cuenta: correo, nombre de usuario, edad, idioma y una contraseña que ni nosotros podemos leer.
- Tus registros, reflexiones, diario y notas de voz.
- Lo que escribes en las salas y tus respuestas del juego de los sábados.
- Lo que pediste a tu tutor que comprara y lo que hay en tu biblioteca.
- Tus ajustes, como recordatorios y colores.
- Quién está en tu familia aquí y qué aceptó tu tutor.
- Con qué dispositivos inicias sesión.
- A qué reglas dijiste que sí, cuándo y desde qué dirección IP.

## Por qué
Lo necesitamos para que Evenkeel funcione, para cuidarte y para arreglar cosas. No lo vendemos. No hay anuncios.

## Quién puede ver qué
- Tú lo ves todo.
- Tu tutor ve tu ánimo y la hora del registro. Puedes desactivarlo.
- Tu tutor ve palabras solo si tú las compartes. Te lo decimos antes de guardar.
- En una sala, sus miembros ven tu nombre de usuario y lo que escribes. Los moderadores también pueden leerlo.
- El equipo no puede abrir tu diario, tus ánimos ni tus reflexiones. Si compartes una página que suena a peligro, una persona puede mirarla, pero solo si dijiste que sí a eso.

## Buscar peligro
Un programa lee lo que escribes y busca señales de peligro. Lo hace para ofrecerte ayuda. Funciona en nuestras propias máquinas. Si encuentra algo, el equipo sabe que quizá necesitas ayuda, pero no lo que escribiste.

## Otras empresas
Algunas empresas llevan nuestro correo y nuestros avisos. Solo reciben lo que necesitan. Un servicio de IA externo puede escribir sugerencias para ti, si tu tutor está de acuerdo. Recibe tus ánimos, nunca tus palabras. Lo mismo vale si quieres pasar a texto una nota de voz: tu tutor tiene que estar de acuerdo antes.

## Cookies
Una cookie mantiene tu sesión. Unas notas pequeñas guardan tu idioma y tus colores. Nadie te sigue para mostrarte anuncios.

## Contar
Contamos cómo usan Evenkeel los adultos, si están de acuerdo. Nunca contamos lo que haces tú.

## Cuánto tiempo
- Tu cuenta y tus palabras se quedan hasta que las elimines. Una cuenta eliminada desaparece después de 7 días.
- Una entrada eliminada se queda 30 días en la papelera.
- Lo que escribes en las salas se queda 6 meses. Si un moderador decidió sobre ello, se queda 24 meses.
- Si un tutor nunca responde, olvidamos su dirección a los 14 días.

## Tus derechos
Puedes ver y cambiar tus datos en Ajustes. Allí, en Privacidad, puedes pedir una copia. Allí también puedes eliminar tu cuenta. Después de 7 días la eliminamos con lo que hay en ella. Hasta entonces puedes entrar y conservarla. Tu tutor recibe un correo sobre ello. También puede pedir lo mismo, pero nunca recibe tus palabras privadas.

## Cuando esto cambia
Te preguntamos otra vez y te decimos qué hay de nuevo.
`,
  child: `
Esta página dice qué sabemos de ti.

## Qué guardamos
- Tu nombre de usuario y tu edad.
- Tus ánimos y lo que escribes.
- Lo que dices en las salas y tus respuestas del juego.
- El nombre de la persona mayor que dijo que sí.
- Lo que elegiste, como tus colores.

## Por qué lo guardamos
Lo necesitamos para que Evenkeel funcione y para cuidarte. No lo vendemos. No hay anuncios.

## Quién puede verlo
- Tú puedes verlo todo.
- Tu persona mayor puede ver tu ánimo y cuándo lo elegiste.
- Tu persona mayor ve tus palabras solo si tú las compartes.
- En una sala, otros niños ven tu nombre de usuario y tus palabras. Nuestro equipo las lee primero.
- Nuestro equipo no puede leer tu cuaderno. Si compartes una página que suena a peligro, solo la mira si tú dices que sí.

## Palabras que significan peligro
Una máquina mira lo que escribes. Busca señales de que necesitas ayuda. Luego te muestra quién puede ayudar. Nuestro equipo puede saber que necesitas ayuda. No lee tu cuaderno.

## Nadie más
No damos tus palabras a otras empresas. Una nota que tú hablas se puede pasar a letras. Tu persona mayor tiene que decir que sí antes.

## Cuánto tiempo
Guardamos tus cosas hasta que tú las quites. Lo que dices en las salas se va a los 6 meses. Si una persona de nuestro equipo tuvo que mirarlo, tarda 24 meses. Si tiras una página, puedes recuperarla durante 30 días.

## Puedes pedirlo
Puedes tener una copia de lo que guardamos. Puedes quitar tu cuenta. Las dos cosas están en Ajustes, en Privacidad. Una persona mayor puede ayudarte. Se lo decimos a tu persona mayor. Tienes 7 días para volver.
`,
}
