'use client'

import { useCallback, useEffect, useRef, useState } from 'react'
import { triviaBankApi, type BankFilters, type BankQuestionView } from '#domain/trivia/bankApi.ts'
import { call } from '#admin/_shell/call.client.ts'

/** A search is sent when this many milliseconds went by without another letter. */
const PAUSE_MS = 300

type Page = { questions: BankQuestionView[]; next: string | null; total: number }

/**
 * The questions that fit, a page at a time. What is shown stays while others load; an answer to filters that changed
 * meanwhile is dropped. `onFailed` is called for each load that fails.
 */
export function useBank(filters: BankFilters, onFailed: (error: unknown) => void) {
  const [page, setPage] = useState<Page | 'failed' | null>(null)
  const [isLoading, setIsLoading] = useState(true)
  const asked = useRef(0)
  const failed = useRef(onFailed)
  useEffect(() => void (failed.current = onFailed))

  const load = useCallback(
    async (before: Page | null) => {
      const number = (asked.current += 1)
      setIsLoading(true)
      try {
        const query = { ...filters, ...(before?.next && { before: before.next }) }
        const found = await call(triviaBankApi.listQuestions, { query })
        if (asked.current !== number) return
        const known = new Set(before?.questions.map(({ id }) => id))
        const fresh = found.questions.filter(({ id }) => !known.has(id))
        setPage({ ...found, questions: [...(before?.questions ?? []), ...fresh] })
      } catch (error) {
        if (asked.current !== number) return
        failed.current(error)
        setPage((now) => now ?? 'failed')
      }
      if (asked.current === number) setIsLoading(false)
    },
    [filters],
  )

  useEffect(() => {
    const timer = setTimeout(() => void load(null), asked.current === 0 ? 0 : PAUSE_MS)
    return () => clearTimeout(timer)
  }, [load])

  const change = (by: (page: Page) => Page) =>
    setPage((now) => (now === null || now === 'failed' ? now : by(now)))
  return {
    page,
    isLoading,
    again: () => void load(null),
    more: () => void (page !== null && page !== 'failed' && load(page)),
    /** Shows a question as the server has it now. */
    put: (question: BankQuestionView) =>
      change((now) => ({
        ...now,
        questions: now.questions.map((one) => (one.id === question.id ? question : one)),
      })),
    drop: (id: string) =>
      change((now) => ({
        ...now,
        total: now.total - 1,
        questions: now.questions.filter((one) => one.id !== id),
      })),
  }
}
