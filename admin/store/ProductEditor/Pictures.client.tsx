'use client'

import { toast } from '@payloadcms/ui'
import { useCallback, useEffect, useState } from 'react'
import { ALT_MAX } from '#domain/content/richText.ts'
import { EDITOR_PICTURE_MAX, PICTURES_MAX, pictureTypes } from '#domain/store/desk.ts'
import { fill } from '#messages/catalog.ts'
import type { Locale } from '#messages/locales.ts'
import { LoadFailed } from '#admin/_shell/LoadFailed.tsx'
import { rest, RestError } from '#admin/_shell/rest.client.ts'
import { pictureSource, type Picture, type StoreMessages } from '../parts/types.ts'

type Props = { product: string; lang: Locale; messages: StoreMessages; locale: Locale }

/** The pictures of a product in their order, one of them the cover. Source: docs/rules/store.md D-142. */
export function Pictures({ product, lang, messages, locale }: Props) {
  const texts = messages.images
  const [pictures, setPictures] = useState<Picture[] | 'failed' | null>(null)
  const [busy, setBusy] = useState(false)

  const load = useCallback(async () => {
    try {
      const { docs } = await rest.find<Picture>('product-images', {
        'where[product][equals]': product,
        sort: 'sortOrder',
        limit: PICTURES_MAX,
        locale: lang,
        'fallback-locale': 'none',
      })
      setPictures(docs)
    } catch {
      setPictures('failed')
    }
  }, [product, lang])
  useEffect(() => void load(), [load])

  async function act(work: () => Promise<unknown>, failed = messages.update_failed) {
    setBusy(true)
    try {
      await work()
    } catch (error) {
      toast.error(failed, {
        description: (error instanceof RestError && error.serverMessage) || undefined,
      })
    }
    await load()
    setBusy(false)
  }
  const add = (files: readonly File[]) =>
    act(async () => {
      // One after the other: the first becomes the cover.
      for (const file of files) {
        if (file.size > EDITOR_PICTURE_MAX)
          toast.error(fill(messages.picture_size_editor, { file: file.name }))
        else if (!pictureTypes.some((type) => type === file.type)) toast.error(messages.picture_type)
        else await rest.upload('product-images', file, { product })
      }
    }, messages.images_failed)
  const swap = (one: Picture, other: Picture) =>
    act(async () => {
      await rest.update('product-images', one.id, { sortOrder: other.sortOrder })
      await rest.update('product-images', other.id, { sortOrder: one.sortOrder })
    })

  if (pictures === null) return <p role="status">{messages.loading}</p>
  if (pictures === 'failed')
    return <LoadFailed text={messages.load_failed} retry={messages.retry} again={() => void load()} />
  return (
    <div className="ek-pictures" aria-busy={busy}>
      {pictures.length === 0 && <p className="ek-empty">{texts.none}</p>}
      <ol>
        {pictures.map((picture, index) => {
          const number = (index + 1).toLocaleString(locale)
          const [before, after] = [pictures[index - 1], pictures[index + 1]]
          return (
            <li key={picture.id}>
              <img src={pictureSource(picture)} alt={picture.alt ?? ''} />
              {picture.isCover && <span className="ek-breaks__state">{texts.cover}</span>}
              <input
                dir="auto"
                lang={lang}
                aria-label={fill(texts.alt, { number })}
                placeholder={fill(texts.alt, { number })}
                defaultValue={picture.alt ?? ''}
                maxLength={ALT_MAX}
                onBlur={({ target }) => {
                  const alt = target.value.trim()
                  if (alt !== (picture.alt ?? ''))
                    void act(() =>
                      rest.update('product-images', picture.id, { alt: alt || null }, { locale: lang }),
                    )
                }}
              />
              <div className="ek-acts">
                {!picture.isCover && (
                  <button
                    type="button"
                    className="ek-link"
                    disabled={busy}
                    onClick={() =>
                      void act(() => rest.update('product-images', picture.id, { isCover: true }))
                    }
                  >
                    {texts.make_cover}
                  </button>
                )}
                {before && (
                  <button
                    type="button"
                    className="ek-link"
                    disabled={busy}
                    onClick={() => void swap(picture, before)}
                  >
                    {fill(texts.earlier, { number })}
                  </button>
                )}
                {after && (
                  <button
                    type="button"
                    className="ek-link"
                    disabled={busy}
                    onClick={() => void swap(picture, after)}
                  >
                    {fill(texts.later, { number })}
                  </button>
                )}
                <button
                  type="button"
                  className="ek-link"
                  disabled={busy}
                  onClick={() => void act(() => rest.remove('product-images', picture.id))}
                >
                  {fill(texts.remove, { number })}
                </button>
              </div>
            </li>
          )
        })}
      </ol>
      <label className="ek-pictures__add">
        {texts.add}
        <input
          type="file"
          multiple
          accept={pictureTypes.join(',')}
          disabled={busy || pictures.length >= PICTURES_MAX}
          aria-describedby="pictures-hint"
          onChange={({ target }) => {
            const files = [...(target.files ?? [])]
            target.value = ''
            void add(files)
          }}
        />
      </label>
      <span className="ek-hint" id="pictures-hint">
        {pictures.length >= PICTURES_MAX ? messages.too_many_pictures : texts.hint}
      </span>
    </div>
  )
}
