import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { accountApi } from '#domain/account/api.ts'
import { settingsApi, type ProfileView } from '#domain/account/settingsApi.ts'
import type { PersonView } from '#domain/account/views.ts'
import { writingApi } from '#domain/ai/writingApi.ts'
import { consentApi } from '#domain/guardians/consentApi.ts'
import { legalConsentApi } from '#domain/legal/consentApi.ts'
import { press, type } from '../../kit/act.ts'
import { askedFor, neverAgreed } from '../../kit/consent.ts'
import { ErrorAnswer, FakeApi, reject } from '../../kit/fakeApi.ts'
import { live } from '../../kit/live.ts'
import { address, openPage } from '../../kit/openPage.tsx'
import { ida, maren } from '../../kit/people.ts'

const profile: ProfileView = {
  firstName: 'Maren',
  username: 'maren',
  pronouns: null,
  showPronouns: true,
  birthDate: null,
  timeZone: 'America/Detroit',
  country: 'US',
  zipcode: '48201',
}
const bumped = { missing: ['privacy' as const], boxes: ['terms' as const], isAgain: true }
const child: PersonView = { ...ida, needsGuardian: false, guardian: 'contact' }
let api: FakeApi
let person: PersonView
beforeEach(() => {
  person = { ...maren, consent: neverAgreed() }
  api = new FakeApi()
    .on(accountApi.readPerson, () => ({ person }))
    .on(settingsApi.readProfile, () => ({ profile }))
    .on(writingApi.modelChoice, () => ({ canUseModel: false, agreed: false }))
    .on(legalConsentApi.asked, () => askedFor(person.consent!))
    .on(legalConsentApi.agree, () => {
      const { consent: _, ...agreed } = person
      person = agreed
      return { person }
    })
})
/** What was agreed to; asking has the same address. */
const agreed = () =>
  api.bodies(legalConsentApi.agree).filter((body) => Object.keys(body as object).length > 0)
const box = (name: RegExp) => screen.getByRole('checkbox', { name })
const boxes = {
  therapy: /isn’t therapy or an emergency service/,
  terms: /Terms of Use and the Privacy Policy/,
  rules: /the Community Guidelines/,
} as const
const agreeButton = () => screen.getByRole('button', { name: 'Agree and continue' })
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })

describe('the first consent', () => {
  it('stands in place of the screen that was asked for, which asks for nothing before', async () => {
    await openPage('/settings?tab=profile')
    await heading('Before you go on')
    expect(address()).toBe('/settings?tab=profile')
    expect(new Set(api.calls.map(({ path }) => path))).toEqual(new Set(['/me', '/consent']))
    expect(screen.getByRole('link', { name: 'Help now' }).getAttribute('href')).toBe('/crisis')
    expect(screen.queryByRole('navigation')).toBeNull()
  })

  it('can be agreed to once every box is checked, and leads on to that screen', async () => {
    await openPage('/settings?tab=profile')
    await screen.findByRole('group', { name: 'Your agreement' })
    for (const name of Object.values(boxes)) {
      expect(agreeButton().getAttribute('aria-disabled')).toBe('true')
      fireEvent.click(box(name))
    }
    fireEvent.click(box(boxes.rules))
    fireEvent.click(agreeButton())
    expect(await screen.findByText('Please check every box first.')).toBeTruthy()
    expect(agreed()).toEqual([])
    fireEvent.click(box(boxes.rules))
    fireEvent.click(agreeButton())
    expect(await screen.findByLabelText(/First name/)).toBeTruthy()
    expect(address()).toBe('/settings?tab=profile')
    expect(agreed()).toEqual([
      { versions: { terms: '1.0.0', privacy: '1.0.0', guidelines: '1.0.0', safety: '1.0.0' } },
    ])
  })

  it('has the way to each text, in the member’s reading, beside the page', async () => {
    person = { ...maren, ageGroup: 'teen', consent: neverAgreed() }
    api.on(legalConsentApi.asked, () => askedFor(person.consent!, 'teen'))
    await openPage('/settings')
    await screen.findByRole('group', { name: 'Your agreement' })
    expect(screen.getByRole('checkbox', { name: /can’t come in an emergency/ })).toBeTruthy()
    const links = screen.getAllByRole('link', { name: /opens in a new tab/ })
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Safety protocol', '/legal/safety?reading=teen'],
      ['Terms of Use', '/terms?reading=teen'],
      ['Privacy Policy', '/privacy?reading=teen'],
      ['Community Guidelines', '/community-guidelines?reading=teen'],
    ])
    expect(links.every((link) => link.getAttribute('target') === '_blank')).toBe(true)
    expect(screen.queryByRole('checkbox', { name: /parent/i })).toBeNull()
  })

  it('says in place what failed, keeps what was checked, and tries again', async () => {
    api.on(legalConsentApi.asked, () => {
      throw new ErrorAnswer(500, 'common.error.unexpected')
    })
    await openPage('/settings')
    expect(await screen.findByText('Couldn’t load what you’re asked to agree to.')).toBeTruthy()
    api.on(legalConsentApi.asked, () => askedFor(person.consent!))
    press('Try again')
    await screen.findByRole('group', { name: 'Your agreement' })
    Object.values(boxes).forEach((name) => fireEvent.click(box(name)))
    const good = person
    api.on(legalConsentApi.agree, () => {
      throw new ErrorAnswer(500, 'common.error.unexpected')
    })
    fireEvent.click(agreeButton())
    expect(within(await screen.findByRole('alert')).getByText(/Couldn’t save your answer/)).toBeTruthy()
    expect(box(boxes.rules).getAttribute('aria-checked')).toBe('true')
    api.on(legalConsentApi.agree, () => {
      person = maren
      return { person }
    })
    expect(good.consent).toBeTruthy()
    fireEvent.click(agreeButton())
    expect(await screen.findByLabelText(/First name/)).toBeTruthy()
  })

  it('leaves signing out and help to a member who declines, and says so', async () => {
    let isIn = true
    api
      .on(accountApi.readPerson, () => ({ person: isIn ? person : null }))
      .on(accountApi.signOut, () => {
        isIn = false
        return { ok: true }
      })
    await openPage('/settings')
    await screen.findByRole('group', { name: 'Your agreement' })
    expect(screen.getByText(/You don’t have to agree/)).toBeTruthy()
    press('Sign out')
    await waitFor(() => expect(api.bodies(accountApi.signOut)).toHaveLength(1))
  })
})

