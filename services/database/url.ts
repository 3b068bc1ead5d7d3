import type { Env } from '#services/env.ts'

/** Where the database is. Without a setting: the one on this machine. */
export const databaseUrl = ({ DATABASE_URL }: Pick<Env, 'DATABASE_URL'>): string =>
  DATABASE_URL ?? 'postgres://127.0.0.1:5432/evenkeel'
