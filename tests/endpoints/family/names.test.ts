import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { familyApi } from '#domain/family/api.ts'
import { useTestContext } from '#tests/kit/testContext.ts'
import { families } from './families.ts'

const context = useTestContext()
const { seen, three } = families(context)

it.each(['The Van Dyke family', 'Familia De la Cerda', 'Famille Nègre', 'The Dykes'])(
  'a family may have its surname: “%s”',
  async (name) => {
    const { admin, id } = await three()
    const { ask } = context.current
    expect((await ask(familyApi.rename, { params: { id }, body: { name } }, { as: admin })).status).toBe(200)
    expect((await seen(admin, id))!.name).toBe(name)
  },
)

it.each(['Team Bitches', 'Los hijos de puta', 'Dirty Dyke', 'the dykes', 'Dyke 🐒', 'Fuk the Dykes'])(
  'a family is not called “%s”, at first or later',
  async (name) => {
    const { admin, id, group } = await three()
    const { ask, people } = context.current
    const words = 'Please choose a kinder name. Children may see it.'
    const refused = { code: 'family.error.name_unkind', fields: { 'body.name': words } }
    const founded = await ask(
      familyApi.create,
      { body: { id: randomUUID(), name } },
      { as: await people.adult() },
    )
    const renamed = await ask(familyApi.rename, { params: { id }, body: { name } }, { as: admin })
    for (const { status, body } of [founded, renamed]) {
      expect(status).toBe(422)
      expect(body).toMatchObject({ error: refused })
    }
    expect((await seen(admin, id))!.name).toBe(group.name)
  },
)
