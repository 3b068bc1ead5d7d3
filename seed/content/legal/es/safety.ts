import type { LegalWording } from '../wording.ts'

/** Safety protocol, in Spanish. */
export const safety: LegalWording = {
  title: 'Protocolo de seguridad',
  adult: `
Esto es lo que hace Evenkeel cuando alguien puede estar en peligro, y lo que no puede hacer. Si estás en peligro ahora, no nos esperes. Llama al número de emergencias de tu país. En Estados Unidos puedes llamar o escribir al 988, o enviar un mensaje al 741741, a cualquier hora.

## Qué buscamos
Un programa lee lo que escriben los miembros y busca señales de peligro: ideas de suicidio, autolesiones, violencia o maltrato. Funciona en nuestras propias máquinas, en nuestros cuatro idiomas. Encuentra muchos de estos textos, pero no todos. También puede equivocarse al revés.

## Qué pasa entonces
- Ofrecemos ayuda en la pantalla enseguida: números a los que llamar o escribir, y palabras para empezar. Lo que escribiste se puede guardar igual.
- Si un niño o adolescente escribe sobre un peligro, nuestro equipo sabe que quizá necesita ayuda. Sabe quién, dónde y cuándo. No ve las palabras privadas. Un mensaje en una sala sí lo puede leer.
- Una persona decide qué viene después. Un programa puede retener un mensaje en una sala o no enviarlo. Por sí solo nunca castiga ni denuncia a nadie.

## Los tutores
Se avisa a un tutor del registro de un menor, como dice la Política de privacidad. Si el peligro parece cercano, el tutor puede recibir una señal de que nos preocupa, nunca las palabras. La envía una persona. Cuando no hay una persona formada de turno, la envía enseguida un programa. Si las palabras hacen pensar que el peligro puede estar en casa, ningún programa avisa de nada al hogar. Se retiene, y decide una persona.

También se retiene una página que comparte un menor, si suena a peligro. Antes preguntamos a quien escribe si una persona puede mirarla. Solo entonces dos personas de nuestro equipo pueden leerla y decidir juntas si el tutor la recibe. Cada una da un motivo, y queda anotado.

## Qué no podemos hacer
- No vigilamos en tiempo real. Un mensaje aquí no es una llamada de socorro que alguien vaya a ver con seguridad.
- No sabemos dónde estás, y no llamamos a emergencias por ti.
- No somos una línea de crisis. Las personas de esas líneas están formadas para esto y están a cualquier hora.

## Ayuda en cualquier momento
La página de crisis se abre sin cuenta. También se abre sin conexión si ya la has visitado. «Salir rápido» te saca de la página al instante.

## Cómo lo mantenemos
Los números se comprueban, y cada uno muestra su fuente. Este protocolo solo cambia cuando dos personas de nuestro equipo están de acuerdo.
`,
  teen: `
Esto es lo que hacemos cuando alguien puede estar en peligro. Si eres tú ahora mismo, no nos esperes. Llama al número de emergencias de tu país. En Estados Unidos puedes llamar o escribir al 988, o enviar un mensaje al 741741, a cualquier hora.

## Qué buscamos
Un programa lee lo que escribes. Busca señales de que podrías hacerte daño o de que alguien te lo hace. Encuentra muchas, pero no todas. A veces se equivoca.

## Qué pasa entonces
- Te mostramos enseguida quién puede ayudar. Lo que escribiste se puede guardar igual.
- Nuestro equipo sabe que quizá necesitas ayuda. Ve quién, dónde y cuándo. No ve tus palabras privadas. Un mensaje en una sala sí lo puede leer.
- Una persona decide qué hacer. No te metes en problemas por lo que sientes.

## Tu tutor
Tu tutor se entera de tus registros como ya sabes. Si el peligro parece cercano, tu tutor puede recibir una señal de que nos preocupas. Nunca lleva tus palabras. Si parece que el peligro está en casa, ningún programa le envía nada. Se queda esperando, y decide una persona del equipo.

Si compartes una página que suena a peligro, la retenemos. Si dijiste que sí antes, dos personas de nuestro equipo pueden leerla. Deciden si tu tutor la recibe.

## Qué no podemos hacer
- No miramos todo el tiempo. No cuentes con que alguien lo vea aquí.
- No sabemos dónde estás. No podemos pedir ayuda por ti.
- No somos una línea de crisis. Allí hay personas formadas, de día y de noche.

## Ayuda en cualquier momento
Puedes abrir la página de crisis sin cuenta. «Salir rápido» te saca de la página con un toque.
`,
  child: `
Esto es lo que hacemos para cuidarte. Si estás en peligro ahora, díselo a una persona mayor de confianza. Puedes llamar al número de emergencias. En Estados Unidos puedes llamar o escribir al 988.

## Buscamos el peligro
Una máquina mira lo que escribes. Busca señales de que algo te duele o estás muy triste. No las encuentra todas.

## Entonces ayudamos
- Te mostramos a quién puedes llamar.
- Nuestro equipo sabe que quizá necesitas ayuda. No lee tu cuaderno.
- Tu persona mayor puede saber que nos preocupas. No recibe tus palabras.
- No te has metido en problemas.

## Si tu casa no es segura
¿Es difícil estar a salvo en casa? Entonces no enviamos nada a tu casa. Primero lo piensa una persona de nuestro equipo.

## Qué no podemos hacer
- No miramos todo el día.
- No sabemos dónde estás.
- No podemos ir a donde estás. Por eso, díselo a una persona mayor.

## Siempre hay ayuda
La página de ayuda está abierta de día y de noche. Está arriba: «Ayuda ahora».
`,
}
