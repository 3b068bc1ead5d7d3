import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useNavigate } from 'react-router-dom'
import { errorText } from '../../../lib/errorText.ts'
import { useMessages } from '../../../lib/messages.tsx'
import { plural } from '../../../lib/plural.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { Menu } from '../../../ui/Menu.tsx'
import { showToast } from '../../../ui/toasts.ts'
import { exportMutation } from '../queries.ts'
import { saveFile } from './saveFile.ts'

/** The journal as a text file, as a PDF, or on paper: the browser prints every script. */
export function ExportMenu() {
  const t = useMessages()
  const go = useNavigate()
  const file = useMutation({
    ...exportMutation,
    onSuccess: (made) => {
      saveFile(made)
      showToast({
        text: plural(t, 'journal.export.done', made.entriesCount),
        detail: t('journal.export.private'),
        tone: 'good',
      })
    },
    onError: (error) =>
      showToast({ text: t('journal.failed.export'), detail: errorText(t, error), tone: 'bad' }),
  })
  return (
    <Menu
      look="text"
      end
      items={[
        {
          key: 'txt',
          label: t('journal.export.txt'),
          disabled: file.isPending,
          onSelect: () => file.mutate({ body: { format: 'txt' } }),
        },
        {
          key: 'pdf',
          label: t('journal.export.pdf'),
          disabled: file.isPending,
          onSelect: () => file.mutate({ body: { format: 'pdf' } }),
        },
        {
          key: 'print',
          label: t('journal.export.print'),
          onSelect: () => go('/journal/print'),
        },
      ]}
    >
      <Icon of={Download} />
      {t('journal.export.button')}
    </Menu>
  )
}
