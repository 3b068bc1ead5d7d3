import { triviaBankApi } from '#domain/trivia/bankApi.ts'
import { serve, type Served } from '#endpoints/_kit/serve.ts'
import { deskStatistics } from '#operations/trivia/bank/deskStatistics.ts'
import { exportQuestions } from '#operations/trivia/bank/exportQuestions.ts'
import { importQuestions, previewImport } from '#operations/trivia/bank/importQuestions.ts'
import { deleteQuestion, setQuestionActive } from '#operations/trivia/bank/keepQuestion.ts'
import { listQuestions } from '#operations/trivia/bank/listQuestions.ts'
import { reviewQuestion } from '#operations/trivia/bank/reviewQuestion.ts'
import { createQuestion, updateQuestion } from '#operations/trivia/bank/saveQuestion.ts'

/** The bank of questions and its figures, for staff. */
export const bankEndpoints: Served[] = [
  serve(triviaBankApi.deskStatistics, ({ actor, services }) => deskStatistics(services.db, actor)),
  serve(triviaBankApi.listQuestions, ({ actor, input, services }) =>
    listQuestions(services.db, actor, input.query),
  ),
  serve(triviaBankApi.createQuestion, async ({ actor, input, services }) => ({
    question: await createQuestion(services, actor, input.body),
  })),
  serve(triviaBankApi.updateQuestion, async ({ actor, input, services }) => ({
    question: await updateQuestion(services, actor, { id: input.params.id, ...input.body }),
  })),
  serve(triviaBankApi.reviewQuestion, async ({ actor, input, services }) => ({
    question: await reviewQuestion(services, actor, { id: input.params.id, ...input.body }),
  })),
  serve(triviaBankApi.setQuestionActive, async ({ actor, input, services }) => ({
    question: await setQuestionActive(services, actor, { id: input.params.id, ...input.body }),
  })),
  serve(triviaBankApi.deleteQuestion, async ({ actor, input, services }) => {
    await deleteQuestion(services, actor, input.params.id)
    return { deleted: true as const }
  }),
  serve(triviaBankApi.exportQuestions, ({ actor, input, services }) =>
    exportQuestions(services, actor, input.body),
  ),
  serve(triviaBankApi.previewImport, ({ actor, call, input, services }) =>
    previewImport(services.db, actor, { csv: input.body.csv, locale: call.locale }),
  ),
  serve(triviaBankApi.importQuestions, ({ actor, call, input, services }) =>
    importQuestions(services, actor, { csv: input.body.csv, locale: call.locale }),
  ),
]
