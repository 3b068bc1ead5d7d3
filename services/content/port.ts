import type { Payload } from 'payload'

/** What editors keep, read through Payload's Local API. */
export type Content = {
  /**
   * What `read` gives. It is kept in this process under `key` until staff changes something, in any process; many
   * callers at once cause one read. Rejects when the read does; an error is not kept.
   */
  kept<T>(key: string, read: (payload: Payload) => Promise<T>): Promise<T>
  /** Payload itself, for what must not be kept. Waits while it is being loaded. */
  payload(): Promise<Payload>
  /** Calls `listener` after each change by staff, and when changes may have been missed. */
  onEdit(listener: () => void): void
  /** Stops listening for changes. */
  close(): Promise<void>
}

const fail = () => Promise.reject(new Error('this process reads no content'))

/** For processes that serve no content: the worker and `release` never load Payload for it. */
export const noContent: Content = {
  kept: fail,
  payload: fail,
  onEdit: () => undefined,
  close: () => Promise.resolve(),
}
