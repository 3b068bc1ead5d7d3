import type { PayloadRequest, ServerProps } from 'payload'
import { actorOf } from '#access/enforce.ts'
import { Logo } from './Logo.tsx'
import { NavLinks } from './NavLinks.client.tsx'
import { navGroups } from './navGroups.ts'
import { payloadGroups } from './payloadGroups.ts'
import { adminMessages } from './messages.ts'

type Props = ServerProps & {
  req?: PayloadRequest
  visibleEntities: { collections: string[]; globals: string[] }
}

/** The panel's navigation: our views and Payload's collections together, as far as this person's rights go. */
export function Nav(props: Props) {
  const messages = adminMessages(props)
  // Payload's page for what is not there passes the person, but no request.
  const roles = actorOf((props.req ?? { user: props.user }) as PayloadRequest)?.roles ?? []
  const { shell } = messages.ops.admin
  return (
    <NavLinks
      {...navGroups({ roles, groups: payloadGroups(props), messages })}
      messages={{
        nav: shell.nav,
        close: messages.common.action.close,
        signOut: shell.sign_out,
        signOutFailed: shell.sign_out_failed,
        gone: shell.gone,
      }}
      logo={<Logo {...props} />}
    />
  )
}
