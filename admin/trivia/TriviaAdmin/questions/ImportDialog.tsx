import { useState } from 'react'
import { IMPORT_CHARACTERS_MAX, triviaBankApi, type ImportPreview } from '#domain/trivia/bankApi.ts'
import { fill } from '#messages/catalog.ts'
import { localeNames, type Locale } from '#messages/locales.ts'
import { call } from '#admin/_shell/call.client.ts'
import type { DeskMessages } from '../types.ts'
import { Dialog } from '#admin/_shell/Dialog.tsx'

type Props = {
  messages: DeskMessages
  locale: Locale
  onCancel: () => void
  /** Shows an error and returns its message. */
  onFailed: (error: unknown, otherwise?: string) => string
  onImported: (count: number) => void
}
type Chosen = { csv: string; preview: ImportPreview }

/** Brings a file of questions: first what it would do, with every error, then all of it or nothing. */
export function ImportDialog({ messages, locale, onCancel, onFailed, onImported }: Props) {
  const texts = messages.questions.importing
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const [busy, setBusy] = useState(false)
  const [issue, setIssue] = useState<string | null>(null)

  async function work(does: () => Promise<void>) {
    setBusy(true)
    setIssue(null)
    try {
      await does()
    } catch (error) {
      setIssue(onFailed(error))
    } finally {
      setBusy(false)
    }
  }
  const look = (file: File) =>
    work(async () => {
      setChosen(null)
      const csv = await file.text().catch((error: unknown) => {
        throw new Error(texts.unreadable, { cause: error })
      })
      if (csv.length > IMPORT_CHARACTERS_MAX) {
        setIssue(fill(texts.too_large, { max: IMPORT_CHARACTERS_MAX.toLocaleString(locale) }))
        return
      }
      setChosen({ csv, preview: await call(triviaBankApi.previewImport, { body: { csv: csv || ' ' } }) })
    })
  const bring = ({ csv }: Chosen) =>
    work(async () => onImported((await call(triviaBankApi.importQuestions, { body: { csv } })).imported))

  const mayImport = chosen !== null && chosen.preview.issueCount === 0 && chosen.preview.fresh > 0
  return (
    <Dialog isWide title={texts.title} onClose={onCancel}>
      <form
        className="ek-fields"
        onSubmit={(event) => {
          event.preventDefault()
          if (mayImport) void bring(chosen)
        }}
      >
        <p>{texts.intro}</p>
        <label>
          {texts.file}
          <input
            type="file"
            accept=".csv,text/csv"
            disabled={busy}
            onChange={({ target }) => {
              const [file] = target.files ?? []
              if (file) void look(file)
              // The same file is chosen again after it was fixed.
              target.value = ''
            }}
          />
        </label>
        <div role="status">
          {busy && !chosen && <p>{texts.checking}</p>}
          {chosen && <Preview preview={chosen.preview} messages={messages} locale={locale} />}
        </div>
        {issue && (
          <p className="ek-notice ek-notice--bad" role="alert">
            {issue}
          </p>
        )}
        <div className="ek-dialog__acts">
          <button type="button" className="ek-button" onClick={onCancel}>
            {messages.cancel}
          </button>
          <button type="submit" className="ek-button ek-button--strong" disabled={busy || !mayImport}>
            {texts.confirm}
          </button>
        </div>
      </form>
    </Dialog>
  )
}

function Preview({
  preview,
  messages,
  locale,
}: { preview: ImportPreview } & Pick<Props, 'messages' | 'locale'>) {
  const texts = messages.questions.importing
  const n = (count: number) => count.toLocaleString(locale)
  if (preview.issueCount > 0)
    return (
      <>
        <p className="ek-failed">{fill(texts.issues, { count: n(preview.issueCount) })}</p>
        {preview.issueCount > preview.issues.length && (
          <p>{fill(texts.issues_shown, { count: n(preview.issues.length) })}</p>
        )}
        <Table
          head={[texts.line, texts.column, texts.problem]}
          rows={preview.issues.map(({ line, field, message }) => [n(line), field ?? '–', message])}
        />
      </>
    )
  return (
    <>
      <p>{fill(texts.fresh, { count: n(preview.fresh) })}</p>
      {preview.known > 0 && <p>{fill(texts.known, { count: n(preview.known) })}</p>}
      {preview.rows.length > 0 && (
        <Table
          head={[
            texts.line,
            texts.question,
            messages.questions.filter.age,
            messages.questions.filter.language,
          ]}
          rows={preview.rows.map(({ line, prompt, ageGroup, locale: language }) => [
            n(line),
            prompt,
            messages.questions.age[ageGroup],
            localeNames[language],
          ])}
        />
      )}
    </>
  )
}

function Table({ head, rows }: { head: readonly string[]; rows: readonly (readonly string[])[] }) {
  return (
    <div className="ek-scroll">
      <table className="ek-table ek-import">
        <thead>
          <tr>
            {head.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, row) => (
            <tr key={row}>
              {cells.map((cell, index) => (
                <td key={index} dir="auto">
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
