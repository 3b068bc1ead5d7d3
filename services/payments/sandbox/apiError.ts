/** What the sandbox's API answers instead of an object, in the provider's form. */
export class ApiError extends Error {
  override readonly name = 'ApiError'

  constructor(
    readonly status: number,
    readonly body: { type: string; message: string; code?: string; param?: string },
  ) {
    super(body.message)
  }
}

/** A parameter that does not fit. */
export const invalid = (message: string, param?: string): ApiError =>
  new ApiError(400, { type: 'invalid_request_error', message, ...(param && { param }) })

/** An object that is not there. */
export const missing = (kind: string, id: string): ApiError =>
  new ApiError(404, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${kind}: '${id}'`,
    param: 'id',
  })
