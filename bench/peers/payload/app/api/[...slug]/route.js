import { REST_GET, REST_POST } from '@payloadcms/next/routes'
import config from '../../../payload.config.js'

/** Payload's REST, as its template generates it. */
export const GET = REST_GET(config)
/** See `GET`. */
export const POST = REST_POST(config)
