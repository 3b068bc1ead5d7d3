import '../ui/styles.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { isLocale } from '#messages/locales.ts'
import { loadMessages, MessagesProvider } from '../lib/messages.tsx'
import { registerServiceWorker } from '../lib/serviceWorker.ts'
import { maybeSignedIn } from '../lib/maybeSignedIn.ts'
import { App, preloadMemberFrame } from './App.tsx'
import { reloadOnceWhenStale } from './reloadOnceWhenStale.ts'
import { watchErrors } from './watchErrors.ts'

reloadOnceWhenStale()
watchErrors()
// The server chose the language and wrote it into the page.
const { lang } = document.documentElement
const [messages] = await Promise.all([
  loadMessages(isLocale(lang) ? lang : 'en'),
  // The server named its files in the head of the page.
  maybeSignedIn() && preloadMemberFrame(),
])

createRoot(document.getElementById('app')!).render(
  <StrictMode>
    <MessagesProvider messages={messages}>
      <BrowserRouter>
        <App />
      </BrowserRouter>
    </MessagesProvider>
  </StrictMode>,
)
registerServiceWorker()
