import type { LegalWording } from '../wording.ts'

/** Terms of Use, in Spanish. */
export const terms: LegalWording = {
  title: 'Condiciones de uso',
  adult: `
Estas condiciones son el acuerdo entre tú y Evenkeel. Están escritas en palabras sencillas. Si usas Evenkeel, las aceptas. Si no estás de acuerdo, por favor no lo uses.

## Qué es Evenkeel y qué no es
Evenkeel te ayuda a darte cuenta de cómo te sientes. Tiene un registro diario, un diario privado, mensajes cortos de un acompañante de IA, y cosas para leer o escuchar.

Evenkeel no es terapia. No es consejo médico ni un servicio de emergencias. No puede decirte qué enfermedad tienes ni tratarla. Si estás en peligro, llama al número de emergencias de tu país. En Estados Unidos puedes llamar o escribir al 988 a cualquier hora.

## Quién puede usarlo
- Hay que tener al menos 5 años.
- Los menores de 18 años necesitan que su madre, padre o tutor esté de acuerdo. Hasta entonces, algunas partes están cerradas.
- Di tu edad verdadera. De ella depende lo que ves y con quién puedes coincidir.
- Un tutor solo da su permiso para su propio hijo. Un adolescente no puede ser tutor.

## Tu cuenta
Guarda tu contraseña en secreto. Respondes de lo que pasa en tu cuenta. Si crees que otra persona la usa, cambia la contraseña y avísanos. Nuestro equipo nunca te la pedirá.

## Lo que escribes
Tus palabras siguen siendo tuyas. Nos permites guardarlas y mostrártelas a ti y a las personas con quienes las compartes. No hacemos nada más con ellas. No las vendemos ni ponemos anuncios a su lado.

No puedes publicar lo que hace daño a otros, lo que va contra la ley o lo que es de otra persona. Las Normas de la comunidad dicen más.

## El acompañante de IA
Un programa elige o escribe los mensajes del acompañante y algunas sugerencias. Puede equivocarse. Siempre dice que es IA. No lo uses nunca en lugar de un médico o un terapeuta.

## Lo que cuesta
Los planes y la tienda aún no están abiertos. Hasta entonces, todo es gratis. Cuando se abran, verás el precio antes de pagar, y nada empezará a costar dinero por sí solo. La Política de devoluciones y la Política de envíos dicen qué se aplicará.

## Cómo cuidamos de las personas
Un programa lee lo que escriben los miembros en busca de señales de peligro, para poder ofrecer ayuda. El Protocolo de seguridad explica cómo funciona y qué no puede hacer.

Si alguien incumple las normas, podemos avisarle, suspenderle o cerrar su cuenta. Las Normas de la comunidad enumeran los pasos.

## Qué podemos prometer y qué no
Trabajamos con cuidado, pero Evenkeel puede tener errores o dejar de funcionar un rato. No podemos prometer que te ayude a sentirte mejor. Donde la ley lo permite, no respondemos del daño que venga de usar Evenkeel como algo que no es. Nada de esto te quita un derecho que te da la ley.

## Cuando cambian estas condiciones
Cada versión tiene un número y una fecha, y las versiones antiguas se pueden seguir leyendo. Cuando entra en vigor una versión nueva, te preguntamos otra vez y te mostramos qué ha cambiado. Si no estás de acuerdo con una versión nueva, aún puedes cerrar sesión, pedir una copia de tus datos, pedirnos que eliminemos tu cuenta y llegar a la ayuda.

## Irte
Puedes dejarlo cuando quieras. Elimina tu cuenta en Ajustes, en Privacidad. Se cierra enseguida, y después de 7 días la eliminamos con lo que hay en ella. Hasta entonces puedes entrar y conservarla.

## Cómo hablar con nosotros
Usa «Informar de un problema», al final de la primera página. No necesitas una cuenta.
`,
  teen: `
Estas son las reglas entre tú y Evenkeel. Si usas Evenkeel, dices que sí a ellas.

## Qué es Evenkeel
Te ayuda a darte cuenta de cómo te sientes. Puedes registrarte cada día, escribir en un diario privado, recibir mensajes cortos de un acompañante de IA, y leer o escuchar cosas que ayudan.

Evenkeel no es terapia ni un médico. Si estás en peligro, llama al número de emergencias de tu país. En Estados Unidos puedes llamar o escribir al 988, de día o de noche.

## Quién puede usarlo
- Si tienes menos de 18 años, tu madre, padre o tutor tiene que decir que sí. Hasta entonces, algunas partes están cerradas.
- Di tu edad verdadera. Así estás con gente de tu edad.
- No puedes ser tutor de nadie mientras seas adolescente.

## Tu cuenta
Guarda tu contraseña en secreto. Si otra persona la sabe, cámbiala. Nuestro equipo nunca te la pedirá.

## Lo que escribes
Tus palabras son tuyas. Las guardamos para ti y las mostramos a quienes tú elijas. No las vendemos. No hay anuncios.

No publiques cosas que hacen daño, que van contra la ley o que son de otra persona.

## El acompañante de IA
El acompañante es un programa. Puede equivocarse. Siempre te dice que es IA. Cuando algo importa, pregunta a una persona de confianza.

## Lo que cuesta
Los planes y la tienda aún no están abiertos. Por ahora todo es gratis. Siempre verás el precio antes de que alguien pague.

## Tu seguridad
Un programa busca señales de peligro en lo que escribes, para poder ofrecerte ayuda. Si escribes que estás en peligro, nuestro equipo sabe que quizá necesitas ayuda. No puede ver tus palabras. El Protocolo de seguridad dice más.

Si alguien incumple las normas, podemos avisarle, suspenderle o cerrar su cuenta.

## Sin promesas que no podamos cumplir
Trabajamos con cuidado, pero las cosas pueden fallar. No podemos prometer que Evenkeel te haga sentir mejor. Conservas todos los derechos que te da la ley.

## Cuando cambian las reglas
Arriba ves el número y la fecha. Si las reglas cambian, te preguntamos otra vez y te decimos qué hay de nuevo. Si dices que no a unas reglas nuevas, aún puedes pedir tus datos, pedirnos que eliminemos tu cuenta y encontrar ayuda.

## Irte
Puedes irte cuando quieras. Elimina tu cuenta en Ajustes, en Privacidad. Se cierra enseguida. Después de 7 días la eliminamos con lo que hay en ella. Hasta entonces puedes entrar y conservarla.
`,
  child: `
Estas son las reglas de Evenkeel. Léelas con una persona mayor si puedes.

## Qué es esto
Evenkeel te ayuda a ver cómo te sientes. Puedes elegir un ánimo. Puedes escribir en un cuaderno que es solo para ti.

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
No tienes que pagar. Si eso cambia, primero preguntamos a una persona mayor.

## Para cuidarte
Una máquina busca palabras que significan peligro. Así podemos mostrarte quién puede ayudar. Nuestro equipo puede saber que necesitas ayuda. No ve tus palabras.

## Reglas nuevas
Si las reglas cambian, te decimos qué hay de nuevo. Luego te preguntamos otra vez.

## Puedes parar
Puedes parar cuando quieras. Puedes pedirnos que quitemos tu cuenta. Una persona mayor puede ayudarte a pedirlo.
`,
}
