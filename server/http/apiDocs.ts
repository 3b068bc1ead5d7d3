import { readFile } from 'node:fs/promises'
import type { ServerResponse } from 'node:http'
import { createRequire } from 'node:module'
import path from 'node:path'
import type { Services } from '#services'
import { commonHeaders } from './securityHeaders.ts'

/** Is this the address of the API's description, `/api/docs`, or of one of its files? */
export const isApiDocs = (url: string): boolean => /^\/api\/docs(\/|\?|$)/.test(url)

/** Swagger UI writes inline styles and draws pictures from data; this page exists in development alone. */
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
const PAGE = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>API of Evenkeel</title>
<link rel="stylesheet" href="/api/docs/swagger-ui.css">
<div id="docs"></div>
<script src="/api/docs/swagger-ui-bundle.js"></script>
<script src="/api/docs/start.js"></script>
</html>`
const START =
  "SwaggerUIBundle({ url: '/api/docs/openapi.json', dom_id: '#docs', deepLinking: true, docExpansion: 'none' })"
const ofPackage: Readonly<Record<string, string>> = {
  'swagger-ui.css': 'text/css; charset=utf-8',
  'swagger-ui-bundle.js': 'text/javascript; charset=utf-8',
}

/**
 * Shows the OpenAPI document to a developer. Only where `NODE_ENV` is development and no other machine gets in: Swagger
 * UI is no package of production.
 */
export function createApiDocs({ log }: Pick<Services, 'log'>) {
  let made: Promise<string> | undefined
  const writeDocument = async () => {
    const [{ default: config }, { openApiDocument }] = await Promise.all([
      import('#payload-config'),
      import('../openapi/document.ts'),
    ])
    return JSON.stringify(await openApiDocument(await config, 'development'))
  }
  const partOf = async (name: string): Promise<[type: string, body: string | Buffer] | null> => {
    if (name === '') return ['text/html; charset=utf-8', PAGE]
    if (name === 'start.js') return ['text/javascript; charset=utf-8', START]
    if (name === 'openapi.json') return ['application/json; charset=utf-8', await (made ??= writeDocument())]
    const type = ofPackage[name]
    if (!type) return null
    const folder = path.dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'))
    return [type, await readFile(path.join(folder, name))]
  }
  return async (url: string, response: ServerResponse): Promise<void> => {
    const name = url.split('?', 1)[0]!.slice('/api/docs'.length).replace(/^\//, '')
    const part = await partOf(name).catch((error: unknown) => {
      made = undefined
      log.error({ err: error }, 'the API could not be described')
      return null
    })
    response.writeHead(part ? 200 : 404, {
      ...commonHeaders,
      'content-security-policy': POLICY,
      'content-type': part?.[0] ?? 'text/plain',
    })
    response.end(part?.[1] ?? 'Not found')
  }
}
