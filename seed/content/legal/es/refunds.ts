import type { LegalWording } from '../wording.ts'

/** Refund Policy, in Spanish. */
export const refunds: LegalWording = {
  title: 'Política de devoluciones',
  adult: `
Los planes y la tienda aún no están abiertos, así que hoy no hay nada que pagar. Desde el día en que se abran, valen estas reglas.

## Planes
- En los primeros 7 días desde tu primer cargo, te devolvemos todo.
- Después, te devolvemos la parte del periodo que no has usado.
- Una prueba gratis no cuesta nada, así que no hay nada que devolver.

## Artículos digitales
Puedes recuperar tu dinero durante 14 días si no has abierto el artículo.

## Cosas que enviamos
Puedes devolver una cosa durante 30 días desde que la recibes. Devuélvela sin usar, por favor. Si llegó rota o no era la correcta, la vuelta no te cuesta nada.

## Cómo pedirlo
Usa «Informar de un problema» y dinos qué compraste y cuándo. No tienes que decir por qué, pero nos ayuda.

## Cuánto tarda
- Miramos tu solicitud en 2 días laborables.
- Pagamos el dinero en 5 a 7 días laborables.
- Tu banco puede necesitar de 3 a 5 días más.

El dinero vuelve por donde pagaste. Tus derechos según la ley quedan como están.

## Niños y adolescentes
No se compra nada para un menor sin un tutor. Solo quien pagó puede pedir el dinero.
`,
  teen: `
Los planes y la tienda aún no están abiertos, así que hoy nadie paga. Cuando se abran, valen estas reglas.

## Planes
- En los primeros 7 días desde el primer cargo, se devuelve todo.
- Después, se devuelve la parte que no usaste.

## Artículos digitales
Se devuelve el dinero durante 14 días si no lo has abierto.

## Cosas que enviamos
Puedes devolver una cosa durante 30 días si no la has usado. Si llegó rota, devolverla es gratis.

## Cómo pedirlo
Lo pide quien pagó, con «Informar de un problema».

## Cuánto tarda
- Lo miramos en 2 días laborables.
- Pagamos en 5 a 7 días laborables.
- El banco puede necesitar de 3 a 5 días más.
`,
  child: `
Aquí aún no se pueden comprar cosas. Cuando se pueda, pagará una persona mayor, no tú.

## Devolver cosas
- Una persona mayor puede parar un plan. En los primeros 7 días le devolvemos todo.
- Si no abriste un archivo, se puede devolver durante 14 días.
- Si te llegó una caja, se puede devolver durante 30 días.

## Cómo
La persona mayor que pagó nos lo pide. Lo miramos en 2 días. El dinero vuelve en unas dos semanas.
`,
}
