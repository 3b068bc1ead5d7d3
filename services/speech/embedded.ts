import { SpeechError, type Speech } from './port.ts'

/** No service is connected: members type what they said. */
export const noSpeech = (): Speech => ({
  isConnected: false,
  transcribe: () => Promise.reject(new SpeechError('no service writes recordings down')),
})
