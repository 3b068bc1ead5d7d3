import { isSettled } from '#domain/access/settled.ts'
import { can } from '#domain/access/staff.ts'
import type { Actor } from '#domain/access/actor.ts'
import type { Contract } from '#domain/api/contract.ts'
import { missingConsent } from '#domain/guardians/missingConsent.ts'
import type { Call, Served } from '#endpoints/_kit/serve.ts'
import { bucketOf, spend } from '#endpoints/_kit/limit.ts'
import { HttpError } from '#endpoints/_kit/httpError.ts'
import { parseInput, unstorablePath } from '#endpoints/_kit/parseInput.ts'
import { problem } from '#endpoints/_kit/problem.ts'
import { isLocale, locales, type ErrorCode, type Locale } from '#messages'
import { OperationError } from '#operations/_kit/operationError.ts'
import { newId } from '#operations/_kit/ids.ts'
import { DEVICE_COOKIE, deviceIdFrom } from '#operations/account/deviceId.ts'
import { readActor } from '#operations/account/readActor.ts'
import { cookieFrom, sessionTokenFrom } from '#operations/account/sessionCookie.ts'
import { requireConsent } from '#operations/legal/requireConsent.ts'
import { underConsent } from '#operations/legal/underConsent.ts'
import { flagStates, isOn } from '#operations/flags/isOn.ts'
import { offeredLanguages } from '#operations/flags/offeredLanguages.ts'
import type { Services } from '#services'
import { clientAddress } from './clientAddress.ts'
import { comesFromOurPages } from './sameSite.ts'
import { buildRouter } from './router.ts'
import type { HttpAnswer, HttpRequest } from './types.ts'

/** Largest body of a contract that names no other, in bytes. */
const BODY_MAX = 256 * 1024
const API = '/api'
/** Names the member a page shows. */
const MEMBER_HEADER = 'x-member'

/** Answers a request if one of our contracts is meant, else gives null (Payload's REST may know it). */
export type Dispatch = (request: HttpRequest) => Promise<HttpAnswer | null>

/** Serves contracts: origin, session, right, limit, input, handler, output, and one shape of error. */
export function buildDispatch(all: readonly Served[], services: Services): Dispatch {
  const route = buildRouter(all)
  return async (request) => {
    const at = request.url.indexOf('?')
    const path = at < 0 ? request.url : request.url.slice(0, at)
    if (!path.startsWith(`${API}/`)) return null
    const found = route(request.method, path.slice(API.length))
    if (found === null) return null
    const answer = new Answer(request, services)
    if (found === 'wrong-method') return answer.failed(new OperationError('common.error.not_found'))
    try {
      return await answer.run(found.served, found.params, at < 0 ? '' : request.url.slice(at + 1))
    } catch (error) {
      return answer.failed(error)
    }
  }
}

/** One call under way: collects headers and cookies, and knows the caller's language as soon as it can be known. */
class Answer {
  private readonly requestId: string
  private readonly headers: Record<string, string | string[]> = {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'private, no-store',
  }
  private readonly cookies: string[] = []
  private actor: Actor | null = null
  /** The contract's path, not the one asked: that may carry a secret, such as a guardian's. */
  private pattern = ''
  private errors: Contract['errors'] = {}
  /** Languages an answer may be in. All until the flags were read. */
  private offered: readonly Locale[] = locales
  private readonly cookieHeader: string | undefined

  constructor(
    private readonly request: HttpRequest,
    private readonly services: Services,
  ) {
    const given = request.header('x-request-id')
    this.requestId = given && /^[\w-]{8,64}$/.test(given) ? given : newId()
    this.cookieHeader = request.header('cookie')
  }

  async run(served: Served, params: Record<string, string>, search: string): Promise<HttpAnswer> {
    const { contract } = served
    this.pattern = contract.path
    this.errors = contract.errors
    const { env, db, clock } = this.services
    if (!comesFromOurPages(this.request, [env.origin])) throw new OperationError('common.error.cross_site')
    const token = sessionTokenFrom(this.cookieHeader ?? null, env.origin)
    this.actor = token ? await readActor(db, token, clock.now()) : null
    await this.readOffered()
    this.checkRight(contract)
    requireConsent(this.actor, contract)
    const address = clientAddress(
      this.request.peer,
      this.request.header('x-forwarded-for'),
      env.TRUSTED_PROXIES,
    )
    const bucket = bucketOf(contract.limit, {
      actorId: this.actor?.id,
      deviceId: () => deviceIdFrom(cookieFrom(this.cookieHeader ?? null, DEVICE_COOKIE)),
      address,
    })
    await spend(db, contract.limit, bucket, clock.now())
    const body =
      contract.method === 'get' || contract.method === 'delete'
        ? undefined
        : await this.readBody(contract.bodyMax)
    const query = contract.query ? queryOf(search) : undefined
    const unstorable =
      unstorablePath(params, 'params') ?? unstorablePath(query, 'query') ?? unstorablePath(body, 'body')
    if (unstorable)
      throw new OperationError('common.error.invalid_input', {
        fields: { [unstorable]: 'common.field.invalid_format' },
      })
    const input = parseInput(contract, { params, query, body: body === undefined ? {} : body })
    await this.checkReady(contract)
    const result = await served.handle({
      actor: this.actor,
      input,
      call: this.call(address),
      services: this.servicesFor(contract),
      fail: (code: ErrorCode, args?: Readonly<Record<string, string | number>>) => {
        throw new OperationError(code, args && { args })
      },
    } as never)
    return this.ended(200, JSON.stringify(contract.output.parse(result)))
  }

