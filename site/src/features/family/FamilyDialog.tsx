import { useMutation } from '@tanstack/react-query'
import type { FamilyGroupView, FamilyMemberView } from '#domain/family/schema.ts'
import { ApiError } from '../../lib/apiError.ts'
import { useMessages } from '../../lib/messages.tsx'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { showToast } from '../../ui/toasts.ts'
import { familyWrites } from './queries.ts'
import { RenameDialog } from './RenameDialog.tsx'
import { nameOf } from './rights.ts'
import { useShowError } from './useShowError.ts'

type Yes = { of: 'code' | 'leave' } | { of: 'remove' | 'block'; member: FamilyMemberView }
/** What is asked before it happens. */
export type Question = { of: 'rename' } | Yes

type DialogProps<Q = Question> = { group: FamilyGroupView; question: Q; onClose: () => void }

/** Asks about a family or one of its people, then does it. */
export function FamilyDialog({ group, question, onClose }: DialogProps) {
  return question.of === 'rename' ? (
    <RenameDialog group={group} onClose={onClose} />
  ) : (
    <Confirm group={group} question={question} onClose={onClose} />
  )
}

function Confirm({ group, question, onClose }: DialogProps<Yes>) {
  const t = useMessages()
  const act = useAct(group, question)
  // A live event may take this dialog away before the answer is here; it is shown all the same.
  const press = () =>
    void act.run().then(() => {
      showToast({ text: act.done, tone: 'good' })
      onClose()
    }, act.showError)
  return (
    <Dialog
      alert
      open
      onClose={onClose}
      title={act.title}
      actions={
        <>
          <Button look="line" onClick={onClose}>
            {t('common.action.cancel')}
          </Button>
          <Button look="caution" onClick={press} busy={act.isPending && t('common.state.loading')}>
            {act.label}
          </Button>
        </>
      }
    >
      <p>{act.text}</p>
    </Dialog>
  )
}

/** The texts of a question, and what its yes does. */
function useAct(group: FamilyGroupView, question: Yes) {
  const t = useMessages()
  const showError = useShowError()
  const leave = useMutation(familyWrites.leave())
  const newCode = useMutation(familyWrites.newCode())
  const remove = useMutation(familyWrites.remove())
  const block = useMutation(familyWrites.block())
  const params = { id: group.id }
  const shared = {
    showError,
    isPending: leave.isPending || newCode.isPending || remove.isPending || block.isPending,
  }
  switch (question.of) {
    case 'code':
      return {
        ...shared,
        title: t('family.code.renew_title'),
        text: t('family.code.renew_text'),
        label: t('family.code.renew'),
        done: t('family.code.renewed'),
        run: () => newCode.mutateAsync({ params }),
      }
    case 'leave':
      return {
        ...shared,
        title: t('family.leave.title', { family: group.name }),
        text: t(group.members.length === 1 ? 'family.leave.text_last' : 'family.leave.text'),
        label: t('family.leave.act'),
        done: t('family.leave.done'),
        run: () => leave.mutateAsync({ params }),
      }
    case 'remove': {
      const { userId } = question.member
      const name = nameOf(question.member)
      return {
        ...shared,
        title: t('family.remove.title', { name }),
        text: t('family.remove.text'),
        label: t('family.remove.act'),
        done: t('family.remove.done', { name }),
        run: () => remove.mutateAsync({ params: { ...params, userId } }),
      }
    }
    case 'block': {
      const { userId } = question.member
      const name = nameOf(question.member)
      return {
        ...shared,
        title: t('family.block.title', { name }),
        text: t('family.block.text'),
        label: t('family.block.act'),
        done: t('family.block.done', { name }),
        showError: (error: unknown) => {
          const isOut = error instanceof ApiError && error.status === 401
          if (isOut) showToast({ text: t('moderation.error.sign_in'), tone: 'bad' })
          else showError(error)
        },
        run: () => block.mutateAsync({ body: { userId } }),
      }
    }
  }
}