describe('a new version', () => {
  const changes = [{ version: '1.1.0', text: 'We say how long backups are kept.' }]
  const askedAgain = () => askedFor(bumped, 'adult', { version: '1.1.0', changes })

  it('asks for that document alone, with what changed', async () => {
    person = { ...maren, consent: bumped }
    api.on(legalConsentApi.asked, askedAgain)
    await openPage('/settings')
    await heading('Something has changed')
    expect(screen.getByRole('heading', { level: 2, name: 'Privacy Policy' })).toBeTruthy()
    expect(screen.getByText('We say how long backups are kept.')).toBeTruthy()
    expect(screen.getByText('Version 1.1.0, November 23, 2026')).toBeTruthy()
    expect(screen.getAllByRole('checkbox')).toHaveLength(1)
    fireEvent.click(box(/I agree to the new version: Privacy Policy/))
    fireEvent.click(agreeButton())
    expect(await screen.findByLabelText(/First name/)).toBeTruthy()
    expect(agreed()).toEqual([{ versions: { privacy: '1.1.0' } }])
  })

  it('that takes effect while a member writes asks at once and keeps what was typed', async () => {
    person = maren
    api.on(settingsApi.updateProfile, ({ body }) => {
      if (person.consent) throw new ErrorAnswer(403, 'common.error.consent_needed')
      return { profile: body, person }
    })
    await openPage('/settings?tab=profile')
    await screen.findByLabelText(/First name/)
    type(/First name/, 'Marianne')
    person = { ...maren, consent: bumped }
    api.on(legalConsentApi.asked, askedAgain)
    press('Save')
    await heading('Something has changed')
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Something has changed'))
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull()
    fireEvent.click(box(/Privacy Policy/))
    fireEvent.click(agreeButton())
    await screen.findByRole('button', { name: 'Save' })
    expect((screen.getByLabelText(/First name/) as HTMLInputElement).value).toBe('Marianne')
    press('Save')
    await waitFor(() => expect(api.bodies(settingsApi.updateProfile)).toHaveLength(2))
  })

  it('that came while the screen was open is asked for anew', async () => {
    person = { ...maren, consent: bumped }
    let version = '1.1.0'
    api
      .on(legalConsentApi.asked, () => askedFor(bumped, 'adult', { version, changes }))
      .on(legalConsentApi.agree, ({ body }) => {
        if (body.versions.privacy !== '1.2.0') reject(legalConsentApi.agree, 'legal.error.moved_on')
        person = maren
        return { person }
      })
    await openPage('/settings')
    await heading('Something has changed')
    version = '1.2.0'
    fireEvent.click(box(/Privacy Policy/))
    fireEvent.click(agreeButton())
    expect(await screen.findByText(/Version 1.2.0/)).toBeTruthy()
    expect(box(/Privacy Policy/).getAttribute('aria-checked')).toBe('false')
    fireEvent.click(box(/Privacy Policy/))
    fireEvent.click(agreeButton())
    expect(await screen.findByLabelText(/First name/)).toBeTruthy()
  })

  it('agreed to in another tab frees this one', async () => {
    person = { ...maren, consent: bumped }
    api.on(legalConsentApi.asked, askedAgain)
    await openPage('/settings')
    await heading('Something has changed')
    person = maren
    const { notifyConsented } = await import('#site/lib/consentNeeded.ts')
    act(notifyConsented)
    expect(await screen.findByLabelText(/First name/)).toBeTruthy()
  })
})

