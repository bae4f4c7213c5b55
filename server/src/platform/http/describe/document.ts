type Json = Record<string, unknown>
type Schemas = Record<string, Json>

const license = { name: 'Apache-2.0', identifier: 'Apache-2.0' }
const contact = { name: 'The Credenza contributors' }

/** What both documents say about themselves. URLs are relative, to wherever the document was read. */
export const aboutUs = {
  openapi: '3.1.0',
  servers: [{ url: '/', description: 'This deployment' }],
}

export const infoOf = (title: string, version: string, description: string) => ({
  title,
  version,
  description,
  license,
  contact,
})

const words = {
  key: { type: 'string', description: 'Which sentence it is: the code, or the code and more.' },
  parameters: { type: 'object', description: 'What the sentence fills in.' },
}

/** The form of every error answer (docs/errors). */
const refused = {
  description: 'Refused, with a stable code and a sentence that says what to do',
  content: {
    'application/json': {
      schema: {
        type: 'object',
        required: ['success', 'message', 'error', 'key', 'parameters'],
        properties: {
          success: { type: 'boolean', const: false },
          message: { type: 'string' },
          error: { type: 'string' },
          ...words,
          fields: { type: 'object', additionalProperties: { type: 'string' } },
          fieldErrors: {
            type: 'object',
            additionalProperties: { type: 'object', required: ['key', 'parameters'], properties: words },
          },
        },
      },
    },
  },
}

/** The form of an error answer to a directory (RFC 7644 section 3.12). */
const refusedByScim = {
  description: 'Refused',
  content: {
    'application/scim+json': {
      schema: {
        type: 'object',
        required: ['schemas', 'status', 'detail'],
        properties: {
          schemas: { type: 'array', items: { type: 'string' } },
          status: { type: 'string' },
          scimType: { type: 'string' },
          detail: { type: 'string' },
        },
      },
    },
  },
}

/**
 * What every answer and every list has. It is described here, because every page of the web app loads the schemas of these
 * members.
 */
const ofAnswers: Record<string, string> = {
  success: 'Always true: a refusal has another form.',
  message: 'What happened, in English.',
  data: 'What the call answers.',
  nextCursor: 'Send it as `cursor` for the next page. Null on the last.',
  total: 'How many match.',
  totalIsExact: 'False if more match than were counted.',
}
const ofLists: Record<string, string> = {
  search: 'Only rows that show this text.',
  cursor: 'The `nextCursor` of the page before; the order and the filter have to be the same.',
  limit: 'The most rows to answer with.',
  sort: 'The field to sort by; with `-` before it, the order is reversed.',
}

/** Brings a generated document into the form that its readers and `redocly lint` expect. */
export function finishDocument<Document extends object>(document: Document): Document {
  const { paths, components } = document as {
    paths?: Record<string, Record<string, Json>>
    components?: Json
  }
  const refusals: Json = {}
  for (const [path, operations] of Object.entries(paths ?? {}))
    for (const operation of Object.values(operations)) {
      const name = path.startsWith('/scim/') ? 'RefusedByScim' : 'Refused'
      refusals[name] = name === 'Refused' ? refused : refusedByScim
      const refusal = { $ref: `#/components/responses/${name}` }
      operation.responses = { ...(opened(operation.responses ?? {}) as Json), '4XX': refusal, '5XX': refusal }
      describeCommon(operation)
    }
  const schemas = onlyUsed({ paths }, withoutTwins(paths, (components?.schemas ?? {}) as Schemas))
  const received = reachable(bodiesOf(paths), schemas)
  const answered = Object.entries(schemas).map(([name, schema]) => [
    name,
    received.has(name) ? schema : opened(schema),
  ])
  return simplified({
    ...document,
    components: { ...components, schemas: Object.fromEntries(answered), responses: refusals },
  }) as Document
}

