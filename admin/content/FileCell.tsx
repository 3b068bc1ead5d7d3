import type { DefaultServerCellComponentProps } from 'payload'
import { localeOf } from '#admin/_shell/messages.ts'

/** In a list of uploads: the kind and size of the file, as `WAV, 0.6 MB`. */
export function FileCell({ i18n, rowData }: DefaultServerCellComponentProps) {
  const { filename, filesize } = rowData as { filename?: string; filesize?: number }
  const kind = filename?.split('.').at(-1)?.toUpperCase() ?? ''
  if (!filesize) return kind
  const size = new Intl.NumberFormat(localeOf({ i18n }), {
    style: 'unit',
    unit: 'megabyte',
    maximumFractionDigits: 1,
    minimumFractionDigits: 1,
  }).format(filesize / 1_000_000)
  return [kind, size].join(', ')
}
