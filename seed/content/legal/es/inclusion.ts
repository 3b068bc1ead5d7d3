import type { LegalWording } from '../wording.ts'

/** Inclusion & Respect, in Spanish. */
export const inclusion: LegalWording = {
  title: 'Inclusión y respeto',
  adult: `
Aquí hay sitio para todas las personas. Los sentimientos no preguntan de dónde vienes, cuántos años tienes ni a quién quieres. Nosotros tampoco.

## Lo que defendemos
- Todo cuerpo, fe, género, idioma y tipo de familia es bienvenido.
- Usamos el nombre y los pronombres que nos das. No tienes que dar ninguno.
- No preguntamos más de lo necesario. El sexo y los pronombres los das si quieres.
- Aquí no hay fotos de los miembros. Te representa una bandera, y nadie te juzga por tu aspecto.

## Lo que no aceptamos
No aceptamos odio ni desprecio por raza, origen, color de piel, religión, género, orientación sexual, discapacidad, enfermedad, edad o cuerpo. Tampoco en broma. Las Normas de la comunidad dicen qué pasa entonces.

## Hecho para todos
- Puedes usar Evenkeel con el teclado y con un lector de pantalla.
- Puedes elegir letras más grandes, más contraste, menos movimiento y una pantalla oscura.
- Nuestras reglas existen en palabras para niños, para adolescentes y para adultos.
- Evenkeel está hecho en inglés, español, francés y árabe. El árabe se lee de derecha a izquierda, como debe ser.

## Dínoslo
No acertamos en todo. Si algo te deja fuera, dínoslo con «Informar de un problema». Queremos arreglarlo.
`,
  teen: `
Aquí hay sitio para todos. Da igual de dónde vienes, en qué crees o a quién quieres.

## Lo que defendemos
- Todo cuerpo, fe, género, idioma y tipo de familia es bienvenido.
- Usamos el nombre y los pronombres que nos das. No tienes que dar ninguno.
- No hay fotos de los miembros. Aquí eres una bandera, así que nadie juzga tu aspecto.

## Lo que no está bien
El odio no está bien. Hablamos de odio por raza, origen, color de piel, religión, género, a quién quieres, discapacidad, edad o cuerpo. Las bromas también cuentan. Las Normas de la comunidad dicen qué pasa entonces.

## Hecho para todos
- Puedes usar Evenkeel con el teclado o con un lector de pantalla.
- Puedes agrandar las letras, usar la pantalla oscura o calmar el movimiento.
- Está hecho en inglés, español, francés y árabe.

## Dínoslo
Si algo te deja fuera, dínoslo con «Informar de un problema». Queremos arreglarlo.
`,
  child: `
Este es tu sitio. Y también el de los demás.

## Todos son bienvenidos
- Da igual cómo seas por fuera.
- Da igual de dónde vengas.
- Da igual cómo sea tu familia.
- Te llamamos por el nombre que te gusta.

## Sé justo
No seas malo con alguien por ser como es. No hagas bromas sobre eso. Si te lo hacen a ti, díselo a una persona mayor o a nosotros.

## Hecho para ti
Puedes hacer las letras grandes. Puedes poner la pantalla oscura. Un lector de pantalla te lo puede leer.

## Dínoslo
¿Hay algo demasiado difícil aquí? Dínoslo. Queremos hacerlo mejor.
`,
}
