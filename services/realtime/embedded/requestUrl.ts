import type { IncomingMessage } from 'node:http'

/** The address of a request; undefined when it cannot be read (no honest client sends that). */
export function requestUrl(req: IncomingMessage): URL | undefined {
  // Put behind a host as text: resolved against it, "//evil/x" would name another host.
  const text = `http://localhost${req.url ?? '/'}`
  return URL.canParse(text) ? new URL(text) : undefined
}
