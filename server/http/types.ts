/** A request, free of the server that took it. Tests make one without a socket. */
export type HttpRequest = {
  readonly method: string
  /** Path and query, as sent. */
  readonly url: string
  readonly header: (name: string) => string | undefined
  /** Address of the socket's other end. */
  readonly peer: string
  /** The whole body. @throws OperationError 413 beyond `limit` bytes. */
  readonly body: (limit: number) => Promise<Buffer>
}

/** An answer with a complete body. */
export type HttpAnswer = { status: number; headers: Record<string, string | string[]>; body: string }
