import { legalApi } from '#domain/legal/api.ts'
import { legalConsentApi } from '#domain/legal/consentApi.ts'
import { clientOf } from '#endpoints/_kit/clientOf.ts'
import { visitorOf } from '#endpoints/_kit/visitorOf.ts'
import { personView } from '#operations/account/personView.ts'
import { agreeToLegal } from '#operations/legal/agreeToLegal.ts'
import { answerParental } from '#operations/legal/answerParental.ts'
import { askedConsent } from '#operations/legal/askedConsent.ts'
import { serve, type Served } from '#endpoints/_kit/serve.ts'
import { bumpVersion } from '#operations/legal/bumpVersion.ts'
import { consentLedger } from '#operations/legal/consentLedger.ts'
import { exportLedger } from '#operations/legal/exportLedger.ts'
import { legalCards } from '#operations/legal/legalCards.ts'
import { startNextVersion } from '#operations/legal/startNextVersion.ts'

/** Everything this feature serves. */
export const legalEndpoints: Served[] = [
  serve(legalApi.cards, ({ actor, services }) => legalCards(services, actor)),
  serve(legalApi.startNext, async ({ actor, input, services }) => ({
    id: await startNextVersion(services, actor, input.params.document),
  })),
  serve(legalApi.bump, ({ actor, input, services }) =>
    bumpVersion(services, actor, { document: input.params.document, ...input.body }),
  ),
  serve(legalApi.consentLedger, async ({ actor, services }) => ({
    rows: await consentLedger(services.db, actor),
  })),
  serve(legalApi.exportLedger, ({ actor, services, call }) => exportLedger(services, actor, call.locale)),
  serve(legalConsentApi.asked, ({ actor, call, services }) => askedConsent(services.db, actor, call.locale)),
  serve(legalConsentApi.agree, async ({ actor, input, call, services }) => ({
    person: personView(await agreeToLegal(services, actor, input.body, clientOf(call, actor))),
  })),
  serve(legalConsentApi.answerParental, async ({ actor, input: { params, body }, call, services }) => ({
    parental: await answerParental(
      services,
      { link: params.link, as: actor },
      { agree: body.agree, visitor: visitorOf(call, actor) },
    ),
  })),
  serve(legalConsentApi.answerParentalFromPage, async ({ actor, input, call, services }) => ({
    parental: await answerParental(services, input.params, {
      agree: input.body.agree,
      visitor: visitorOf(call, actor),
    }),
  })),
]
