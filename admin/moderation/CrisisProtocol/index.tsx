import { can } from '#domain/access/staff.ts'
import { dialable } from '#domain/help/nationalLines.ts'
import { guarded } from '#admin/_shell/guarded.tsx'
import { localeOf } from '#admin/_shell/messages.ts'
import { readProtocol } from '#operations/moderation/readProtocol.ts'
import { services } from '#services'
import { Levels } from './parts/Levels.tsx'
import { Steps } from './parts/Steps.tsx'

/** What to do when a person may be in danger: at which level, who is on duty, which number to call, what to record. */
export const CrisisProtocol = guarded('CrisisProtocol', async ({ actor, req, messages: all }) => {
  const messages = all.panel.protocol
  const protocol = await readProtocol(req, services().db, localeOf(req))
  return (
    <div className="ek-page ek-protocol">
      <div className="ek-title">
        <h1>{messages.title}</h1>
        <p>{messages.intro}</p>
      </div>
      <p className="ek-protocol__links">
        {can(actor.roles, 'child_safety.work') && (
          <a className="ek-link" href="/admin/collections/child-safety-cases?sort=-createdAt">
            {messages.items}
          </a>
        )}
        <a className="ek-link" href="/crisis">
          {messages.members_page}
        </a>
        {can(actor.roles, 'content.write') && (
          <a className="ek-link" href="/admin/globals/crisis-protocol">
            {messages.edit}
          </a>
        )}
      </p>
      {protocol ? (
        <>
          <section className="ek-protocol__duty" aria-labelledby="duty">
            <h2 id="duty">{messages.on_duty}</h2>
            {protocol.onDuty.length === 0 ? (
              <p>{messages.nobody}</p>
            ) : (
              <ul>
                {protocol.onDuty.map(({ id, name }) => (
                  <li key={id}>
                    <bdi>{name}</bdi>
                  </li>
                ))}
              </ul>
            )}
            {protocol.phone && (
              <p>
                {messages.phone}{' '}
                <a href={`tel:${dialable(protocol.phone)}`}>
                  <bdi dir="ltr">{protocol.phone}</bdi>
                </a>
              </p>
            )}
            {protocol.mail && (
              <p>
                {messages.mail}{' '}
                <a href={`mailto:${protocol.mail}`}>
                  <bdi dir="ltr">{protocol.mail}</bdi>
                </a>
              </p>
            )}
          </section>
          <Levels levels={protocol.levels} messages={messages.level} />
          <div className="ek-protocol__two">
            <Steps title={messages.whom_to_call} steps={protocol.whomToCall} />
            <Steps title={messages.how_to_write} steps={protocol.howToWrite} />
          </div>
        </>
      ) : (
        <p className="ek-notice">{messages.empty}</p>
      )}
    </div>
  )
})
