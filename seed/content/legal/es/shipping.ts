import type { LegalWording } from '../wording.ts'

/** Shipping Policy, in Spanish. */
export const shipping: LegalWording = {
  title: 'Política de envíos',
  adult: `
Estos plazos valen para lo que enviamos desde la tienda.

## Cuándo sale
Entregamos tu pedido al transportista en 2 a 3 días laborables.

## Cuánto tarda
- Normal: de 5 a 7 días
- Exprés: de 2 a 3 días
- Otros países: de 10 a 15 días

Estos plazos cuentan desde que sale el pedido. Los festivos y la aduana pueden alargarlos.

## Cuánto cuesta
Ves el precio del envío antes de pagar. Otros países pueden cobrar aduana o impuestos. Los paga quien recibe el paquete.

## Artículos digitales
No se envían. Los encuentras en tu biblioteca en cuanto están pagados.

## A dónde va
Necesitamos una dirección completa. Para un menor, va a la dirección de su tutor.

## Si algo sale mal
Si tu pedido llega tarde, se pierde o se rompe, dínoslo con «Informar de un problema». Lo buscaremos, lo enviaremos otra vez o te devolveremos el dinero.
`,
  teen: `
Estos plazos valen para lo que enviamos desde la tienda.

## Cuándo sale
Tu pedido sale en 2 a 3 días laborables.

## Cuánto tarda
- Normal: de 5 a 7 días
- Exprés: de 2 a 3 días
- Otros países: de 10 a 15 días

Los festivos y la aduana pueden alargarlos.

## A dónde va
Si tienes menos de 18 años, va a la dirección de tu tutor.

## Si algo sale mal
¿Llega tarde, se pierde o se rompe? Dínoslo con «Informar de un problema». Lo enviamos otra vez o devolvemos el dinero.
`,
  child: `
Esto es lo que tarda una caja.

- La preparamos en 2 a 3 días.
- Luego llega en 5 a 7 días.
- Si es correo rápido, llega en 2 a 3 días.
- Si vives lejos, tarda de 10 a 15 días.

La caja llega a tu persona mayor. ¿Llega tarde o rota? Tu persona mayor nos lo puede decir, y lo arreglamos.
`,
}
