import type { ScimListQuery } from '@credenza/schema/scim/requests'
import type { FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { DirectoryQuery } from '../../people/directory/list-directory.ts'
import type { Author } from '../../people/directory/settle-access.ts'
import { ApiError, refusal } from '../../platform/http/api-error.ts'
import { organisationOfRequest } from '../../platform/http/authenticate.ts'
import { flawOf, wrongFields } from '../../platform/http/wrong-fields.ts'
import type { Fields } from './filter/fields.ts'
import { parseFilter, parsePath } from './filter/parse.ts'
import { filterSql, orderSql } from './filter/to-sql.ts'

/** Parses the value by the schema. Throws 'invalid' with the first fault. */
export function parsed<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const result = schema.safeParse(value)
  if (result.success) return result.data
  const { issues } = result.error
  throw new ApiError(flawOf(issues[0]!.message), { fields: wrongFields(issues) })
}

/** The calling directory. */
export function authorOf(request: FastifyRequest): Author {
  const { organisationId, accountId } = organisationOfRequest(request)
  return { organisationId, accountId, address: request.ip }
}

/**
 * Reads filter, order and page from the query of a list call. Throws 'malformed' for a filter or an order that cannot be
 * parsed.
 */
export function directoryQuery(query: ScimListQuery, fields: Fields): DirectoryQuery {
  const { filter, sortBy, sortOrder, startIndex, count } = query
  return {
    condition: filter === undefined ? undefined : filterSql(readable(parseFilter(filter)), fields),
    order:
      sortBy === undefined
        ? undefined
        : {
            by: orderSql(readable(parsePath(sortBy)), fields),
            direction: sortOrder === 'descending' ? 'desc' : 'asc',
          },
    offset: startIndex - 1,
    limit: count,
  }
}

function readable<Parsed>(parsed: Parsed | undefined): Parsed {
  if (parsed === undefined) throw refusal('malformed.scim_filter')
  return parsed
}
