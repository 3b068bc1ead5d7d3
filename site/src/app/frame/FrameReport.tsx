import { lazy, Suspense, useState } from 'react'
import { useMessages } from '../../lib/messages.tsx'
import { Button } from '../../ui/Button.tsx'
import css from './FrameReport.module.css'

const ReportIssueDialog = lazy(() =>
  import('../../features/ops/ReportIssueDialog.tsx').then((m) => ({ default: m.ReportIssueDialog })),
)

/** 'Report an Issue' below pages without an account menu: first steps and what a consent stands before. */
export function FrameReport() {
  const t = useMessages()
  const [isOpen, setOpen] = useState(false)
  return (
    <footer className={css.foot}>
      <Button look="text" onClick={() => setOpen(true)}>
        {t('shell.nav.report')}
      </Button>
      {isOpen && (
        <Suspense>
          <ReportIssueDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </footer>
  )
}
