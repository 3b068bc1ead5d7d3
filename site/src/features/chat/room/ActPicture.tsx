import { Ban, EyeOff, Flag, Pencil, Trash2 } from 'lucide-react'
import { Icon } from '../../../ui/Icon.tsx'

const pictures = { hide: EyeOff, block: Ban, report: Flag, edit: Pencil, delete: Trash2 } as const
/** An act that has a picture. */
export type PicturedAct = keyof typeof pictures

/** The picture of an act; it loads with the first menu that opens. */
export const ActPicture = ({ of: act }: { of: PicturedAct }) => <Icon of={pictures[act]} />
