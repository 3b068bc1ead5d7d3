import { withPayload } from '@payloadcms/next/withPayload'
import type { NextConfig } from 'next'

// Next only draws the staff panel (`app/(payload)`); members are served by the api process. Types and rules are checked
// by `npm run check` for the whole product, so the build does not do it again.
const config: NextConfig = {
  distDir: 'dist/admin',
  poweredByHeader: false,
  reactStrictMode: true,
  // A settings file of its own, because Next writes into the one it is given.
  typescript: { ignoreBuildErrors: true, tsconfigPath: 'app/tsconfig.json' },
  images: { unoptimized: true },
  // Answered a second time, in case one comes here past the api process: Payload's screens for signing in are not used.
  redirects: async () =>
    ['/admin/reset/:token*', '/admin/:collection/verify/:token*'].map((source) => ({
      source,
      destination: '/admin',
      permanent: false,
    })),
}

export default withPayload(config, { devBundleServerPackages: false })
