import { DefaultTemplate } from '@payloadcms/next/templates'
import { Gutter, SetStepNav } from '@payloadcms/ui'
import { redirect } from 'next/navigation.js'
import type { AdminViewServerProps, PayloadRequest } from 'payload'
import type { ComponentType } from 'react'
import { actorOf } from '#access/enforce.ts'
import type { Actor } from '#domain/access/actor.ts'
import { can } from '#domain/access/staff.ts'
import { textAt } from '#messages/catalog.ts'
import type { Locale } from '#messages/locales.ts'
import { adminViews, type AdminView, type AdminViewName } from '#admin/views.ts'
import { hrefOf } from './navGroups.ts'
import { localeOf, adminMessages, type AdminMessages } from './messages.ts'

/** What a view of ours gets once the person may see it. */
export type ViewProps = {
  actor: Actor
  req: PayloadRequest
  messages: AdminMessages
  /** The language's code, for dates and numbers. */
  locale: Locale
  view: AdminViewServerProps
  /** True when the person was sent here from a page they may not see. */
  denied: boolean
  /** What the address asks for. */
  asked: Readonly<Record<string, string | string[] | undefined>>
}

/**
 * Makes a view of the panel from its row in the registry and its body. It asks for the right itself, because Payload
 * shows our views to every visitor. A visitor without the right is sent to the gate, which knows the way for each
 * (`adminRedirect`); staff without the right goes to `/admin`.
 */
export function guarded(name: AdminViewName, Body: ComponentType<ViewProps>) {
  const row: AdminView = adminViews.find((view) => view.name === name)!
  return async function View(props: AdminViewServerProps) {
    const { req, permissions, locale, visibleEntities } = props.initPageResult
    const actor = actorOf(req)
    if (!actor || !can(actor.roles, 'admin.enter'))
      redirect(`/admin/${actor ? 'unauthorized' : 'login'}?redirect=${encodeURIComponent(hrefOf(row))}`)
    if (!can(actor.roles, row.needs)) redirect('/admin?notice=access-denied')

    const messages = adminMessages(req)
    const title = textAt(messages, row.label) ?? row.label
    const asked = await props.searchParams
    const body = (
      <Gutter className="ek-view">
        <SetStepNav nav={row.path === '/' ? [] : [{ label: title }]} />
        <main>
          <Body
            actor={actor}
            req={req}
            messages={messages}
            locale={localeOf(req)}
            view={props}
            denied={asked?.notice === 'access-denied'}
            asked={asked ?? {}}
          />
        </main>
      </Gutter>
    )
    // Payload draws its template around the dashboard itself, and around no other view of ours.
    if (row.path === '/') return body
    return (
      <DefaultTemplate
        i18n={req.i18n}
        locale={locale}
        params={props.params}
        payload={req.payload}
        permissions={permissions}
        req={req}
        searchParams={asked}
        user={req.user ?? undefined}
        viewActions={props.viewActions}
        // A fresh object: React made the one it was given read-only.
        visibleEntities={{ collections: visibleEntities.collections, globals: visibleEntities.globals }}
      >
        {body}
      </DefaultTemplate>
    )
  }
}
