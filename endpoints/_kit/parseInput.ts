import type { z } from 'zod/mini'
import type { Contract } from '#domain/api/contract.ts'
import { Failure } from '#operations/_kit/failure.ts'

/** What arrived, before any check. */
export type RawInput = { params: unknown; query: unknown; body: unknown }

// Codes zod gives that have words under `common.field`; a schema may name its own message key instead.
const ownKey = /^[a-z]+\.[a-z_.]+$/

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
  if (Object.keys(fields).length > 0) throw new Failure('common.error.invalid_input', 422, undefined, fields)
  return input
}

function collect(issues: readonly z.core.$ZodIssue[], part: string, fields: Record<string, string>): void {
  for (const issue of issues) {
    const keys = issue.code === 'unrecognized_keys' ? issue.keys : [undefined]
    for (const key of keys) {
      const place = [part, ...issue.path, ...(key === undefined ? [] : [key])].map(String).join('.')
      fields[place.slice(0, 120)] ??= ownKey.test(issue.message) ? issue.message : `common.field.${issue.code}`
    }
  }
}

/** Text that PostgreSQL cannot store (NUL) or that is no text at all (lone surrogates), anywhere in a value. */
export function hasUnstorableText(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\0') || !value.isWellFormed()
  if (Array.isArray(value)) return value.some(hasUnstorableText)
  if (value !== null && typeof value === 'object') {
    return Object.entries(value).some(([key, inner]) => hasUnstorableText(key) || hasUnstorableText(inner))
  }
  return false
}
