import query from '@tanstack/eslint-plugin-query'
import jsxA11y from 'eslint-plugin-jsx-a11y'
import react from 'eslint-plugin-react'
import hooks from 'eslint-plugin-react-hooks'
import regexp from 'eslint-plugin-regexp'
import tseslint from 'typescript-eslint'
import { retiredNames } from './scripts/retired-names.mjs'

const ban = (selector, message) => ({ selector, message })
const environment = ban(
  "MemberExpression[object.name='process'][property.name='env']",
  'Read settings from #services/env.ts.',
)
const rawLocal = ban(
  "CallExpression[callee.object.property.name='payload'][callee.property.name=/^(find|findByID|create|update|delete|count)$/]",
  'Payload’s Local API skips access rules; use an operation.',
)
const rawResponse = ban(
  "CallExpression[callee.object.name='Response'][callee.property.name='json']",
  'Return data from the handler; the dispatcher builds the answer.',
)
const rawFetch = ban("CallExpression[callee.name='fetch']", 'Use call(contract, input).')

export default tseslint.config(
  {
    ignores: [
      'node_modules',
      '.next',
      'dist',
      '.data',
      'migrations/2*',
      'payload-types.ts',
      'app/(payload)/admin/importMap.js',
      'next-env.d.ts',
    ],
  },
  ...tseslint.configs.recommended,
  {
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    plugins: { regexp },
    rules: {
      // A pattern that reads a text more than once per character lets one request stop the process.
      'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }],
      'regexp/no-super-linear-move': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      'max-lines': ['error', { max: 300, skipBlankLines: true, skipComments: true }],
      'no-console': 'error',
      'id-denylist': ['error', ...retiredNames.keys()],
      // Prettier wraps code and leaves comments.
      'max-len': ['error', { code: 10_000, comments: 120, ignoreUrls: true }],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
    },
  },
  { files: ['seed/content/**', 'messages/**'], rules: { 'max-lines': 'off' } },
  { files: ['scripts/**', 'server/start/**', 'tests/**', 'bench/**'], rules: { 'no-console': 'off' } },
  {
    files: [
      '{access,admin,collections,endpoints,globals,jobs,operations,seed}/**/*.{ts,tsx}',
      'server/http/**',
    ],
    rules: { 'no-restricted-syntax': ['error', environment, rawLocal, rawResponse] },
  },
  {
    files: ['{site,admin}/**/*.{ts,tsx}'],
    ignores: [
      'site/src/lib/call.ts',
      'site/src/lib/earlyAnswer.ts',
      'site/src/sw.ts',
      'site/src/swPush.ts',
      'admin/_shell/call.client.ts',
      'admin/_shell/rest.client.ts',
    ],
    plugins: { react, 'react-hooks': hooks, 'jsx-a11y': jsxA11y },
    rules: {
      ...jsxA11y.flatConfigs.recommended.rules,
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
      'no-restricted-syntax': ['error', environment, rawFetch],
      'react/jsx-no-literals': [
        'error',
        { noStrings: true, ignoreProps: true, allowedStrings: ['·', '–', '/', ' ', ', ', ': '] },
      ],
      'react/jsx-no-target-blank': 'error',
      'react/no-danger': 'error',
    },
  },
  ...query.configs['flat/recommended'].map((config) => ({ ...config, files: ['site/**/*.{ts,tsx}'] })),
)
