/**
 * Writes the OpenAPI 3.1 document of contracts and REST: `npm run openapi [file]`; `dist/openapi.json` unless named.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import config from '#payload-config'
import { openApiDocument } from '#server/openapi/document.ts'

const file = process.argv[2] ?? 'dist/openapi.json'
const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }
const document = await openApiDocument(await config, version)
mkdirSync(path.dirname(file), { recursive: true })
writeFileSync(file, `${JSON.stringify(document, null, 2)}\n`)
process.stdout.write(`${Object.keys(document.paths).length} paths in ${file}\n`)
process.exit(0)
