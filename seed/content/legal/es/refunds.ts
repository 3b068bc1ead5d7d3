import type { LegalWording } from '../wording.ts'

/** Refund Policy, in Spanish. */
export const refunds: LegalWording = {
  title: 'Política de devoluciones',
  adult: `
Estas reglas valen para los planes y para lo que compras en la tienda.

## Planes
- En los primeros 7 días desde tu primer cargo, te devolvemos todo.
- Después, te devolvemos la parte del periodo que no has usado.
- Una prueba gratis no cuesta nada, así que no hay nada que devolver.

## Artículos digitales
Puedes recuperar tu dinero durante 14 días si no has abierto el artículo.

## Cosas que enviamos
Puedes devolver una cosa durante 30 días desde que la recibes. Devuélvela sin usar, por favor. Si llegó rota o no era la correcta, la vuelta no te cuesta nada.

## Cómo pedirlo
Abre el pedido en Tus pedidos y pídelo allí. Para un plan, usa «Informar de un problema». Dinos qué salió mal. También puedes pedirlo cuando la política dice que no, y lo miraremos.

## Cuánto tarda
- Miramos tu solicitud en 2 días laborables.
- Pagamos el dinero en 5 a 7 días laborables.
- Tu banco puede necesitar de 3 a 5 días más.

El dinero vuelve por donde pagaste. Tus derechos según la ley quedan como están.

## Niños y adolescentes
No se compra nada para un menor sin un tutor. Solo quien pagó puede pedir el dinero.
`,
  teen: `
Estas reglas valen para los planes y la tienda. Paga un adulto, así que el dinero vuelve a un adulto.

## Planes
- En los primeros 7 días desde el primer cargo, se devuelve todo.
- Después, se devuelve la parte que no usaste.

## Artículos digitales
Se devuelve el dinero durante 14 días si no lo has abierto.

## Cosas que enviamos
Puedes devolver una cosa durante 30 días si no la has usado. Si llegó rota, devolverla es gratis.

## Cómo pedirlo
Lo pide quien pagó, en sus pedidos. Si lo compraste tú, o para un plan, con «Informar de un problema».

## Cuánto tarda
- Lo miramos en 2 días laborables.
- Pagamos en 5 a 7 días laborables.
- El banco puede necesitar de 3 a 5 días más.
`,
  child: `
Aquí no puedes comprar cosas. Puedes pedírselas a una persona mayor. Paga ella, no tú.

## Devolver cosas
- Una persona mayor puede parar un plan. En los primeros 7 días le devolvemos todo.
- Si no abriste un archivo, se puede devolver durante 14 días.
- Si te llegó una caja, se puede devolver durante 30 días.

## Cómo
La persona mayor que pagó nos lo pide. Lo miramos en 2 días. El dinero vuelve en unas dos semanas.
`,
}
