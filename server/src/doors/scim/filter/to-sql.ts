import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { refusal } from '../../../platform/http/api-error.ts'
import type { Field, Fields } from './fields.ts'
import type { AttributePath, Filter, Operator, Value } from './filter.ts'

type Single = Exclude<Field, { kind: 'list' }>
type Condition = RawBuilder<SqlBool>

/**
 * Turns a filter into an SQL condition. Throws 'malformed' for an unknown attribute, or a value that the attribute cannot have.
 */
export function filterSql(filter: Filter, fields: Fields): Condition {
  switch (filter.kind) {
    case 'and':
      return sql`(${filterSql(filter.of[0], fields)} AND ${filterSql(filter.of[1], fields)})`
    case 'or':
      return sql`(${filterSql(filter.of[0], fields)} OR ${filterSql(filter.of[1], fields)})`
    case 'not':
      return sql`NOT ${filterSql(filter.of, fields)}`
    case 'present':
      return about(filter.path, fields, isPresent)
    case 'compare':
      return about(filter.path, fields, (field) => comparison(field, filter.operator, filter.value))
    case 'some': {
      const field = fieldNamed(fields, keyOf(filter.path))
      if (field?.kind !== 'list') throw unreadable()
      return field.some(filterSql(filter.of, field.fields))
    }
  }
}

/** Turns a sort path into an SQL expression. Throws 'malformed' for an attribute that is unknown or has many values. */
export function orderSql(path: AttributePath, fields: Fields): RawBuilder<unknown> {
  const { field, list } = fieldAt(path, fields)
  if (list && list !== fields.emails) throw unreadable()
  return field.kind === 'text' ? sql`lower(${field.sql})` : field.sql
}

/** Looks only at own properties, because every object also has a `constructor`. */
const fieldNamed = (fields: Fields, name: string): Field | undefined =>
  Object.hasOwn(fields, name) ? fields[name] : undefined

const keyOf = ({ attribute, sub }: AttributePath): string =>
  (sub === undefined ? attribute : `${attribute}.${sub}`).toLowerCase()

function about(path: AttributePath, fields: Fields, condition: (field: Single) => Condition): Condition {
  const { field, list } = fieldAt(path, fields)
  return list ? list.some(condition(field)) : condition(field)
}

/** The field that a path names, and the list that contains it. */
function fieldAt(
  path: AttributePath,
  fields: Fields,
): { field: Single; list?: Extract<Field, { kind: 'list' }> } {
  const own = fieldNamed(fields, keyOf(path))
  if (own && own.kind !== 'list') return { field: own }
  const list = fieldNamed(fields, path.attribute.toLowerCase())
  const field =
    list?.kind === 'list' ? fieldNamed(list.fields, (path.sub ?? 'value').toLowerCase()) : undefined
  if (list?.kind !== 'list' || !field || field.kind === 'list') throw unreadable()
  return { field, list }
}

const isPresent = ({ kind, sql: column }: Single): Condition =>
  kind === 'text' || kind === 'exact' ? sql`${column} <> ''` : sql`${column} IS NOT NULL`

function comparison(field: Single, operator: Operator, value: Value): Condition {
  if (value === null && operator === 'eq') return sql`NOT ${isPresent(field)}`
  if (value === null && operator === 'ne') return isPresent(field)
  if (field.kind === 'flag') return flagComparison(field, operator, value)
  if (typeof value !== 'string') throw unreadable()
  if (field.kind === 'time') return timeComparison(field, operator, value)
  const isExact = field.kind === 'exact'
  const left = isExact ? field.sql : sql`lower(${field.sql})`
  const right = isExact ? sql`${value}::text` : sql`lower(${value}::text)`
  switch (operator) {
    case 'co':
      return sql`position(${right} IN ${left}) > 0`
    case 'sw':
      return sql`left(${left}, length(${right})) = ${right}`
    case 'ew':
      return sql`right(${left}, length(${right})) = ${right}`
    default:
      return sql`${left} ${signs[operator]} ${right}`
  }
}

function flagComparison({ sql: column }: Single, operator: Operator, value: Value): Condition {
  const flag = typeof value === 'string' ? value.toLowerCase() : String(value)
  if ((flag !== 'true' && flag !== 'false') || (operator !== 'eq' && operator !== 'ne')) throw unreadable()
  return sql`${column} ${signs[operator]} ${flag === 'true'}`
}

function timeComparison({ sql: column }: Single, operator: Operator, value: string): Condition {
  const time = new Date(value)
  if (!(operator in signs) || !/^\d{4}-\d\d-\d\dT/.test(value) || Number.isNaN(time.getTime()))
    throw unreadable()
  return sql`${column} ${signs[operator as keyof typeof signs]} ${time}`
}

const signs = {
  eq: sql`=`,
  ne: sql`<>`,
  gt: sql`>`,
  ge: sql`>=`,
  lt: sql`<`,
  le: sql`<=`,
}

const unreadable = () => refusal('malformed.scim_filter')
