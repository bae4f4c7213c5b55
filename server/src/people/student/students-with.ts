import { folded } from '@credenza/schema/folded'
import { type RawBuilder, sql } from 'kysely'
import type { Reach } from '../../platform/http/access.ts'
import { foldedSql } from '../../platform/lists/folded-sql.ts'
import { hasTextByGrams, searchPattern } from '../../platform/lists/search-text.ts'
import { isWithin } from '../department/reach.ts'

/** Shorter texts have no index, and are part of nearly every number and email. */
const fewestCharacters = 3

/**
 * Ids of the students within reach whose roll number or email contains the text. Undefined if it is too short, and for an API
 * key that may not read students: it could guess an email by searching for its pieces.
 */
export function studentsWith(reach: Reach, search: string): RawBuilder<string> | undefined {
  const { organisationId, scopes } = reach
  if (folded(search).length < fewestCharacters) return undefined
  if (scopes && !scopes.includes('students:read')) return undefined
  const shown = foldedSql(sql.ref('student.roll_number'), sql.ref('student.email'))
  return sql`SELECT student.id FROM student WHERE student.org_id = ${organisationId}
    AND ${isWithin(reach, 'student.id')} AND ${hasTextByGrams(organisationId, search)}
    AND ${shown} LIKE ${searchPattern(search)}`
}