describe('a child', () => {
  beforeEach(() => {
    person = { ...child, consent: neverAgreed(true) }
    api
      .on(legalConsentApi.asked, () => askedFor(person.consent!, 'child'))
      .on(legalConsentApi.agree, () => {
        person = {
          ...child,
          consent: { missing: [], boxes: [], isAgain: true, waitsForGuardian: 'unconfirmed' },
        }
        return { person }
      })
  })
  const answer = async (question: string, expected: string) => {
    await heading(question)
    await waitFor(() => expect(document.activeElement?.textContent).toBe(question))
    press(expected)
  }
  async function answerAll() {
    await answer('Is Evenkeel a doctor?', 'No. In danger, I tell a grown-up.')
    await answer('Who reads your private words?', 'No one, until I share them.')
    await answer('Someone is mean. What do you do?', 'I tell a grown-up.')
    await heading('Is that okay for you?')
  }

  it('answers three questions, one at a time, and says that a grown-up agrees', async () => {
    await openPage('/settings')
    await heading('Is Evenkeel a doctor?')
    expect(screen.getByText('Question 1 of 3')).toBeTruthy()
    press('Yes. It comes when I’m in danger.')
    expect(within(screen.getByRole('status')).getByText(/Not quite/)).toBeTruthy()
    await answerAll()
    expect(screen.getAllByRole('checkbox')).toHaveLength(1)
    press('I say yes')
    expect(agreed()).toEqual([])
    fireEvent.click(box(/My parent or guardian says yes/))
    press('I say yes')
    await heading('Your grown-up is next')
    expect(agreed()).toEqual([
      {
        versions: { terms: '1.0.0', privacy: '1.0.0', guidelines: '1.0.0', safety: '1.0.0' },
        parental: true,
      },
    ])
  })

  it('waits for the grown-up, with what works meanwhile, and goes on when they confirm', async () => {
    person = { ...child, consent: { missing: [], boxes: [], isAgain: true, waitsForGuardian: 'withdrawn' } }
    await openPage('/settings?tab=profile')
    await heading('Your grown-up is next')
    expect(screen.getByText(/took back their yes/)).toBeTruthy()
    const mail = screen.getByRole('link', { name: 'Write to your grown-up' })
    expect(mail.getAttribute('href')).toBe('/parent-verification?again=1')
    expect(screen.getByRole('link', { name: 'Get help' }).getAttribute('href')).toBe('/crisis')
    expect(screen.getByRole('button', { name: 'Change the language' })).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Sign out' })).toBeTruthy()
    person = { ...child, guardian: 'verified' }
    act(() => live.emit(`private-user-${child.id}`, 'guardian-verified', {}))
    expect(await screen.findByLabelText(/First name/)).toBeTruthy()
  })

  it('who has no guardian yet names one first, and comes back', async () => {
    person = { ...ida, consent: { missing: [], boxes: [], isAgain: true, waitsForGuardian: 'unconfirmed' } }
    api.on(consentApi.guardianStatus, () => ({
      required: true,
      status: 'none',
      declined: false,
      guardianEmail: null,
      resendInSeconds: 0,
    }))
    await openPage('/settings?tab=profile')
    await waitFor(() => expect(address()).toBe('/parent-verification?next=%2Fsettings%3Ftab%3Dprofile'))
    expect(await screen.findByLabelText("Your parent's or guardian's email")).toBeTruthy()
  })
})
