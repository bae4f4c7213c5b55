import { type RawBuilder, sql } from 'kysely'
import { anyOf } from '../../platform/db/any-of.ts'
import type { Reach } from '../../platform/http/access.ts'

type Condition = RawBuilder<boolean>

/** Whether something listed by its own id is within reach; `id` is the column with it. */
export const isWithin = (reach: Reach, id: string): Condition =>
  inDepartments(
    reach,
    ({ organisationId, departments }) => sql`${sql.ref(id)} IN (
    SELECT object_id FROM department_object
    WHERE org_id = ${organisationId} AND department_id = ${anyOf(departments)})`,
  )

/** Whether certificates of a type are within reach; `name` is the column with the type's name. */
export const isTypeWithin = (reach: Reach, name: string): Condition =>
  inDepartments(
    reach,
    ({ organisationId, departments }) => sql`${sql.ref(name)} IN (
    SELECT name FROM department_type
    WHERE org_id = ${organisationId} AND department_id = ${anyOf(departments)})`,
  )

/** Whether certificates of all these types are within reach; `names` is the column with the types' names. */
export const areTypesWithin = (reach: Reach, names: string): Condition =>
  inDepartments(
    reach,
    () => sql`(${sql.ref(names)} IS NOT NULL AND NOT EXISTS (
    SELECT FROM unnest(${sql.ref(names)}) AS held (name) WHERE NOT ${isTypeWithin(reach, 'held.name')}))`,
  )

/** Always true for the whole organisation, so that the planner leaves it out. */
function inDepartments(
  { organisationId, departments }: Reach,
  condition: (bound: { organisationId: string; departments: readonly string[] }) => Condition,
): Condition {
  return departments === undefined ? sql<boolean>`true` : condition({ organisationId, departments })
}