  failed(error: unknown): HttpAnswer {
    const { status, body, headers } = problem(error, this.locale(), this.requestId, this.errors)
    if (status === 500)
      this.services.log.error({ requestId: this.requestId, err: error, path: this.pattern }, 'call failed')
    Object.assign(this.headers, headers)
    return this.ended(status, JSON.stringify(body))
  }

  private ended(status: number, body: string): HttpAnswer {
    this.headers['x-request-id'] = this.requestId
    if (this.cookies.length > 0) this.headers['set-cookie'] = this.cookies
    return { status, headers: this.headers, body }
  }

  private checkRight({ auth, method }: Contract): void {
    const isOpen = auth === 'anonymous'
    if (!isOpen && !this.actor) throw new OperationError('common.error.not_signed_in')
    // A tab shows one member while another signed in beside it: what it sends belongs to neither's account by chance,
    // and its signing out ends no other's session. It may learn who is here now.
    const meant = this.actor && this.request.header(MEMBER_HEADER)
    if (meant && meant !== this.actor?.id && !(isOpen && method === 'get'))
      throw new OperationError('common.error.other_account')
    if (isOpen) return
    if (auth !== 'staff') return
    if (!can(this.actor!.roles, 'admin.enter')) throw new OperationError('common.error.not_allowed')
    if (!isSettled(this.actor!, this.services.env.STAFF_MFA)) {
      throw new HttpError('account.error.mfa_required', 403)
    }
  }

  /** Comes after the input: a wrong one is answered as such, whether a guardian agreed or not. */
  private async checkReady({ flag, consent }: Contract): Promise<void> {
    if (flag && !(await isOn(this.services.db, flag))) throw new OperationError('common.error.unavailable')
    const missing = consent && missingConsent(this.actor!, consent)
    if (missing) throw new OperationError(missing)
  }

  /** What a member writes counts under the versions this request saw, or not at all. */
  private servicesFor({ method, auth, beforeConsent }: Contract): Services {
    if (!this.actor || method === 'get' || auth === 'staff' || beforeConsent === true) return this.services
    return { ...this.services, db: underConsent(this.services.db, this.actor.legalVersions) }
  }

  private async readBody(most = BODY_MAX): Promise<unknown> {
    const declared = Number(this.request.header('content-length') ?? 0)
    if (declared > most) throw new OperationError('common.error.too_large')
    const raw = await this.request.body(most)
    if (raw.length === 0) return undefined
    // Only JSON: forms of other sites can send the other types without asking first.
    if (!/^application\/json\b/i.test(this.request.header('content-type') ?? '')) {
      throw malformed()
    }
    try {
      return JSON.parse(raw.toString('utf8')) as unknown
    } catch {
      throw malformed()
    }
  }

  private call(address: string): Call {
    const secure = this.services.env.origin.startsWith('https:')
    return {
      requestId: this.requestId,
      address,
      userAgent: (this.request.header('user-agent') ?? '').slice(0, 400),
      locale: this.locale(),
      cookie: (name) => cookieFrom(this.cookieHeader ?? null, name),
      setCookie: (name, value, { maxAge, readable }) => {
        this.cookies.push(
          `${name}=${value}; Path=/; Max-Age=${maxAge}; SameSite=Lax${readable ? '' : '; HttpOnly'}${secure ? '; Secure' : ''}`,
        )
      },
      setHeader: (name, value) => {
        this.headers[name] = value
      },
    }
  }

  /** English needs no look at the flags, which are kept for seconds. */
  private async readOffered(): Promise<void> {
    if (this.locale() === 'en') return
    const states = await flagStates(this.services.db).catch(() => null)
    if (states) this.offered = offeredLanguages(states)
  }

  /** Source: docs/rules/account.md D-034. */
  private locale(): Locale {
    const wanted = [this.actor?.locale, cookieFrom(this.cookieHeader ?? null, 'ek_lang')]
    const known = wanted.find((one): one is Locale => isLocale(one) && this.offered.includes(one))
    return known ?? acceptedLocale(this.request.header('accept-language'), this.offered)
  }
}

const malformed = () =>
  new HttpError('common.error.invalid_input', 400, { fields: { body: 'common.field.invalid_format' } })

/** The first of these languages that a browser asks for, else English. */
export function acceptedLocale(header: string | undefined, offered: readonly Locale[] = locales): Locale {
  for (const entry of header?.split(',') ?? []) {
    const language = entry.trim().slice(0, 2).toLowerCase()
    if (isLocale(language) && offered.includes(language)) return language
  }
  return 'en'
}

function queryOf(search: string): Record<string, string | string[]> {
  // Without a prototype, so that `?constructor=` is a name like any other.
  const query = Object.create(null) as Record<string, string | string[]>
  for (const [key, value] of new URLSearchParams(search)) {
    const known = query[key]
    query[key] = known === undefined ? value : Array.isArray(known) ? [...known, value] : [known, value]
  }
  return query
}
