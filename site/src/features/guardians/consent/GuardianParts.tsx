import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { guardianApi } from '#domain/guardians/guardianApi.ts'
import { legalConsentApi } from '#domain/legal/consentApi.ts'
import { call } from '../../../lib/call.ts'
import { WithMessages } from '../../../lib/WithMessages.tsx'
import { useMessages } from '../../../lib/messages.tsx'
import { Button } from '../../../ui/Button.tsx'
import { classes } from '../../../ui/classes.ts'
import { Split } from '../../../ui/layout.tsx'
import { ParentalConsent } from '../tab/ParentalConsent.tsx'
import { RoomsSwitch } from '../tab/RoomsSwitch.tsx'
import { ConsentMeaning } from '../tab/ConsentMeaning.tsx'
import { StoredLines } from '../stored/StoredLines.tsx'
import { GuardianAccount } from './GuardianAccount.tsx'
import { GuardianAnswer } from './GuardianAnswer.tsx'
import { GuardianNotified } from './GuardianNotified.tsx'
import { RefuseDialog } from './RefuseDialog.tsx'
import { WhatItIs } from './WhatItIs.tsx'
import type { GuardianPage } from './StatusText.tsx'
import css from './GuardianPage.module.css'

/** The place of the answer on the page, for the way past the explanation. */
const ANSWER = 'answer'

type GuardianPartsProps = {
  token: string
  page: GuardianPage
  /** Something was answered or connected. */
  onChanged: () => void
  /** The guardian declined, or withdrew the consent. */
  onNo: () => void
}

/** Everything under the heading of a guardian's page. Before a yes it explains, then it asks. */
export function GuardianParts(props: GuardianPartsProps) {
  return (
    <WithMessages names={['guardians']}>
      <Parts {...props} />
    </WithMessages>
  )
}

function Parts({ token, page, onChanged, onNo }: GuardianPartsProps) {
  const t = useMessages()
  const [query] = useSearchParams()
  const { status, mayAnswer } = page
  const isOpen = status === 'pending' || status === 'contact'
  // The mail's link for a no asks at once; nothing is answered by opening a link.
  const [asksNo, setAsksNo] = useState(isOpen && mayAnswer && query.get('answer') === 'no')
  const ask = () => setAsksNo(true)
  const isConsent = status === 'contact' || status === 'verified'
  if (status === 'revoked') return <StoredLines adult={false} />
  return (
    <>
      {isOpen && mayAnswer && (
        <a className={css.jump} href={`#${ANSWER}`}>
          {t('guardians.page.to_answer')}
        </a>
      )}
      <Split>
        <div className={css.parts}>
          {isOpen && <WhatItIs plansFrom={page.plansFrom ?? null} />}
          {isOpen && <ConsentMeaning />}
          <GuardianNotified
            token={token}
            sharesMoods={page.sharesMoods}
            preferences={status === 'verified' ? page.preferences : null}
          />
          {isOpen && <StoredLines adult={false} />}
        </div>
        <div id={ANSWER} className={classes(css.parts, isOpen && css.answer)}>
          <GuardianAnswer token={token} page={page} onAnswered={onChanged} onNo={ask} />
          {status === 'verified' && mayAnswer && page.parental && (
            <ParentalConsent
              heading="h2"
              parental={page.parental}
              send={(body) => call(legalConsentApi.answerParentalFromPage, { params: { token }, body })}
              onAnswered={onChanged}
            />
          )}
          {status === 'verified' && mayAnswer && (
            <RoomsSwitch
              heading="h2"
              isAgreed={page.roomsAgreed ?? false}
              send={(body) => call(guardianApi.agreeToRoomsFromPage, { params: { token }, body })}
              onAnswered={onChanged}
            />
          )}
          {isConsent && <GuardianAccount token={token} visitor={page.visitor} onConnected={onChanged} />}
          {status === 'verified' && (
            <>
              <StoredLines adult={false} />
              <p>
                <Button look="line" onClick={ask}>
                  {t('guardians.page.revoke')}
                </Button>
              </p>
            </>
          )}
        </div>
      </Split>
      {asksNo && (
        <RefuseDialog
          token={token}
          child={page.childName}
          isConsent={isConsent}
          onClose={() => setAsksNo(false)}
          onRefused={() => {
            setAsksNo(false)
            onNo()
          }}
        />
      )}
    </>
  )
}
