import type { Migration } from 'kysely/migration'

/** Every migration by name; they run in the order of their names. Names never change once released. */
export const migrations: Record<string, Migration> = {}
