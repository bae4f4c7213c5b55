import { withinReach } from '../../certificates/reach/subject-within.ts'
import type { Context, Db, Tx } from '../../context.ts'
import type { Caller } from '../../platform/http/access.ts'
import { refusal } from '../../platform/http/api-error.ts'
import type { App } from '../../platform/http/app.ts'
import { isOfOrganisation } from '../../platform/ids.ts'

/**
 * Answers 404 to a call that names something outside its caller's departments in its path, query or body, as if it did not
 * exist: before the handler, for a form again once its fields and files have arrived, and of its path again before it commits.
 * Applies only to callers who are bound to departments.
 */
export function installDepartmentLimits(app: App, ctx: Context): void {
  app.addHook('onRequest', async (request) => {
    request.requireWithin = (fields) =>
      requireWithin(ctx.db, request.caller, [request.params, withoutSearch(request.query), fields])
    request.requireStillWithin = (db) => requireWithin(db, request.caller, request.params)
  })
  app.addHook('preHandler', (request) => request.requireWithin(request.body))
}

async function requireWithin(db: Db | Tx, caller: Caller | undefined, named: unknown): Promise<void> {
  if (!caller?.memberships || !caller.organisationId) return
  const { organisationId, memberships } = caller
  const departments = memberships.map(({ departmentId }) => departmentId)
  const ids = [...idsIn(named, organisationId)]
  if (ids.length === 0) return
  const reached = await withinReach(db, { organisationId, departments }, ids)
  if (ids.some((id) => !reached.has(id))) throw refusal('not_found.in_departments')
}

/** Leaves out the search text: an id typed there finds nothing, but must not be refused. */
function withoutSearch(query: unknown): unknown {
  const { search: _, ...rest } = query as { search?: unknown }
  return rest
}

/** Collects the ids of the organisation's things in a value, at any depth and also in field names. */
function idsIn(value: unknown, organisationId: string, found = new Set<string>()): ReadonlySet<string> {
  if (typeof value === 'string') {
    if (isOfOrganisation(value, organisationId)) found.add(value)
  } else if (value !== null && typeof value === 'object') {
    for (const part of Object.entries(value).flat()) idsIn(part, organisationId, found)
  }
  return found
}
