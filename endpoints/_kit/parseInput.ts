import type { z } from 'zod/mini'
import type { Contract } from '#domain/api/contract.ts'
import { issueOf } from '#domain/api/issue.ts'
import { OperationError } from '#operations/_kit/operationError.ts'

/** What arrived, before any check. */
export type RawInput = { params: unknown; query: unknown; body: unknown }

/** Longest path an answer names, in characters. */
const PATH_MAX = 120
/** Most paths an answer names: an answer must not grow with what a stranger sends. */
const PATHS_MAX = 50

/** Checks all parts against the contract and reports every bad field at once. */
export function parseInput(contract: Contract, raw: RawInput): Record<string, unknown> {
  const input: Record<string, unknown> = {}
  const fields: Record<string, string> = {}
  for (const part of ['params', 'query', 'body'] as const) {
    const schema = contract[part]
    if (!schema) continue
    const parsed = schema.safeParse(raw[part])
    if (parsed.success) input[part] = parsed.data
    else collect(parsed.error.issues, part, fields)
  }
  if (Object.keys(fields).length > 0) throw new OperationError('common.error.invalid_input', { fields })
  return input
}

function collect(issues: readonly z.core.$ZodIssue[], part: string, fields: Record<string, string>): void {
  for (const issue of issues) {
    const keys = issue.code === 'unrecognized_keys' ? issue.keys : [undefined]
    for (const key of keys) {
      if (Object.keys(fields).length === PATHS_MAX) return
      const path = [part, ...issue.path, ...(key === undefined ? [] : [key])].map(String).join('.')
      fields[path.slice(0, PATH_MAX)] ??= issueOf(issue)
    }
  }
}

/** Levels of objects and lists in each other; none of our inputs comes near it. */
const DEPTH_MAX = 32

/**
 * The first path (`body.reflection`) of text that PostgreSQL cannot store (NUL) or that is no text at all (lone
 * surrogates), or of nesting so deep that walking it could exhaust the stack. Undefined when there is none.
 */
export function unstorablePath(value: unknown, path: string, depth = 0): string | undefined {
  if (typeof value === 'string') return isStorable(value) ? undefined : path
  if (value === null || typeof value !== 'object') return undefined
  if (depth === DEPTH_MAX) return path
  for (const key in value) {
    if (!isStorable(key)) return path
    const found = unstorablePath((value as Record<string, unknown>)[key], `${path}.${key}`, depth + 1)
    if (found) return found.slice(0, PATH_MAX)
  }
  return undefined
}

const isStorable = (text: string): boolean => !text.includes('\0') && text.isWellFormed()
