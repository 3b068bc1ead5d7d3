import type { LegalWording } from '../wording.ts'

/** Terms of Use, in Spanish. */
export const terms: LegalWording = {
  title: 'Condiciones de uso',
  adult: `
Estas condiciones son el acuerdo entre tú y Evenkeel. Están escritas en palabras sencillas. Si usas Evenkeel, las aceptas. Si no estás de acuerdo, por favor no lo uses.

## Qué es Evenkeel y qué no es
Evenkeel te ayuda a darte cuenta de cómo te sientes. Tiene un registro diario, un diario privado, mensajes cortos de un acompañante de IA, y cosas para leer o escuchar. Hay salas para conversar, un juego de preguntas los sábados y una tienda.

Evenkeel no es terapia. No es consejo médico ni un servicio de emergencias. No puede decirte qué enfermedad tienes ni tratarla. Si estás en peligro, llama al número de emergencias de tu país. En Estados Unidos puedes llamar o escribir al 988 a cualquier hora.

## Quién puede usarlo
- Hay que tener al menos 5 años.
- Los menores de 18 años necesitan que su madre, padre o tutor esté de acuerdo. Hasta entonces, algunas partes están cerradas.
- Di tu edad verdadera. De ella depende lo que ves y con quién puedes coincidir.
- Un tutor solo da su permiso para su propio hijo. Un adolescente no puede ser tutor.

## Tu cuenta
Guarda tu contraseña en secreto. Respondes de lo que pasa en tu cuenta. Si crees que otra persona la usa, cambia la contraseña y avísanos. Nuestro equipo nunca te la pedirá.

## Lo que escribes
Tus palabras siguen siendo tuyas. Nos permites guardarlas, buscar en ellas señales de peligro y mostrártelas a ti y a las personas con quienes las compartes. No las vendemos ni ponemos anuncios a su lado. La Política de privacidad dice el resto.

No puedes publicar lo que hace daño a otros, lo que va contra la ley o lo que es de otra persona. Las Normas de la comunidad dicen más.

## El acompañante de IA
Un programa elige o escribe los mensajes del acompañante y algunas sugerencias. Puede equivocarse. Siempre dice que es IA. No lo uses nunca en lugar de un médico o un terapeuta.

## Lo que cuesta
El registro diario y el diario no cuestan nada. Para las salas hace falta un plan. Ves su precio antes de pagar. Puede empezar con una prueba gratis de 7 días, una sola vez por persona. Una prueba sin tarjeta termina por sí sola. Una prueba con tarjeta pasa a ser un plan de pago, y te escribimos 48 horas antes. Puedes cancelar un plan cuando quieras en Ajustes. Sigue hasta que acaba el tiempo que pagaste.

Un menor se lo pide a su tutor, y el tutor paga. Un tutor puede dejar que un adolescente compre sin pedirlo. La Política de devoluciones y la Política de envíos dicen qué se aplica.

## Cómo cuidamos de las personas
Un programa lee lo que escriben los miembros en busca de señales de peligro, para poder ofrecer ayuda. El Protocolo de seguridad explica cómo funciona y qué no puede hacer.

Si alguien incumple las normas, podemos avisarle, suspenderle o cerrar su cuenta. Las Normas de la comunidad enumeran los pasos.

## Qué podemos prometer y qué no
Trabajamos con cuidado, pero Evenkeel puede tener errores o dejar de funcionar un rato. No podemos prometer que te ayude a sentirte mejor. Donde la ley lo permite, no respondemos del daño que venga de usar Evenkeel como algo que no es. Nada de esto te quita un derecho que te da la ley.

## Cuando cambian estas condiciones
Cada versión tiene un número y una fecha, y las versiones antiguas se pueden seguir leyendo. Cuando entra en vigor una versión nueva, te preguntamos otra vez y te mostramos qué ha cambiado. Si no estás de acuerdo con una versión nueva, aún puedes cerrar sesión, obtener una copia de tus datos, eliminar tu cuenta y llegar a la ayuda.

## Irte
Puedes dejarlo cuando quieras. Elimina tu cuenta en Ajustes, en Privacidad. Se cierra enseguida, y después de 7 días la eliminamos con lo que hay en ella. Hasta entonces puedes entrar y conservarla.

## Cómo hablar con nosotros
Usa «Informar de un problema», al final de la primera página. No necesitas una cuenta.
`,
  teen: `
Estas son las reglas entre tú y Evenkeel. Si usas Evenkeel, dices que sí a ellas.

## Qué es Evenkeel
Te ayuda a darte cuenta de cómo te sientes. Puedes registrarte cada día, escribir en un diario privado, recibir mensajes cortos de un acompañante de IA, y leer o escuchar cosas que ayudan. Hay salas para conversar y un juego de preguntas los sábados.

Evenkeel no es terapia ni un médico. Si estás en peligro, llama al número de emergencias de tu país. En Estados Unidos puedes llamar o escribir al 988, de día o de noche.

## Quién puede usarlo
- Si tienes menos de 18 años, tu madre, padre o tutor tiene que decir que sí. Hasta entonces, algunas partes están cerradas.
- Di tu edad verdadera. Así estás con gente de tu edad.
- No puedes ser tutor de nadie mientras seas adolescente.

## Tu cuenta
Guarda tu contraseña en secreto. Si otra persona la sabe, cámbiala. Nuestro equipo nunca te la pedirá.

## Lo que escribes
Tus palabras son tuyas. Las guardamos para ti, buscamos en ellas señales de peligro y las mostramos a quienes tú elijas. No las vendemos. No hay anuncios.

No publiques cosas que hacen daño, que van contra la ley o que son de otra persona.

## El acompañante de IA
El acompañante es un programa. Puede equivocarse. Siempre te dice que es IA. Cuando algo importa, pregunta a una persona de confianza.

## Lo que cuesta
El registro diario y el diario son gratis. Para las salas hace falta un plan que paga un adulto de tu familia. Si quieres algo de la tienda, se lo pides a tu tutor, y paga tu tutor, salvo que te deje comprar sin pedirlo.

## Tu seguridad
Un programa busca señales de peligro en lo que escribes, para poder ofrecerte ayuda. Si escribes que estás en peligro, nuestro equipo sabe que quizá necesitas ayuda. No puede ver tus palabras privadas. El Protocolo de seguridad dice más.

Si alguien incumple las normas, podemos avisarle, suspenderle o cerrar su cuenta.

## Sin promesas que no podamos cumplir
Trabajamos con cuidado, pero las cosas pueden fallar. No podemos prometer que Evenkeel te haga sentir mejor. Conservas todos los derechos que te da la ley.

## Cuando cambian las reglas
Arriba ves el número y la fecha. Si las reglas cambian, te preguntamos otra vez y te decimos qué hay de nuevo. Si dices que no a unas reglas nuevas, aún puedes obtener tus datos, eliminar tu cuenta y encontrar ayuda.

## Irte
Puedes irte cuando quieras. Elimina tu cuenta en Ajustes, en Privacidad. Se cierra enseguida, y tu tutor recibe un correo sobre ello. Después de 7 días la eliminamos con lo que hay en ella. Hasta entonces puedes entrar y conservarla.
`,
  child: `
Estas son las reglas de Evenkeel. Léelas con una persona mayor si puedes.

## Qué es esto
Evenkeel te ayuda a ver cómo te sientes. Puedes elegir un ánimo. Puedes escribir en un cuaderno que es solo para ti. A partir de los 8 años puedes hablar con otros niños si tu persona mayor dice que sí.

Evenkeel no es un médico. Si estás en peligro, díselo ya a una persona mayor. En Estados Unidos puedes llamar o escribir al 988.

## Quién puede usarlo
- Una persona mayor tiene que decir que sí.
- Dinos tu edad de verdad. Así te cuidamos.

## Tu contraseña
Guárdala en secreto. Nuestro equipo nunca te la pedirá.

## Tus palabras
Lo que escribes es tuyo. Lo guardamos bien. No lo vendemos. Aquí no hay anuncios.

## El acompañante
El acompañante es una máquina, no una persona. Puede equivocarse. Si no lo tienes claro, pregunta a una persona mayor.

## Dinero
No tienes que pagar. Si quieres algo de la tienda, puedes pedírselo a tu persona mayor. Paga ella, no tú.

## Para cuidarte
Una máquina busca palabras que significan peligro. Así podemos mostrarte quién puede ayudar. Nuestro equipo puede saber que necesitas ayuda. No lee tu cuaderno.

## Reglas nuevas
Si las reglas cambian, te decimos qué hay de nuevo. Luego te preguntamos otra vez.

## Puedes parar
Puedes parar cuando quieras. Puedes quitar tu cuenta en Ajustes. Una persona mayor puede ayudarte. Se lo decimos a tu persona mayor. Tienes 7 días para volver.
`,
}
