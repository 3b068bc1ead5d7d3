import '../ui/styles.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { isLocale } from '#messages/locales.ts'
import { loadMessages, MessagesProvider } from '../lib/messages.tsx'
import { newQueryClient } from '../lib/queryClient.ts'
import { reloadOnceWhenStale } from './reloadOnceWhenStale.ts'
import { appRoutes } from './routes.tsx'

reloadOnceWhenStale()
const { lang } = document.documentElement
// The server chose the language; the words and the first screen load side by side.
const router = createBrowserRouter(appRoutes())
const messages = await loadMessages(isLocale(lang) ? lang : 'en')

createRoot(document.getElementById('app')!).render(
  <StrictMode>
    <QueryClientProvider client={newQueryClient()}>
      <MessagesProvider messages={messages}>
        <RouterProvider router={router} />
      </MessagesProvider>
    </QueryClientProvider>
  </StrictMode>,
)
