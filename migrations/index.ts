import * as foundation from './20261120_194641_foundation.ts'
import * as foundationRules from './20261120_194700_foundation_rules.ts'

/** Every migration, oldest first. Committed with the feature; never edited after it landed. */
export const migrations = [
  { name: '20261120_194641_foundation', up: foundation.up, down: foundation.down },
  { name: '20261120_194700_foundation_rules', up: foundationRules.up, down: foundationRules.down },
]
