import { Block } from '#admin/_shell/Block.tsx'
import type { AdminMessages } from '#admin/_shell/messages.ts'

const pages = {
  stripe: 'https://docs.stripe.com/get-started/checklist/go-live',
  postgres: 'https://www.postgresql.org/docs/current/backup.html',
  payload: 'https://payloadcms.com/docs/production/deployment',
  openai: 'https://platform.openai.com/docs/guides/production-best-practices',
  google_play: 'https://support.google.com/googleplay/android-developer/answer/9866151',
} as const

/** Where running the product is written down, and the pages of the panel that go with it. */
export function Documentation({ messages }: { messages: AdminMessages }) {
  const { production } = messages.readiness
  const screens = [
    ['/admin/publish', messages.readiness.publish.title],
    ['/admin/stripe', messages.payments.status.title],
    ['/admin/stripe-diagnostics', messages.payments.diagnostics.title],
    ['/admin/flags', messages.flags.admin.title],
    ['/admin/legal', messages.legal.admin.title],
  ] as const
  return (
    <div className="ek-two">
      <Block id="docs" title={production.docs}>
        <p>{production.docs_intro}</p>
        <ul>
          {Object.entries(pages).map(([name, href]) => (
            <li key={name}>
              <a href={href} target="_blank" rel="noreferrer">
                {production.doc[name as keyof typeof pages]}
              </a>
            </li>
          ))}
        </ul>
      </Block>
      <Block id="screens" title={production.screens}>
        <ul>
          {screens.map(([href, title]) => (
            <li key={href}>
              <a href={href}>{title}</a>
            </li>
          ))}
        </ul>
      </Block>
    </div>
  )
}
