import { X } from 'lucide-react'
import { ISSUE_DESCRIPTION_MAX, issueCategories, screenshotTypes } from '#domain/ops/api.ts'
import { useMessages } from '../../../lib/messages.tsx'
import { Button } from '../../../ui/Button.tsx'
import dialog from '../../../ui/Dialog.module.css'
import field from '../../../ui/Field.module.css'
import { Icon } from '../../../ui/Icon.tsx'
import input from '../../../ui/Input.module.css'
import { classes } from '../../../ui/classes.ts'

/**
 * 'Report an Issue' as markup; `report.ts` opens and sends it, and is loaded by the press that opens it. The texts of
 * its answers stand in data attributes, so that the script carries none.
 */
export function ReportDialog() {
  const t = useMessages()
  return (
    <dialog
      className={dialog.dialog}
      aria-labelledby="report-title"
      data-report-dialog
      data-done={t('report.done')}
      data-failed={t('report.failed')}
      data-required={t('common.field.required')}
      data-bad-picture={t('report.screenshot_bad')}
    >
      <div className={dialog.head}>
        <h2 className={dialog.title} id="report-title">
          {t('report.title')}
        </h2>
        <button
          type="button"
          className={dialog.close}
          aria-label={t('common.action.close')}
          data-report-close
        >
          <Icon of={X} />
        </button>
      </div>
      <p>{t('report.lead')}</p>
      <form className={dialog.form} noValidate>
        <div className={field.field}>
          <label className={field.label} htmlFor="report-category">
            {t('report.category')}
          </label>
          <select className={input.input} id="report-category" name="category" defaultValue="bug_report">
            {issueCategories.map((category) => (
              <option key={category} value={category}>
                {t(`report.${category}`)}
              </option>
            ))}
          </select>
        </div>
        <div className={field.field}>
          <label className={field.label} htmlFor="report-description">
            {t('report.description')}
          </label>
          <p className={field.hint} id="report-hint">
            {t('report.hint')}
          </p>
          <textarea
            className={classes(input.input, input.area)}
            id="report-description"
            name="description"
            rows={5}
            required
            maxLength={ISSUE_DESCRIPTION_MAX}
            aria-describedby="report-hint report-error"
          />
          <p className={field.error} id="report-error" role="alert" data-report-error />
        </div>
        <div className={field.field}>
          <label className={field.label} htmlFor="report-screenshot">
            {t('report.screenshot')}
          </label>
          <p className={field.hint} id="report-screenshot-hint">
            {t('report.screenshot_hint')}
          </p>
          <input
            className={classes(input.input, input.file)}
            id="report-screenshot"
            name="screenshot"
            type="file"
            accept={screenshotTypes.join(',')}
            aria-describedby="report-screenshot-hint report-screenshot-error"
          />
          <p className={field.error} id="report-screenshot-error" role="alert" data-screenshot-error />
        </div>
        <div className={dialog.actions}>
          <Button look="line" data-report-close>
            {t('common.action.cancel')}
          </Button>
          <Button type="submit" data-busy={t('common.action.sending')}>
            {t('report.send')}
          </Button>
        </div>
      </form>
    </dialog>
  )
}
