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
import { messages } from './samples.ts'

const offline = new ApiError({ status: 0, code: 'common.error.offline' })

/** What the site shows: toasts, dialog, notices, care, waiting, empty, failed. */
export function ChatSamples() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Section title={messages.chat}>
        <div className={css.columns}>
          <Stack>
            <Row>
              <Button look="line" onClick={() => showToast({ text: messages.toastGood, tone: 'good' })}>
                {messages.showGood}
              </Button>
              <Button look="line" onClick={() => showToast({ text: messages.toastBad, tone: 'bad' })}>
                {messages.showBad}
              </Button>
              <Button
                look="line"
                onClick={() =>
                  showToast({
                    text: messages.toastBadge,
                    detail: messages.toastBadgeName,
                    icon: <Badge id="streak_14" />,
                  })
                }
              >
                {messages.showBadge}
              </Button>
              <Button onClick={() => setOpen(true)}>{messages.openDialog}</Button>
            </Row>
            <Notice tone="caution">{messages.noticeCaution}</Notice>
            <Notice>{messages.noticePlain}</Notice>
            <Notice tone="good">{messages.noticeGood}</Notice>
          </Stack>
          <CarePanel onDismiss={() => {}} />
        </div>
        <Dialog
          open={open}
          onClose={() => setOpen(false)}
          title={messages.dialogTitle}
          actions={
            <>
              <Button look="line" onClick={() => setOpen(false)}>
                {messages.keep}
              </Button>
              <Button look="caution" onClick={() => setOpen(false)}>
                {messages.remove}
              </Button>
            </>
          }
        >
          <p>{messages.dialogText}</p>
        </Dialog>
      </Section>
      <Section title={messages.states}>
        <div className={css.fields}>
          <Waiting label={messages.fetching} />
          <Empty title={messages.emptyTitle} action={<Button look="line">{messages.newEntry}</Button>}>
            {messages.emptyText}
          </Empty>
          <ErrorNotice error={offline} title={messages.failed} retry={() => {}} />
        </div>
      </Section>
    </>
  )
}
