import { Square, Volume2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useMessages } from '../../lib/messages.tsx'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import css from './dashboard.module.css'
import { spokenText } from './spokenText.ts'

/** Reads the page aloud with the device's own voice, and stops when pressed again or left. Absent without a voice. */
export function ReadAloud() {
  const t = useMessages()
  const [isReading, setReading] = useState(false)
  const hasVoice = 'speechSynthesis' in window
  useEffect(() => {
    if (hasVoice) return () => window.speechSynthesis.cancel()
  }, [hasVoice])
  if (!hasVoice) return null

  const press = () => {
    window.speechSynthesis.cancel()
    if (isReading) return setReading(false)
    const parts = spokenText(document.getElementById('main')!)
    parts.forEach((part, index) => {
      const spoken = new SpeechSynthesisUtterance(part)
      spoken.lang = t.locale
      spoken.onerror = () => setReading(false)
      if (index === parts.length - 1) spoken.onend = () => setReading(false)
      window.speechSynthesis.speak(spoken)
    })
    setReading(parts.length > 0)
  }
  return (
    <Button
      look="line"
      className={css.aloud}
      icon={<Icon of={isReading ? Square : Volume2} />}
      onClick={press}
      data-unspoken=""
    >
      {t(isReading ? 'checkins.tab.read_stop' : 'checkins.tab.read_aloud')}
    </Button>
  )
}
