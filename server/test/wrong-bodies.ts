/** The parts of a JSON schema, as in OpenAPI documents, from which bodies are built. */
export interface Shape {
  $ref?: string
  type?: string | string[]
  enum?: unknown[]
  const?: unknown
  anyOf?: Shape[]
  oneOf?: Shape[]
  allOf?: Shape[]
  items?: Shape
  properties?: Record<string, Shape>
}

/** Values of every kind: each is wrong somewhere. */
const values = [undefined, null, '', 'x', 'x'.repeat(20_001), -1, 1.5, 1e12, true, [], ['x'], {}, { x: 1 }]

/**
 * Bodies that fit a schema as far as its shape tells, each except for one value, which is of another kind. A property that is
 * in `tried`, under the same name and of the same shape, is left out, since it would be refused in the same words; the others
 * are added.
 */
export function* wrongBodies(
  shape: Shape,
  schemas: Record<string, Shape>,
  tried: Set<string>,
): Generator<unknown> {
  for (const form of formsOf(shape, schemas)) {
    yield* values
    const { items, properties = {} } = form
    if (items) for (const item of wrongBodies(items, schemas, tried)) yield [item]
    const sound = fitting(form, schemas)
    for (const [name, property] of Object.entries(properties)) {
      const asked = `${name}: ${JSON.stringify(property)}`
      if (tried.has(asked)) continue
      tried.add(asked)
      for (const value of wrongBodies(property, schemas, tried)) yield { ...Object(sound), [name]: value }
    }
  }
}

function formsOf(shape: Shape, schemas: Record<string, Shape>): Shape[] {
  if (shape.$ref) return formsOf(schemas[shape.$ref.split('/').at(-1)!] ?? {}, schemas)
  const forms = shape.anyOf ?? shape.oneOf ?? shape.allOf
  return forms ? forms.flatMap((form) => formsOf(form, schemas)) : [shape]
}

function fitting(shape: Shape, schemas: Record<string, Shape>): unknown {
  const [form = {}] = formsOf(shape, schemas)
  if (form.const !== undefined) return form.const
  if (form.enum) return form.enum[0]
  switch ([form.type].flat()[0]) {
    case 'number':
    case 'integer':
      return 1
    case 'boolean':
      return true
    case 'array':
      return form.items ? [fitting(form.items, schemas)] : []
    case 'object':
      return Object.fromEntries(
        Object.entries(form.properties ?? {}).map(([name, property]) => [name, fitting(property, schemas)]),
      )
    default:
      return 'somebody@mail.example'
  }
}
