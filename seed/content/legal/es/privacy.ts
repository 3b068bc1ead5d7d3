import type { LegalWording } from '../wording.ts'

/** Privacy Policy, in Spanish. */
export const privacy: LegalWording = {
  title: 'Política de privacidad',
  adult: `
Esta política dice qué guardamos sobre ti, por qué lo guardamos, quién puede verlo y cuánto tiempo se queda. Privado quiere decir privado: nadie lee tu diario más que tú, salvo que compartas una página.

## Qué guardamos
- Tu cuenta: correo, nombre de usuario, la contraseña como un código que no se puede deshacer, edad, idioma y lo que nos cuentas al empezar. Tu nombre, tus pronombres, tu código postal y tu sexo los das solo si quieres.
- Tus registros, tus reflexiones y tu diario.
- Tus elecciones: temas, recordatorios, horas de silencio y el aspecto del sitio.
- Tus vínculos familiares, y lo que aceptó tu tutor o tu hijo.
- Tus inicios de sesión: tus dispositivos y cuándo los usaste por última vez. Así podemos notar a un extraño.
- Tu consentimiento: qué versión aceptaste, cuándo, desde qué dirección IP y con qué navegador.
- Los problemas de los que nos informas.

## Por qué lo guardamos
Lo usamos para que Evenkeel funcione, para cuidarte y para arreglar lo que se rompe. No vendemos tus datos. No mostramos anuncios. No hacemos un perfil tuyo para nadie.

## Quién puede ver qué
- Tú lo ves todo.
- Un tutor ve el ánimo y la hora del registro de un menor. Un adolescente puede desactivarlo. Las palabras llegan a un tutor solo si el menor las comparte, y lo decimos antes de guardar.
- Tu familia ve que formas parte de ella y lo que compartes con ella.
- El equipo no puede abrir diarios, ánimos ni reflexiones. Quien necesita tu nombre o tu dirección para ayudarte tiene que dar un motivo, y cada consulta queda anotada.

## Leer en busca de peligro
Un programa lee lo que escribes en nuestras propias máquinas y busca señales de peligro. Lo hace para ofrecerte ayuda. El equipo no ve las palabras. El Protocolo de seguridad dice más.

## Servicios fuera de Evenkeel
El correo, los mensajes de texto y los avisos viajan por servicios que los entregan. Reciben lo que necesitan para eso y nada más. Un servicio de IA externo puede escribir sugerencias para adultos. Recibe un ánimo y unas pocas palabras sobre él, sin tu nombre. Lo que escriben niños y adolescentes no llega allí sin el permiso de su tutor.

## Cookies y tu dispositivo
Usamos una cookie para mantener tu sesión, y unas notas pequeñas para tu idioma y el aspecto del sitio. No hay cookies de publicidad, y nadie te sigue a otros sitios. Lo que estabas escribiendo se queda en tu navegador hasta que se guarda.

## Contar
Contamos cómo se usa Evenkeel solo si estás de acuerdo. En el caso de niños y adolescentes, esas cuentas no llevan nombre ni cuenta de usuario. A los 26 meses, lo que queda ya no señala a nadie.

## Cuánto tiempo lo guardamos
- Tu cuenta y lo que escribes: hasta que lo elimines. Tu cuenta se cierra enseguida y se elimina después de 7 días.
- Una entrada eliminada del diario: 30 días en la papelera, para que puedas recuperarla.
- La lista de los correos que te enviamos: 90 días.
- La dirección de un tutor que nunca respondió: 14 días.
- Lo que compraste, cuando la tienda esté abierta: 7 años, porque lo pide la ley fiscal.
- El registro de lo que aceptaste: se conserva, sin tu nombre cuando te hayas ido.

## Tus derechos
Puedes ver y cambiar tus datos en Ajustes. Puedes pedir una copia: usa «Informar de un problema» en la primera página, o escribe desde tu cuenta. Puedes eliminar tu cuenta allí, en Privacidad. Se cierra enseguida, y después de 7 días la eliminamos con lo que hay en ella. Hasta entonces puedes entrar y conservarla.

Un tutor puede pedir lo mismo para un menor. Recibe lo que se compartió con él, pero nunca las palabras privadas del menor.

## Los niños
La cuenta de un niño necesita un tutor. Hasta que uno esté de acuerdo, el niño no coincide con nadie aquí. Un tutor puede retirar su permiso cuando quiera.

## Cuando cambia esta política
Cada versión tiene un número y una fecha. Te preguntamos otra vez antes de aplicarte una versión nueva, y decimos qué ha cambiado.
`,
  teen: `
Esta página dice qué sabemos de ti y quién puede verlo. Tu diario es privado. Nadie lo lee más que tú, salvo que compartas una página.

## Qué guardamos
- Tu cuenta: correo, nombre de usuario, edad, idioma y una contraseña que ni nosotros podemos leer.
- Tus registros, reflexiones y diario.
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
- El equipo no puede abrir tu diario, tus ánimos ni tus reflexiones.

## Buscar peligro
Un programa lee lo que escribes y busca señales de peligro. Lo hace para ofrecerte ayuda. Funciona en nuestras propias máquinas. Si encuentra algo, el equipo sabe que quizá necesitas ayuda, pero no lo que escribiste.

## Otras empresas
Algunas empresas llevan nuestro correo y nuestros avisos. Solo reciben lo que necesitan. Lo que escribes no va a un servicio de IA externo sin el permiso de tu tutor.

## Cookies
Una cookie mantiene tu sesión. Unas notas pequeñas guardan tu idioma y tus colores. Nadie te sigue para mostrarte anuncios.

## Contar
Contamos cómo se usa Evenkeel. Con los adolescentes, sin nombre y sin cuenta. A los 26 meses ya no señala a nadie.

## Cuánto tiempo
- Tu cuenta y tus palabras se quedan hasta que las elimines. Una cuenta eliminada desaparece después de 7 días.
- Una entrada eliminada se queda 30 días en la papelera.
- Si un tutor nunca responde, olvidamos su dirección a los 14 días.

## Tus derechos
Puedes ver y cambiar tus datos en Ajustes. Puedes pedir una copia. Puedes eliminar tu cuenta allí, en Privacidad. Después de 7 días la eliminamos con lo que hay en ella. Hasta entonces puedes entrar y conservarla. Tu tutor también puede pedirlo, pero nunca recibe tus palabras privadas.

## Cuando esto cambia
Te preguntamos otra vez y te decimos qué hay de nuevo.
`,
  child: `
Esta página dice qué sabemos de ti.

## Qué guardamos
- Tu nombre de usuario y tu edad.
- Tus ánimos y lo que escribes.
- El nombre de la persona mayor que dijo que sí.
- Lo que elegiste, como tus colores.

## Por qué lo guardamos
Lo necesitamos para que Evenkeel funcione y para cuidarte. No lo vendemos. No hay anuncios.

## Quién puede verlo
- Tú puedes verlo todo.
- Tu persona mayor puede ver tu ánimo y cuándo lo elegiste.
- Tu persona mayor ve tus palabras solo si tú las compartes.
- Nuestro equipo no puede leer tu cuaderno.

## Palabras que significan peligro
Una máquina mira lo que escribes. Busca señales de que necesitas ayuda. Luego te muestra quién puede ayudar. Nuestro equipo puede saber que necesitas ayuda. No ve tus palabras.

## Nadie más
No damos tus palabras a otras empresas. Solo si tu persona mayor dice que sí.

## Cuánto tiempo
Guardamos tus cosas hasta que nos pidas que las quitemos. Si tiras una página, puedes recuperarla durante 30 días.

## Puedes pedirlo
Puedes pedir ver lo que guardamos. Puedes pedir que lo quitemos todo. Usa «Informar de un problema». Una persona mayor puede ayudarte. Después, nuestro equipo lo quita a mano.
`,
}
