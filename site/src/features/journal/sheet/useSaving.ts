import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { v7 } from 'uuid'
import { useNavigate } from 'react-router-dom'
import type { journalApi } from '#domain/journal/api.ts'
import type { Output } from '#domain/api/contract.ts'
import { openWhenDanger } from '../../moderation/index.ts'
import { usePerson } from '../../../lib/person.ts'
import { count } from '../../../lib/analytics.ts'
import type { ApiError } from '../../../lib/apiError.ts'
import { noteKeeping, openCareFor } from '../../../lib/care.ts'
import { keepDraft, type Draft } from '../../../lib/draft.ts'
import { useMessages } from '../../../lib/messages.tsx'
import {
  dropWaiting,
  withholdWaiting,
  keepWaiting,
  onSent,
  useWaiting,
  waitingOf,
} from '../../../lib/outbox.ts'
import { showToast } from '../../../ui/toasts.ts'
import { NEW, useListPosition } from '../entries/listPosition.ts'
import { changeMutation, entryQuery, saveMutation } from '../queries.ts'
import { moveUnsent } from '../voice/unsent.ts'
import { congratulate } from './congratulate.tsx'
import { bodyOf, draftKey, draftOf, isSameEntry, type EntryDraft } from './draft.ts'
import { useLatest } from '../../../lib/useLatest.ts'

/** The server's answer to a stored entry. */
export type SavedAnswer = Output<typeof journalApi.saveEntry>
/** How saving stands. */
export type Saving = {
  isSaving: boolean
  error: ApiError | null
  save: () => void
  /** Stores what is in the form as an entry of its own, beside the stored one. */
  saveAsNew: () => void
  /** Kept on this device until it can be sent. */
  isWaiting: boolean
  /** Takes the error off the page, and what waits back into the form: the person goes on writing. */
  forgetError: () => void
}

/**
 * Saves the form and never loses it: the draft goes only once the server has it, and what was typed while it was on its
 * way stays as a draft of the stored entry.
 */
export function useSaving(kept: Draft<EntryDraft>, onSaved: (answer: SavedAnswer) => void): Saving {
  const t = useMessages()
  const person = usePerson()
  const { id: personId } = person
  const client = useQueryClient()
  const go = useNavigate()
  const { openEntry, to } = useListPosition()

  const isHere = useRef(true)
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])
  // One id for the copy until it is stored: pressed again after a lost answer, it is the same entry.
  const copyId = useRef<string | null>(null)

  const stored = (answer: SavedAnswer, sent: string) => {
    const { entry } = answer
    copyId.current = null
    const now = kept.latest()
    const key = draftKey(personId, entry.id)
    client.setQueryData(entryQuery(entry.id).queryKey, { entry })
    // Written while it was on its way, or sent under an id that was stored before: a draft of the stored entry now.
    const isNewerLeft = !isSameEntry({ ...now, prompt: null, hasVoice: false }, draftOf(entry))
    // The entry's page sends it from here on.
    if (now.hasVoice) moveUnsent(personId, now.id, entry.id)
    kept.forget()
    if (isNewerLeft) {
      const newer = { ...now, id: entry.id, version: entry.version, hasVoice: false }
      if (kept.key === key) kept.change(newer)
      else keepDraft(key, newer)
      showToast({ text: t('journal.form.edited_since') })
    }
    count('journal_saved')
    if (answer.heavyWords) openCareFor(sent, 'kept')
    congratulate(t, answer)
    // A member who has gone elsewhere meanwhile stays there.
    if (!isHere.current) return
    onSaved(answer)
    // What is stored is read; what is not yet stays in the form.
    go(to(entry.id, isNewerLeft ? 'edit' : 'read'), {
      replace: openEntry === null || openEntry === NEW || openEntry === entry.id,
    })
  }
  // On the mutations themselves, not on `mutate`: an answer counts even when the sheet has been left.
  const create = useMutation({
    ...saveMutation,
    // Kept before it leaves: closing the tab must not lose it. Then it is sent from whatever screen is opened next.
    onMutate: ({ body }) => {
      keepWaiting(personId, { kind: 'entry', id: body.id, body })
      return withholdWaiting(body.id)
    },
    onSettled: (_answer, _error, _input, release) => release?.(),
    onSuccess: (answer, { body }) => {
      dropWaiting(personId, body.id)
      stored(answer, sendKey(body.id))
    },
    // It was stored and deleted elsewhere: saved once more on purpose, the text is a new entry.
    onError: ({ code, isForLater }, { body }) => {
      if (!isForLater) dropWaiting(personId, body.id)
      const isKept = waitingOf(personId).some(({ id }) => id === body.id)
      noteKeeping(sendKey(body.id), isKept ? 'kept_here' : 'not_kept')
      if (code !== 'journal.error.deleted') return
      if (copyId.current === body.id) copyId.current = null
      else {
        const next = v7()
        moveUnsent(personId, body.id, next)
        kept.change({ id: next })
      }
    },
  })
  const change = useMutation({
    ...changeMutation,
    onSuccess: (answer, { params, body }) => stored(answer, sendKey(params.id, body.version)),
    // Another device or tab was faster: fetches what is stored now.
    onError: (_, { params, body }) => {
      noteKeeping(sendKey(params.id, body.version), 'not_kept')
      void client.invalidateQueries({ queryKey: entryQuery(params.id).queryKey })
    },
  })
  const isSaving = create.isPending || change.isPending
  const { id: draftId } = kept.value
  const isWaiting = useWaiting(personId).includes(draftId)
  const latestStored = useLatest(stored)
  useEffect(
    () =>
      onSent(({ kind, id, answer }) => {
        if (kind !== 'entry' || id !== draftId) return false
        latestStored.current(answer as SavedAnswer, sendKey(id))
        return true
      }),
    [draftId, latestStored],
  )

  const send = (draft: EntryDraft) => {
    if (isSaving) return
    create.reset()
    change.reset()
    const body = bodyOf(draft)
    const text = [body.title, body.body, ...(body.tags ?? [])].join('\n')
    void openWhenDanger({ id: sendKey(draft.id, draft.version), text, person })
    if (draft.version === null) {
      create.mutate({
        body: { ...body, id: draft.id, ...(draft.prompt !== null && { answersPrompt: true }) },
      })
    } else {
      change.mutate({ params: { id: draft.id }, body: { ...body, version: draft.version } })
    }
  }
  return {
    isSaving,
    error: create.error ?? change.error,
    isWaiting,
    save: () => send(kept.latest()),
    saveAsNew: () => send({ ...kept.latest(), id: (copyId.current ??= v7()), version: null }),
    forgetError: () => {
      dropWaiting(personId, draftId)
      create.reset()
      change.reset()
    },
  }
}

/** Names one send: a later change of the same entry is read for danger anew. */
const sendKey = (id: string, version: number | null = null): string => `${id}.${version ?? 'new'}`
