import { sql } from 'kysely'

export const anyOf = (values: readonly string[]) => sql<string>`ANY(${values}::text[])`
export const allOf = (values: readonly string[]) => sql<string>`ALL(${values}::text[])`
