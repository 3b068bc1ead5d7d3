import packageJson from '../../../package.json' with { type: 'json' }
import type { Env } from '#services/env.ts'

/** What runs here: what an operator called it, else the version of the package. Source: docs/rules/ops.md D-196. */
export const releaseName = ({ RELEASE }: Pick<Env, 'RELEASE'>): string => RELEASE ?? packageJson.version