/** What an id in a path is of: `batchId` is "The id of the batch." */
function ofId(name: string): string | undefined {
  const [, noun] = /^(\w+)Id$/.exec(name) ?? []
  return noun && `The id of the ${noun.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)}.`
}

/** Gives the members and parameters that many calls share a description, unless they have one of their own. */
function describeCommon(operation: Json): void {
  for (const parameter of (operation.parameters ?? []) as Json[])
    parameter.description ??=
      parameter.in === 'query' ? ofLists[String(parameter.name)] : ofId(String(parameter.name))
  type Answer = { content?: Record<string, { schema?: { properties?: Record<string, Json> } }> }
  for (const { content } of Object.values(operation.responses as Record<string, Answer>))
    for (const [name, member] of Object.entries(content?.['application/json']?.schema?.properties ?? {}))
      member.description ??= ofAnswers[name]
}

const bodiesOf = (paths: Record<string, Record<string, Json>> = {}): unknown[] =>
  Object.values(paths).flatMap((operations) => Object.values(operations).map((one) => one.requestBody))

/** Answers may get further members in a later version, so their schemas exclude none. */
function opened(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(opened)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, child]) =>
      name === 'additionalProperties' && child === false ? [] : [[name, opened(child)]],
    ),
  )
}

/**
 * The generator adds a second schema, `…Input`, for a named one that is only received, and leaves name and examples on the
 * unused one. This moves them to the one in use.
 */
function withoutTwins(paths: unknown, schemas: Schemas): Schemas {
  const used = reachable(paths, schemas)
  const result: Schemas = {}
  const newNames = new Map<unknown, string>()
  for (const [name, schema] of Object.entries(schemas)) {
    const twin = schemas[`${name}Input`]
    if (twin === undefined || used.has(name)) result[name] = schema
    else {
      const { examples } = schema
      result[name] = { ...twin, ...(examples === undefined ? {} : { examples }) }
      newNames.set(`${REFERENCE}${name}Input`, REFERENCE + name)
    }
  }
  rename(paths, newNames)
  rename(schemas, newNames)
  return result
}

function onlyUsed(root: unknown, schemas: Schemas): Schemas {
  const used = reachable(root, schemas)
  return Object.fromEntries(Object.entries(schemas).filter(([name]) => used.has(name)))
}

const REFERENCE = '#/components/schemas/'

/** The names of the schemas that something refers to, directly or through others. */
function reachable(root: unknown, schemas: Schemas): Set<string> {
  const found = new Set<string>()
  const visit = (value: unknown) => {
    if (typeof value !== 'object' || value === null) return
    const { $ref } = value as { $ref?: unknown }
    const name =
      typeof $ref === 'string' && $ref.startsWith(REFERENCE) ? $ref.slice(REFERENCE.length) : undefined
    if (name !== undefined && !found.has(name)) {
      found.add(name)
      visit(schemas[name])
    }
    for (const child of Object.values(value)) visit(child)
  }
  visit(root)
  return found
}

function rename(value: unknown, newNames: ReadonlyMap<unknown, string>): void {
  if (typeof value !== 'object' || value === null) return
  const holder = value as { $ref?: unknown }
  const newName = newNames.get(holder.$ref)
  if (newName !== undefined) holder.$ref = newName
  for (const child of Object.values(value)) rename(child, newNames)
}

/** Replaces choices with a single option by that option, and drops choices that allow anything. Both come from transforms. */
function simplified(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(simplified)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).map(([name, child]) => [name, simplified(child)] as const)
  const { anyOf, ...rest } = Object.fromEntries(entries) as { anyOf?: unknown } & Json
  if (!Array.isArray(anyOf)) return { ...rest, ...(anyOf === undefined ? {} : { anyOf }) }
  if (anyOf.some((one) => isEmpty(one))) return rest
  return anyOf.length === 1 ? { ...rest, ...(anyOf[0] as Json) } : { ...rest, anyOf }
}

const isEmpty = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && Object.keys(value).length === 0
