interface Shape {
  $ref?: string
  type?: string
  enum?: string[]
  items?: Shape
  properties?: Record<string, Shape>
}
interface Operation {
  parameters?: { name: string; in: string; schema: Shape }[]
  responses?: Record<string, { content?: Record<string, { schema?: Shape }> }>
}
interface Document {
  paths: Record<string, { get?: Operation }>
  components: { schemas: Record<string, Shape> }
}

/** A call that answers a list, as it is registered. */
export interface List {
  path: string
  /** The name of the array in the answer. */
  items: string
  /** What an item has. */
  fields: string[]
  query: string[]
  /** Every value that `sort` takes. */
  sorts: string[]
}

/**
 * Answers with arrays that are not lists: all parts of the system, all designs, the three pages that administrators write, the
 * five newest certificates, the latest news, what a search of classifications finds, security events, which are read by
 * position, and the rows of a sheet in its own order.
 */
const wholes = [
  '/api/admin/health',
  '/api/templates/designs',
  '/api/stats',
  '/api/site-pages',
  '/api/admin/site-pages',
  '/api/notifications',
  '/api/alignments',
  '/api/admin/security-events',
  '/api/student/imports/{id}/accepted',
]

/** The lists of an OpenAPI document: each GET whose answer has an array beside `success`. */
export function listsOf({ paths, components: { schemas } }: Document): List[] {
  const shapeOf = (shape: Shape = {}): Shape =>
    shape.$ref ? shapeOf(schemas[shape.$ref.split('/').at(-1)!]) : shape
  return Object.entries(paths).flatMap(([path, { get }]): List[] => {
    const answer = shapeOf(get?.responses?.['200']?.content?.['application/json']?.schema)
    const array = Object.entries(answer.properties ?? {}).find(([, { type }]) => type === 'array')
    if (!array || wholes.includes(path)) return []
    const query = (get?.parameters ?? []).filter((one) => one.in === 'query')
    return [
      {
        path,
        items: array[0],
        fields: Object.keys(shapeOf(array[1].items).properties ?? {}),
        query: query.map(({ name }) => name),
        sorts: query.find(({ name }) => name === 'sort')?.schema.enum ?? [],
      },
    ]
  })
}
