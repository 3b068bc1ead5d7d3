import { useMutation } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import type { LibraryFile, LibraryItem } from '#domain/store/libraryApi.ts'
import { errorText } from '../../../lib/errorText.ts'
import { useFormat } from '../../../lib/format.ts'
import { useMessages } from '../../../lib/messages.tsx'
import { Button } from '../../../ui/Button.tsx'
import { classes } from '../../../ui/classes.ts'
import { Notice } from '../../../ui/Notice.tsx'
import { showToast } from '../../../ui/toasts.ts'
import { productPath } from '../paths.ts'
import { ShelfPicture } from '../ShelfPicture.tsx'
import css from './orders.module.css'
import { orderWrites } from './queries.ts'

/** Something a member owns, with its files; or why they cannot be had. */
export function LibraryPiece({ item }: { item: LibraryItem }) {
  const t = useMessages()
  const format = useFormat()
  const { id, productId, imageId, title, status, reason, files, downloadsLeft } = item
  return (
    <li className={classes(css.piece, status !== 'active' && css.rests)}>
      <ShelfPicture
        of={productId}
        image={imageId ? { id: imageId } : null}
        decorative
        className={css.picture}
      />
      <h3>
        <Link to={productPath(productId)} dir="auto">
          {title}
        </Link>
      </h3>
      <p className={css.soft}>{t('orders.library.since', { date: format.date(item.grantedAt) })}</p>
      {status === 'resting' && <Notice tone="caution">{t('orders.library.resting')}</Notice>}
      {status === 'revoked' && (
        <Notice>
          {t(reason === 'dispute' ? 'orders.library.revoked_dispute' : 'orders.library.revoked')}
        </Notice>
      )}
      {status === 'active' && files.length === 0 && <Notice>{t('orders.library.no_files')}</Notice>}
      {status === 'active' && files.length > 0 && (
        <>
          <ul className={css.files}>
            {files.map((file) => (
              <File key={file.id} itemId={id} file={file} isLeft={downloadsLeft > 0} />
            ))}
          </ul>
          <p className={css.soft}>{t('orders.library.left', { count: downloadsLeft })}</p>
        </>
      )}
    </li>
  )
}

function File({ itemId, file, isLeft }: { itemId: string; file: LibraryFile; isLeft: boolean }) {
  const t = useMessages()
  const format = useFormat()
  const download = useMutation(orderWrites.download)
  const get = () =>
    download.mutate(
      { params: { id: itemId, fileId: file.id } },
      {
        onSuccess: ({ path }) => {
          // The answer of the address is a file, so the page stays.
          location.assign(path)
          showToast({ text: t('orders.library.started', { name: file.name }), tone: 'good' })
        },
        onError: (error) =>
          showToast({
            text: t('orders.library.download_failed'),
            detail: errorText(t, error),
            tone: 'bad',
          }),
      },
    )
  return (
    <li>
      <bdi className={css.fileName}>
        {t('orders.library.size', { name: file.name, size: format.size(file.sizeBytes) })}
      </bdi>
      <Button
        look="line"
        size="small"
        busy={download.isPending && t('orders.library.getting')}
        disabledReason={isLeft ? undefined : t('orders.error.downloads_used')}
        onClick={get}
      >
        {t('orders.library.download')} <span className="ek-sr">{file.name}</span>
      </Button>
    </li>
  )
}
