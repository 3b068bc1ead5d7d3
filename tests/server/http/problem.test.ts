import { expect, it } from 'vitest'
import { HttpError } from '#endpoints/_kit/httpError.ts'
import { problem } from '#endpoints/_kit/problem.ts'
import { OperationError } from '#operations/_kit/operationError.ts'

const errors = { 'ai.error.no_moods': 409 } as const
const statusOf = (error: unknown) => problem(error, 'en', 'request', errors).status

it.each([
  ['of the contract', new OperationError('ai.error.no_moods'), 409],
  ['any operation may answer with', new OperationError('common.error.not_found'), 404],
  ['of a request', new HttpError('common.error.invalid_input', 400), 400],
  ['the contract does not name', new OperationError('family.error.full'), 500],
  ['without a code of ours', new Error('secret'), 500],
])('a failure %s has its status', (_, error, status) => expect(statusOf(error)).toBe(status))
