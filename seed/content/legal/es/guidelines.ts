import type { LegalWording } from '../wording.ts'

/** Community Guidelines, in Spanish. */
export const guidelines: LegalWording = {
  title: 'Normas de la comunidad',
  adult: `
La gente viene a Evenkeel en días buenos y en días difíciles. Estas normas valen donde se encuentran los miembros: en las familias y en las salas.

## Sé amable
- Habla a los demás como querrías que te hablaran en un mal día.
- Escucha primero. Da consejos solo cuando alguien los pida.
- Puedes no estar de acuerdo con una idea. No ataques a la persona.

## Cuida de los demás
- No amenaces, acoses ni avergüences a nadie.
- No animes a nadie a hacerse daño ni describas cómo hacerlo.
- Nada de contenido sexual, y nunca nada sexual sobre menores.
- Si alguien está en peligro, usa «Ayuda ahora». No tienes que afrontarlo a solas.

## Lo privado es privado
- No publiques tu dirección, tu teléfono ni tu centro de estudios, y no pidas los de otros.
- Lo que alguien te cuenta aquí se queda aquí. No lo copies en otro sitio.
- Los adultos no contactan con menores fuera de su propia familia.

## Sé honesto
- Sé tú. No finjas ser otra persona ni tener otra edad.
- No vendas cosas ni pongas anuncios.
- No hagas de médico ni de terapeuta aquí, aunque lo seas.

## Cuando se incumple una norma
Puedes bloquear a una persona e informar de lo que hizo. No se le dice quién informó. Los informes los miran personas, no solo programas. En las salas, un programa lee primero cada mensaje. Puede retenerlo o no enviarlo. El mensaje de un niño espera hasta que lo ha leído un moderador.

Estos son los pasos:
- Primero, un aviso.
- Después, 24 horas sin poder escribir en el chat.
- Después, una suspensión de 7 días.
- Después, una expulsión permanente.

Una conducta grave, como amenazas o daño a un menor, lleva enseguida a la expulsión permanente.

Si crees que nos equivocamos, puedes recurrir una vez, durante 30 días. Otra persona lo volverá a mirar.
`,
  teen: `
La gente viene aquí en días buenos y malos. Estas normas valen donde se encuentran los miembros.

## Sé amable
- Habla a los demás como quieres que te hablen en un mal día.
- Escucha primero. Da consejos cuando alguien los pida.
- No estés de acuerdo con ideas, no con personas.

## Cuidaos
- No amenaces, acoses ni avergüences a nadie.
- Nunca empujes a alguien a hacerse daño. No cuentes cómo hacerlo.
- Nada sexual.
- Si alguien está en peligro, usa «Ayuda ahora» y díselo a un adulto. No tienes que arreglarlo a solas.

## Lo privado es privado
- No publiques tu dirección, tu teléfono ni tu instituto. No pidas los de otra persona.
- Lo que te cuentan aquí se queda aquí.
- Si un adulto que no conoces quiere hablar en privado, informa.

## Sé tú
- No finjas ser otra persona ni tener otra edad.
- No vendas cosas.

## Cuando se incumple una norma
Puedes bloquear a personas e informar. No sabrán quién fue. Una persona mira cada informe. En las salas, un programa lee primero cada mensaje, y algunos esperan hasta que los ha leído un moderador.

Los pasos son:
- un aviso
- 24 horas sin chat
- 7 días sin tu cuenta
- una expulsión para siempre

Por cosas muy graves, como amenazas, la expulsión llega enseguida. Si crees que nos equivocamos, puedes decirlo una vez, durante 30 días. Otra persona lo volverá a mirar.
`,
  child: `
Estas son las reglas para estar con otros aquí. En una sala, nuestro equipo lee primero tus palabras. Después las ven los demás.

## Sé amable
- Usa palabras bonitas.
- Escucha cuando otros hablan.
- No seas malo. No asustes a nadie.

## Cuídate
- No digas dónde vives.
- No des tu teléfono ni el nombre de tu escuela.
- Si alguien te hace sentir mal, díselo a una persona mayor.
- Si un amigo está en peligro, díselo ya a una persona mayor.

## Sé tú
- No digas que eres otra persona.
- Di tu edad de verdad.

## Si alguien rompe una regla
Puedes bloquearle. Así no puede llegar a ti. Puedes contárnoslo. No sabrá que fuiste tú. Una persona de nuestro equipo lo mirará.

Esto puede pasarle:
- Primero le decimos que pare.
- Después no puede chatear durante un día.
- Después no puede entrar durante 7 días.
- Después no puede volver.

Si es muy grave, se tiene que ir enseguida.
`,
}
