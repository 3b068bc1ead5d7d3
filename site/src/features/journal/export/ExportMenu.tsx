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

/** The journal as a text file, or on paper: the browser makes a PDF of it, in every script. */
export function ExportMenu() {
  const t = useMessages()
  const go = useNavigate()
  const text = useMutation({
    ...exportMutation,
    onSuccess: (file) => {
      saveFile(file)
      showToast({
        text: plural(t, 'journal.export.done', file.entriesCount),
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
          disabled: text.isPending,
          onSelect: () => text.mutate({ body: { format: 'txt' } }),
        },
        {
          key: 'pdf',
          label: t('journal.export.pdf'),
          onSelect: () => go('/journal/print'),
        },
      ]}
    >
      <Icon of={Download} />
      {t('journal.export.button')}
    </Menu>
  )
}
