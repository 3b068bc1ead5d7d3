import type { CallInput } from '#domain/api/contract.ts'
import { triviaBankApi, type BankQuestionView } from '#domain/trivia/bankApi.ts'
import type { Person } from '#tests/kit/people.ts'
import type { TestContext } from '#tests/kit/testContext.ts'
import { newQuestion, type WrittenQuestion } from './newQuestion.ts'

type Decision = { decision?: 'approved' | 'rejected'; note?: string; revision?: number }

/** What staff does with the bank at the desk, over the contracts. `reader` is who looks at the list. */
export function bankDesk(context: { readonly current: TestContext }, reader: () => Person) {
  const askToCreate = (as: Person, own: Partial<WrittenQuestion> = {}) =>
    context.current.ask(triviaBankApi.createQuestion, { body: newQuestion(own) }, { as })
  const create = async (as: Person, own: Partial<WrittenQuestion> = {}): Promise<BankQuestionView> =>
    (await context.current.call(triviaBankApi.createQuestion, { body: newQuestion(own) }, { as })).question
  const list = (query: CallInput<typeof triviaBankApi.listQuestions>['query'] = {}, as = reader()) =>
    context.current.call(triviaBankApi.listQuestions, { query }, { as })
  const get = async (id: string, as = reader()) =>
    (await list({}, as)).questions.find((one) => one.id === id)!
  /** Saves a question with the words it has, but those given. */
  const askToUpdate = async (
    as: Person,
    id: string,
    own: Partial<WrittenQuestion & { revision: number }>,
  ) => {
    const { options, correctOptionId, ...now } = await get(id)
    const same = {
      prompt: now.prompt,
      explanation: now.explanation,
      tags: now.tags,
      sensitive: now.sensitive,
      locale: now.locale,
      ageGroup: now.ageGroup,
      category: now.category,
      type: now.type,
      difficulty: now.difficulty,
      revision: now.revision,
      options: options.map(({ text, emoji }) => ({ text, ...(emoji && { emoji }) })),
      correctOptionId: correctOptionId as 'a',
      state: 'pending' as const,
    }
    return context.current.ask(
      triviaBankApi.updateQuestion,
      { params: { id }, body: { ...same, ...own } },
      { as },
    )
  }
  const review = async (as: Person, id: string, own: Decision = {}) => {
    const { revision } = await get(id)
    const body = { decision: 'approved' as const, note: '', revision, ...own }
    return context.current.ask(triviaBankApi.reviewQuestion, { params: { id }, body }, { as })
  }
  const trail = async (as: Person) => {
    const rows = await context.current.db.query<{ event: string; metadata: object }>(
      'select event, metadata from admin_audit_logs where admin_id = $1 order by id',
      [as.id],
    )
    return rows.map(({ event, metadata }) => [event, metadata])
  }
  return { askToCreate, create, list, get, askToUpdate, review, trail }
}
