import { useState } from 'react'
import { ApiError } from '../lib/apiError.ts'
import { Badge } from '../ui/Badge.tsx'
import { Button } from '../ui/Button.tsx'
import { CarePanel } from '../ui/CarePanel.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { Empty } from '../ui/Empty.tsx'
import { ErrorNotice } from '../ui/ErrorNotice.tsx'
import { Row, Section, Stack } from '../ui/layout.tsx'
import { Notice } from '../ui/Notice.tsx'
import { showToast } from '../ui/toasts.ts'
import { Waiting } from '../ui/Waiting.tsx'
import css from './Gallery.module.css'
import { words } from './samples.ts'

const offline = new ApiError({ status: 0, code: 'common.error.offline' })

/** What the site says: toasts, dialog, notices, care, waiting, empty, failed. */
export function SaySamples() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Section title={words.say}>
        <div className={css.columns}>
          <Stack>
            <Row>
              <Button look="line" onClick={() => showToast({ text: words.toastGood, tone: 'good' })}>
                {words.showGood}
              </Button>
              <Button look="line" onClick={() => showToast({ text: words.toastBad, tone: 'bad' })}>
                {words.showBad}
              </Button>
              <Button
                look="line"
                onClick={() =>
                  showToast({
                    text: words.toastBadge,
                    detail: words.toastBadgeName,
                    icon: <Badge id="streak_14" />,
                  })
                }
              >
                {words.showBadge}
              </Button>
              <Button onClick={() => setOpen(true)}>{words.openDialog}</Button>
            </Row>
            <Notice tone="caution">{words.noticeCaution}</Notice>
            <Notice>{words.noticePlain}</Notice>
            <Notice tone="good">{words.noticeGood}</Notice>
          </Stack>
          <CarePanel onDismiss={() => {}} />
        </div>
        <Dialog
          open={open}
          onClose={() => setOpen(false)}
          title={words.dialogTitle}
          actions={
            <>
              <Button look="line" onClick={() => setOpen(false)}>
                {words.keep}
              </Button>
              <Button look="caution" onClick={() => setOpen(false)}>
                {words.remove}
              </Button>
            </>
          }
        >
          <p>{words.dialogText}</p>
        </Dialog>
      </Section>
      <Section title={words.states}>
        <div className={css.fields}>
          <Waiting label={words.fetching} />
          <Empty title={words.emptyTitle} action={<Button look="line">{words.newEntry}</Button>}>
            {words.emptyText}
          </Empty>
          <ErrorNotice error={offline} title={words.failed} retry={() => {}} />
        </div>
      </Section>
    </>
  )
}
