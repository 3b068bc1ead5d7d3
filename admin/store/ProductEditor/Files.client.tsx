'use client'

import { toast } from '@payloadcms/ui'
import { useCallback, useEffect, useState } from 'react'
import { endingOf, FILE_MAX, fileKinds, FILES_MAX } from '#domain/store/files.ts'
import { fill } from '#messages/catalog.ts'
import type { Locale } from '#messages/locales.ts'
import { LoadFailed } from '#admin/_shell/LoadFailed.tsx'
import { rest, RestError } from '#admin/_shell/rest.client.ts'
import type { DigitalFile, StoreMessages } from '../parts/types.ts'

type Props = { product: string; messages: StoreMessages; locale: Locale }

/** The files of a digital product, which only its buyers get. Source: docs/rules/store.md D-files. */
export function Files({ product, messages, locale }: Props) {
  const texts = messages.files
  const [files, setFiles] = useState<DigitalFile[] | 'failed' | null>(null)
  const [adding, setAdding] = useState<string | null>(null)
  const [issue, setIssue] = useState<string | null>(null)

  const load = useCallback(async () => {
    try {
      const query = { 'where[product][equals]': product, sort: 'sortOrder', limit: FILES_MAX }
      setFiles((await rest.find<DigitalFile>('digital-assets', query)).docs)
    } catch {
      setFiles('failed')
    }
  }, [product])
  useEffect(() => void load(), [load])

  async function act(name: string, work: () => Promise<void>, failed = messages.update_failed) {
    setAdding(name)
    setIssue(null)
    try {
      await work()
    } catch (error) {
      setIssue((error instanceof RestError && error.serverMessage) || failed)
      toast.error(failed)
    }
    await load()
    setAdding(null)
  }
  const add = (file: File) =>
    act(
      file.name,
      async () => {
        if (file.size > FILE_MAX) throw new RestError(422, messages.error.file_size, {})
        if (endingOf(file.name) === undefined) throw new RestError(422, messages.error.file_kind, {})
        await rest.send('staff/product-files', { product, name: file.name }, file)
      },
      messages.file_failed,
    )

  if (files === null) return <p role="status">{messages.loading}</p>
  if (files === 'failed')
    return <LoadFailed text={messages.load_failed} retry={messages.retry} again={() => void load()} />
  const megabytes = new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: 'megabyte',
    maximumFractionDigits: 1,
  })
  return (
    <div className="ek-breaks" aria-busy={adding !== null}>
      {files.length === 0 && <p className="ek-empty">{texts.none}</p>}
      <ul>
        {files.map(({ id, fileName, filesize }) => (
          <li key={id}>
            <span>
              <bdi>{fileName}</bdi> <small>{megabytes.format((filesize ?? 0) / 1_048_576)}</small>
            </span>
            <button
              type="button"
              className="ek-link"
              disabled={adding !== null}
              onClick={() => void act(fileName, () => rest.remove('digital-assets', id))}
            >
              {fill(texts.remove, { file: fileName })}
            </button>
          </li>
        ))}
      </ul>
      <label className="ek-pictures__add">
        {texts.add}
        <input
          type="file"
          accept={Object.keys(fileKinds)
            .map((ending) => `.${ending}`)
            .join(',')}
          disabled={adding !== null || files.length >= FILES_MAX}
          aria-describedby="files-hint"
          onChange={({ target }) => {
            const [file] = target.files ?? []
            target.value = ''
            if (file) void add(file)
          }}
        />
      </label>
      <span className="ek-hint" id="files-hint">
        {texts.hint}
      </span>
      {adding && <p role="status">{fill(texts.adding, { file: adding })}</p>}
      {issue && (
        <p className="ek-notice ek-notice--bad" role="alert">
          {issue}
        </p>
      )}
    </div>
  )
}
