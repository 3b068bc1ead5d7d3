import { useMutation, useQuery } from '@tanstack/react-query'
import type { Output } from '#domain/api/contract.ts'
import type { deletionApi } from '#domain/account/deletionApi.ts'
import { errorText } from '../../../lib/errorText.ts'
import { useFormat } from '../../../lib/format.ts'
import { useMessages } from '../../../lib/messages.tsx'
import { Button } from '../../../ui/Button.tsx'
import { ErrorNotice } from '../../../ui/ErrorNotice.tsx'
import { Section, Stack } from '../../../ui/layout.tsx'
import { showToast } from '../../../ui/toasts.ts'
import { guardianQueries } from './queries.ts'

type One = Output<typeof deletionApi.childDeletions>['children'][number]

const ASKERS = {
  self: 'guardians.deletion.asked_minor',
  guardian: 'guardians.deletion.asked_guardian',
  support: 'guardians.deletion.asked_support',
} as const

/**
 * Accounts of children that are to be deleted: when, who asked, and the way to keep them. Nothing where there is
 * none.
 */
export function ClosedChildren() {
  const t = useMessages()
  const { data, error, refetch, isFetching } = useQuery(guardianQueries.deletions())
  if (!data && error)
    return (
      <ErrorNotice
        error={error}
        title={t('guardians.deletion.load_failed')}
        retry={refetch}
        busy={isFetching}
      />
    )
  return data?.children.map((child) => <Closed key={child.link} child={child} />)
}

function Closed({ child }: { child: One }) {
  const t = useMessages()
  const format = useFormat()
  const undo = useMutation({
    ...guardianQueries.undoDeletion(),
    onSuccess: () => showToast({ text: t('guardians.deletion.undone'), tone: 'good' }),
    onError: (error) =>
      showToast({ text: t('common.error.title'), detail: errorText(t, error), tone: 'bad' }),
  })
  return (
    <Section title={child.firstName ?? t('guardians.children.unnamed')}>
      <Stack>
        <p>
          {t('guardians.deletion.planned', {
            date: `${format.date(child.eraseAt)}, ${format.time(child.eraseAt)}`,
          })}
        </p>
        <p className="ek-soft">{t(ASKERS[child.requestedBy])}</p>
        {child.mayUndo && (
          <p>
            <Button
              look="line"
              busy={undo.isPending && t('guardians.deletion.undoing')}
              onClick={() => undo.mutate({ params: { link: child.link } })}
            >
              {t('guardians.deletion.undo')}
            </Button>
          </p>
        )}
      </Stack>
    </Section>
  )
}
