import { withPayload } from '@payloadcms/next/withPayload'

/** Next as Payload's template sets it up, built beside our own output. */
export default withPayload({ distDir: '../../../dist/bench-payload' })
