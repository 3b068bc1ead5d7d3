import { describe, expect, it } from 'vitest'
import { staffRoles } from '#domain/access/staff.ts'
import { adminRedirect, adminPath } from '#server/http/adminRedirect.ts'
import { actor } from './kit/actors.ts'

const SIGN_IN = '/auth?next=%2Fadmin%2Fflags'
const DENIED = '/?notice=access-denied'
const ENROL = '/settings?tab=security&reason=enable-mfa'
const member = actor({})
const enrolled = actor({ roles: ['admin'], mfaEnrolled: true })
const passed = actor({ roles: ['admin'], mfaEnrolled: true, mfaPassed: true })

describe('who may pass to the panel', () => {
  it.each([
    ['not signed in', null, SIGN_IN, SIGN_IN],
    ['a member', member, DENIED, DENIED],
    ['a member with a second factor', actor({ mfaEnrolled: true, mfaPassed: true }), DENIED, DENIED],
    ['staff without a second factor', actor({ roles: ['admin'] }), ENROL, null],
    ['staff whose session did not pass it', enrolled, `${SIGN_IN}&again=1`, null],
    ['staff whose session passed it', passed, null, null],
  ])('%s', (_, who, required, relaxed) => {
    expect(adminRedirect(who, '/admin/flags', 'required')).toBe(required)
    expect(adminRedirect(who, '/admin/flags', 'relaxed')).toBe(relaxed)
  })

  it.each(staffRoles)('%s may, whatever the role', (role) => {
    expect(
      adminRedirect(actor({ roles: [role], mfaEnrolled: true, mfaPassed: true }), '/admin', 'required'),
    ).toBeNull()
  })

  it.each([
    ['/admin?page=2', '%2Fadmin%3Fpage%3D2'],
    ['/admin/flags?_rsc=1a2b', '%2Fadmin%2Fflags'],
    [
      '/admin/collections/incidents/01a1?locale=fr',
      '%2Fadmin%2Fcollections%2Fincidents%2F01a1%3Flocale%3Dfr',
    ],
    ['/admin/login', '%2Fadmin'],
    ['/admin/login?redirect=%2Fadmin%2Fflags', '%2Fadmin%2Fflags'],
    [
      '/admin/unauthorized?redirect=%2Fadmin%2Fcollections%2Fprofiles%3Fpage%3D2',
      '%2Fadmin%2Fcollections%2Fprofiles%3Fpage%3D2',
    ],
    ['/admin/logout-inactivity?redirect=%2Fadmin%2Fflags', '%2Fadmin%2Fflags'],
    ['/admin/login?redirect=https%3A%2F%2Fevil.example%2Fadmin', '%2Fadmin'],
    ['/admin/login?redirect=%2F%2Fevil.example%2Fadmin', '%2Fadmin'],
    ['/admin/login?redirect=%2Fadmin%2F..%2Fsettings', '%2Fadmin'],
    ['/admin/login?redirect=%2Fadmin%2Flogin', '%2Fadmin'],
    ['/admin/login?redirect=%2Fadmin%2Fflags%0d%0aset-cookie:a', '%2Fadmin%2Fflagsset-cookie%3Aa'],
  ])('after signing in, %s leads to the page that was asked for', (url, next) => {
    expect(adminRedirect(null, url, 'required')).toBe(`/auth?next=${next}`)
    expect(adminRedirect(enrolled, url, 'required')).toBe(`/auth?next=${next}&again=1`)
  })

  it('a member whom Payload does not know, but the product does, comes back to their page', () => {
    expect(adminRedirect(passed, '/admin/login?redirect=%2Fadmin%2Fflags', 'required')).toBe('/admin/flags')
    expect(adminRedirect(member, '/admin/unauthorized?redirect=%2Fadmin%2Fflags', 'required')).toBe(DENIED)
  })

  it.each([
    ...[
      '/admin/login',
      '/admin/login/',
      '/admin/logout',
      '/admin/logout-inactivity',
      '/admin/forgot',
      '/admin/unauthorized',
      '/admin/reset/abc',
    ],
    ...['/admin/create-first-user', '/admin/users/verify/abc'],
  ])('%s is never Payload’s own screen', (url) => {
    expect(adminRedirect(passed, url, 'required')).toBe('/admin')
  })
})

describe('what a path is', () => {
  it.each([
    ['/admin', 'page', 'page'],
    ['/admin/collections/journal-prompts/01a1', 'page', 'page'],
    ['/administration', 'nothing', 'nothing'],
    ['/_next/static/chunks/app/%5B%5B...segments%5D%5D/page.js', 'asset', 'asset'],
    ['/_next/image', 'nothing', 'tool'],
    ['/_next/webpack-hmr', 'nothing', 'tool'],
    ['/_next/static/../../admin', 'nothing', 'nothing'],
    ['/_next/static/..%2f..%2fadmin', 'nothing', 'nothing'],
    ['/_next/static/%2e%2e/admin', 'nothing', 'nothing'],
    ['/_next/static/..\\admin', 'nothing', 'nothing'],
    ['/_next/static//admin', 'nothing', 'nothing'],
    ['//evil.example/admin', 'nothing', 'nothing'],
  ])('%s', (path, live, developing) => {
    expect(adminPath(path, false)).toBe(live)
    expect(adminPath(path, true)).toBe(developing)
  })
})
