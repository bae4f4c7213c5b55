import type { Context } from '../../context.ts'
import { refusal } from '../../platform/http/api-error.ts'
import { fetchJson } from '../foreign/fetch-json.ts'
import { TooCostly } from '../foreign/judging/open-judging.ts'

/** How many of a badge's schemas are fetched. */
const mostSchemas = 3

/**
 * Throws 'invalid' if a badge does not fit a schema that it names (`1EdTechJsonSchemaValidator2019`, Open Badges 3.0 §B.7).
 * Ignores a schema that cannot be fetched or used, or costs too much. Throws too_many_requests.
 */
export async function requireSchemas(
  ctx: Context,
  accountId: string,
  document: Record<string, unknown>,
): Promise<void> {
  for (const address of schemasOf(document).slice(0, mostSchemas)) {
    const schema = await fetchJson(ctx, address).catch(() => undefined)
    if (!isObject(schema)) continue
    const fits = await ctx.judging.forRequest(accountId, (judge) =>
      judge.run('fitsSchema', { schema, document }).catch((error) => {
        if (error instanceof TooCostly) return undefined
        throw error
      }),
    )
    if (fits === false) throw refusal('invalid.badge_schema')
  }
}

const schemasOf = ({ credentialSchema }: Record<string, unknown>): string[] =>
  [credentialSchema]
    .flat()
    .filter(isObject)
    .filter(({ type }) => [type].flat().includes('1EdTechJsonSchemaValidator2019'))
    .map(({ id }) => String(id))

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
