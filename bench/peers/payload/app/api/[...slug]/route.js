import { REST_GET, REST_POST } from '@payloadcms/next/routes'
import config from '../../../payload.config.js'

/** Payload's REST, as its template generates it. */
export const GET = REST_GET(config)
/** The same for POST. */
export const POST = REST_POST(config)
