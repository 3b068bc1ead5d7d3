import { useState } from 'react'
import { ISSUE_DESCRIPTION_MAX, issueCategories, opsApi, screenshotTypes } from '#domain/ops/api.ts'
import { ApiError } from '../../lib/apiError.ts'
import { call } from '../../lib/call.ts'
import { useMessages } from '../../lib/messages.tsx'
import { base64Of, isUsableScreenshot } from '../../lib/screenshot.ts'
import { WithMessages } from '../../lib/WithMessages.tsx'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Field } from '../../ui/Field.tsx'
import { Stack } from '../../ui/layout.tsx'
import { Select } from '../../ui/Select.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { TextInput } from '../../ui/TextInput.tsx'
import { showToast } from '../../ui/toasts.ts'
import { useForm } from '../../ui/useForm.ts'
import input from '../../ui/Input.module.css'

type Category = (typeof issueCategories)[number]

/** 'Report an Issue' for members, over the page it is about. */
export function ReportIssueDialog({ onClose }: { onClose: () => void }) {
  return (
    <WithMessages names={['report']}>
      <Report onClose={onClose} />
    </WithMessages>
  )
}

function Report({ onClose }: { onClose: () => void }) {
  const t = useMessages()
  const [category, setCategory] = useState<Category>('bug_report')
  const [description, setDescription] = useState('')
  const [screenshot, setScreenshot] = useState<File>()

  const form = useForm({
    check: () => ({
      ...(description.trim() === '' && { description: 'common.field.required' }),
      ...(screenshot && !isUsableScreenshot(screenshot) && { screenshot: 'report.screenshot_bad' }),
    }),
    send: async () => {
      const picture = screenshot && (await base64Of(screenshot))
      await call(opsApi.reportIssue, {
        body: {
          category,
          description: description.trim(),
          pageUrl: location.href.slice(0, 500),
          ...(picture && { screenshot: picture }),
        },
      })
      onClose()
      showToast({ text: t('report.done'), tone: 'good' })
    },
    explain: ({ code }) => (code === 'ops.error.screenshot' ? { screenshot: 'report.screenshot_bad' } : {}),
    onError: (error) => {
      const isBusy = error instanceof ApiError && error.code === 'ops.error.screenshot_busy'
      showToast({ text: t(isBusy ? 'common.error.unavailable' : 'report.failed'), tone: 'bad' })
    },
  })

  return (
    <Dialog
      open
      onClose={onClose}
      title={t('report.title')}
      actions={
        <>
          <Button look="line" onClick={onClose}>
            {t('common.action.cancel')}
          </Button>
          <Button busy={form.busy ? t('common.action.sending') : undefined} onClick={form.submit}>
            {t('report.send')}
          </Button>
        </>
      }
    >
      <form {...form.props}>
        <Stack>
          <p>{t('report.lead')}</p>
          <Field label={t('report.category')}>
            <Select
              name="category"
              value={category}
              onChange={(event) => setCategory(event.target.value as Category)}
            >
              {issueCategories.map((one) => (
                <option key={one} value={one}>
                  {t(`report.${one}`)}
                </option>
              ))}
            </Select>
          </Field>
          <Field
            label={t('report.description')}
            hint={t('report.hint')}
            error={form.errorOf('description')}
            required
          >
            <TextArea
              name="description"
              rows={5}
              max={ISSUE_DESCRIPTION_MAX}
              value={description}
              onChange={(event) => setDescription(event.target.value)}
            />
          </Field>
          <Field
            label={t('report.screenshot')}
            hint={t('report.screenshot_hint')}
            error={form.errorOf('screenshot')}
          >
            <TextInput
              type="file"
              name="screenshot"
              className={input.file}
              accept={screenshotTypes.join(',')}
              onChange={(event) => setScreenshot(event.target.files?.[0])}
            />
          </Field>
        </Stack>
      </form>
    </Dialog>
  )
}
