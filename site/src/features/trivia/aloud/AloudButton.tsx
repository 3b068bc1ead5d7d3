import { Volume2, VolumeX } from 'lucide-react'
import { useMessages } from '../../../lib/messages.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { hasVoice, setAloud, useAloud } from './aloud.ts'

/** Turns reading aloud on and off. Absent where the device has no voice. */
export function AloudButton() {
  const t = useMessages()
  const isOn = useAloud()
  if (!hasVoice()) return null
  return (
    <Button
      look="text"
      aria-pressed={isOn}
      title={t('trivia.breaks.aloud_hint')}
      icon={<Icon of={isOn ? Volume2 : VolumeX} />}
      onClick={() => setAloud(!isOn)}
    >
      {t('trivia.breaks.aloud')}
    </Button>
  )
}
