/** The borders of the house, held by a machine. */
module.exports = {
  forbidden: [
    {
      name: 'no-circular',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'domain-is-pure',
      comment: 'domain and messages import only each other and zod',
      severity: 'error',
      from: { path: '^(domain|messages)/' },
      to: { pathNot: '^(domain|messages)/|node_modules/zod/' },
    },
    {
      name: 'site-sees-only-domain',
      severity: 'error',
      from: { path: '^site/' },
      to: {
        path: '^(access|admin|app|collections|endpoints|globals|jobs|migrations|operations|seed|server|services)/|node_modules/(payload|@payloadcms|next|pg)/',
      },
    },
    {
      name: 'safety-model-stays-on-the-server',
      comment:
        'the weights and rules of the safety model are read from disk, and no browser may learn what they miss',
      severity: 'error',
      from: { path: '^site/' },
      to: {
        path: '^domain/moderation/(assessText\.ts|readDanger\.ts|risk/|profanity/|personal/)',
        reachable: true,
      },
    },
    {
      name: 'kinds-go-down',
      comment: 'operations know nothing of who calls them: HTTP, jobs, Payload and processes stand above',
      severity: 'error',
      from: { path: '^(operations|services|lib|access)/' },
      to: { path: '^(endpoints|jobs|hooks|collections|globals|server|admin|seed)/' },
    },
    {
      name: 'operations-above-services',
      severity: 'error',
      from: { path: '^(services|lib)/' },
      to: { path: '^operations/' },
    },
    {
      name: 'libraries-stand-alone',
      comment: 'what lib holds needs no service but the settings and the log',
      severity: 'error',
      from: { path: '^lib/' },
      to: { path: '^services/(?!env\\.ts$|log/)' },
    },
    {
      name: 'features-meet-in-operations',
      comment: 'an endpoint or hook of one feature may not import those of another',
      severity: 'error',
      from: { path: '^(endpoints|hooks)/(?!index)([^_/.]+)' },
      to: { path: '^(endpoints|hooks)/', pathNot: '^(endpoints|hooks)/($2[/.]|_[^/]+/)' },
    },
    {
      name: 'screens-meet-in-facades',
      comment: 'screens of a feature may import index.ts of another feature, nothing deeper',
      severity: 'error',
      from: { path: '^site/src/features/([^/]+)/' },
      to: { path: '^site/src/features/[^/]+/', pathNot: '^site/src/features/($1/|[^/]+/index\\.ts$)' },
    },
    {
      name: 'features-below-pages',
      comment: 'pages compose features, and the app holds pages; what all of them need is in lib',
      severity: 'error',
      from: { path: '^site/src/features/' },
      to: { path: '^site/src/(app|pages)/' },
    },
    {
      name: 'sdk-only-in-its-adapter',
      severity: 'error',
      from: { pathNot: '^(services|lib|tests|bench)/' },
      to: {
        path: 'node_modules/(pusher|nodemailer|otplib|qrcode|smtp-server|postal-mime|web-push|openai|@huggingface|sharp|@zxcvbn-ts)/',
      },
    },
    {
      name: 'charts-only-in-their-place',
      comment:
        'recharts is large: what draws with it loads later, as one chunk of the site and one of the panel (plots)',
      severity: 'error',
      from: { pathNot: '^(site/src/ui/charts|admin/_shell/charts|tests)/' },
      to: { path: 'node_modules/recharts/' },
    },
    {
      name: 'plots-load-later',
      severity: 'error',
      from: { path: '^(site|admin)/', pathNot: '/charts/(plots|[A-Z]\\w+Plot)(\\.client)?\\.tsx?$' },
      to: {
        path: '/charts/(plots|[A-Z]\\w+Plot)(\\.client)?\\.tsx?$',
        dynamic: false,
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'ui-below-features',
      severity: 'error',
      from: { path: '^site/src/(ui|lib)/' },
      to: { path: '^site/src/(features|pages|app)/' },
    },
    {
      name: 'radix-only-in-ui',
      comment: 'screens use the parts of site/src/ui or admin/_shell, whose names and props are ours',
      severity: 'error',
      from: { pathNot: '^(site/src/ui|admin/_shell)/' },
      to: { path: 'node_modules/(radix-ui|@radix-ui)/' },
    },
    {
      name: 'product-without-tests',
      severity: 'error',
      from: { pathNot: '^(tests|bench|vitest)' },
      to: { path: '^(tests|bench)/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(dist|\\.next|\\.data)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default'],
      mainFields: ['module', 'main'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
}
