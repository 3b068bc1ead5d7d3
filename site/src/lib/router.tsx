import {
  createContext,
  startTransition,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useState,
  type ComponentProps,
  type MouseEvent,
  type ReactNode,
} from 'react'

/*
 * Routing for the screens of the app: about 2 KB where the usual library takes 12 to 27, which would not fit the
 * budget of sign-in. Names and behaviour are the library's, so that anybody knows them; what we do not use is left out
 * (nested routes, loaders, relative paths). Patterns are matched in `match.ts`, screens are chosen in `app/App.tsx`.
 */

/** Where the page is. `kind` says how it came here: back and forward are `pop`. */
export type Place = {
  readonly pathname: string
  readonly search: string
  readonly hash: string
  readonly state: unknown
  readonly kind: 'load' | 'push' | 'replace' | 'pop'
}
/** Goes to an address (`/journal/7`, `?tab=history`, `#top`), or some steps back (`-1`). */
export type Navigate = (to: string | number, options?: { replace?: boolean; state?: unknown }) => void

const placeNow = (kind: Place['kind']): Place => {
  const { pathname, search, hash } = window.location
  return { pathname, search, hash, state: window.history.state as unknown, kind }
}

const PlaceContext = createContext<Place | null>(null)
const NavigateContext = createContext<Navigate | null>(null)
const ParamsContext = createContext<Readonly<Record<string, string>>>({})

/** Follows the address bar. The old screen stays until the new one has loaded. */
export function Router({ children }: { children: ReactNode }) {
  const [place, setPlace] = useState(() => placeNow('load'))
  useEffect(() => {
    const moved = () => startTransition(() => setPlace(placeNow('pop')))
    window.addEventListener('popstate', moved)
    return () => window.removeEventListener('popstate', moved)
  }, [])
  const navigate = useCallback<Navigate>((to, { replace = false, state = null } = {}) => {
    if (typeof to === 'number') return window.history.go(to)
    const url = new URL(to, window.location.href)
    // Another site, or a page of the server: the browser goes there by itself.
    if (url.origin !== window.location.origin) return window.location.assign(url)
    window.history[replace ? 'replaceState' : 'pushState'](state, '', url)
    startTransition(() => setPlace(placeNow(replace ? 'replace' : 'push')))
  }, [])
  return (
    <NavigateContext value={navigate}>
      <PlaceContext value={place}>{children}</PlaceContext>
    </NavigateContext>
  )
}

/** Gives a screen the parts of its path. */
export const ParamsProvider = ({
  params,
  children,
}: {
  params: Record<string, string>
  children: ReactNode
}) => <ParamsContext value={params}>{children}</ParamsContext>

function inside<T>(value: T | null): T {
  if (value === null) throw new Error('this needs a Router above it')
  return value
}

/** Where the page is. */
export const useLocation = (): Place => inside(useContext(PlaceContext))
/** See `Navigate`. */
export const useNavigate = (): Navigate => inside(useContext(NavigateContext))
/** The named parts of the path (`:id`). */
export const useParams = (): Readonly<Record<string, string | undefined>> => useContext(ParamsContext)

type SetSearch = (
  next: URLSearchParams | Record<string, string> | ((now: URLSearchParams) => URLSearchParams),
  options?: { replace?: boolean },
) => void

/** The query of the address, and how to change it. */
export function useSearchParams(): [URLSearchParams, SetSearch] {
  const { search } = useLocation()
  const navigate = useNavigate()
  const query = useMemo(() => new URLSearchParams(search), [search])
  const set = useCallback<SetSearch>(
    (next, options) => {
      const wanted = typeof next === 'function' ? next(new URLSearchParams(window.location.search)) : next
      const text = new URLSearchParams(wanted).toString()
      navigate(text ? `?${text}` : window.location.pathname, options)
    },
    [navigate],
  )
  return [query, set]
}

/** See `Link`. */
export type LinkProps = Omit<ComponentProps<'a'>, 'href'> & { to: string; replace?: boolean; state?: unknown }

/** A link to a screen of the app: a real one, which opens in a new tab like any other. */
export function Link({ to, replace, state, onClick, target, children, ...rest }: LinkProps) {
  const navigate = useNavigate()
  const press = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    const special = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
    if (event.defaultPrevented || special || (target && target !== '_self')) return
    event.preventDefault()
    // The same address again is no step to go back to.
    const same = new URL(to, window.location.href).href === window.location.href
    navigate(to, { replace: replace ?? same, state })
  }
  return (
    <a {...rest} {...(target && { target })} href={to} onClick={press}>
      {children}
    </a>
  )
}

/** A link that knows when its place, or one below it, is the current one (`aria-current`). */
export function NavLink(props: LinkProps) {
  const { pathname } = useLocation()
  const current = pathname === props.to || pathname.startsWith(`${props.to}/`)
  return <Link {...props} aria-current={current ? 'page' : undefined} />
}

/** Goes elsewhere as soon as it is drawn. */
export function Navigate({ to, replace = false }: { to: string; replace?: boolean }) {
  const navigate = useNavigate()
  useEffect(() => navigate(to, { replace }), [navigate, to, replace])
  return null
}
