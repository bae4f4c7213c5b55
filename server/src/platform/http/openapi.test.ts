import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { callAs, nobody, ok } from '../../../test/people.ts'
import { openTestWorld, type TestWorld } from '../../../test/test-world.ts'

const addresses = ['/openapi.json', '/v1/openapi.json']
const linter = createRequire(import.meta.url).resolve('@redocly/cli/bin/cli.js')

type Operation = {
  summary?: string
  operationId: string
  security: Record<string, unknown>[]
  responses: Record<string, { description: string; content?: Record<string, unknown> }>
}
type Document = { paths: Record<string, Record<string, Operation>> }

let world: TestWorld
let folder: string
const documents = new Map<string, Document>()

beforeAll(async () => {
  world = await openTestWorld()
  folder = await mkdtemp(join(tmpdir(), 'credenza-openapi-'))
  for (const address of addresses) documents.set(address, ok(await callAs(world, nobody, 'GET', address)))
})
afterAll(async () => {
  await rm(folder, { recursive: true, force: true })
  await world.close()
})

/** What `redocly lint` says with its recommended rules, offline. */
async function lint(document: Document): Promise<string[]> {
  const file = join(folder, 'openapi.json')
  await writeFile(file, JSON.stringify(document))
  const report = await new Promise<string>((resolve, reject) => {
    const options = {
      cwd: folder,
      maxBuffer: 64 * 1024 * 1024,
      env: {
        ...process.env,
        REDOCLY_TELEMETRY: 'off',
        REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
        REDOCLY_SUPPRESS_NOTIFICATIONS: 'true',
      },
    }
    const args = [linter, 'lint', file, '--format=json', '--max-problems=1000']
    // It exits with 1 when it finds something, which is then in the report.
    execFile(process.execPath, args, options, (error, stdout) =>
      stdout.includes('{')
        ? resolve(stdout.slice(stdout.indexOf('{')))
        : reject(error ?? new Error('silent')),
    )
  })
  const { problems } = JSON.parse(report) as {
    problems: { ruleId: string; location: { pointer?: string }[] }[]
  }
  return problems.map(({ ruleId, location }) => `${ruleId} ${location[0]?.pointer}`)
}

const operationsOf = ({ paths }: Document) =>
  Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({ call: `${method} ${path}`, ...operation })),
  )

describe.each(addresses)('%s', (address) => {
  test('keeps the recommended rules of @redocly/cli', async () => {
    // These paths are older than the rule, but unambiguous: "images" is not the id of a template.
    const known = ['no-ambiguous-paths #/paths/~1api~1templates~1{templateId}~1versions']
    const problems = await lint(documents.get(address)!)
    expect(problems.filter((problem) => !known.includes(problem))).toEqual([])
  })

  test('says in a few words what each call does, and what it answers', () => {
    const operations = operationsOf(documents.get(address)!)
    expect(operations.length).toBeGreaterThan(25)
    for (const { call, summary, responses } of operations) {
      expect(summary, `${call}: give its route a short summary`).toMatch(/^[A-Z][^.]{3,70}$/)
      const [answer] = Object.entries(responses).filter(([status]) => /^[23]/.test(status))
      expect(
        answer?.[1].content,
        `${call}: give its route a response, or the types that it produces`,
      ).toBeDefined()
      expect(responses['4XX'], call).toBeDefined()
    }
  })

  test('names each call once, for generated clients', () => {
    const names = operationsOf(documents.get(address)!).map(({ operationId }) => operationId)
    expect(new Set(names).size).toBe(names.length)
    for (const name of names) expect(name).toMatch(/^[a-z][A-Za-z0-9]+$/)
  })
})

test('a broken rule is found', async () => {
  const document = structuredClone(documents.get('/v1/openapi.json')!)
  const [operation] = Object.values(Object.values(document.paths)[0]!)
  delete operation!.summary
  expect(await lint(document)).toEqual([expect.stringMatching(/^operation-summary /)])
})

test('a call says who may make it, and files have their types', () => {
  const { paths } = documents.get('/openapi.json')!
  expect(paths['/api/sign-in']!.post!.security).toEqual([])
  expect(paths['/api/certificates/{id}/timeline']!.get!.security).toEqual([{ session: [] }])
  expect(paths['/vc-api/credentials/verify']!.post!.security).toEqual([{ apiKey: [] }])
  const types = (path: string) => Object.keys(paths[path]!.get!.responses['200']!.content!)
  expect(types('/api/certificates/{id}/document.pdf')).toEqual(['application/pdf'])
  expect(types('/api/events')).toEqual(['text/event-stream'])
  expect(types('/log/{log}/{path}')).toEqual(['application/octet-stream'])
  expect(documents.get('/v1/openapi.json')!.paths['/v1/students']!.get!.security).toEqual([{ apiKey: [] }])
})

test('a call says how it can be repeated, that it takes files, and how it refuses', () => {
  const { paths, components } = documents.get('/v1/openapi.json') as never as {
    paths: Record<
      string,
      { post?: { parameters: unknown; requestBody: { content: object }; responses: object } }
    >
    components: { schemas: Record<string, unknown>; responses: Record<string, unknown> }
  }
  const { post: create } = paths['/v1/certificates']!
  expect(JSON.stringify(create!.parameters)).toContain('"name":"Idempotency-Key","required":false')
  expect(Object.keys(paths['/v1/checks']!.post!.requestBody.content)).toEqual(['multipart/form-data'])
  expect(Object.keys(create!.responses)).toEqual(['200', '4XX', '5XX'])
  expect(JSON.stringify(components.responses.Refused)).toContain('fieldErrors')
  // An answer can get further members; a body cannot.
  expect(JSON.stringify(components.schemas.Certificate)).not.toContain('"additionalProperties":false')
  expect(JSON.stringify(components.schemas.NewBatch)).toContain('"additionalProperties":false')
  const scim = documents.get('/openapi.json')!.paths['/scim/v2/Users']!.get!
  expect(scim.responses['4XX']).toEqual({ $ref: '#/components/responses/RefusedByScim' })
})

test('an example request is attached to the schema of the request', () => {
  const { components } = documents.get('/v1/openapi.json') as never as {
    components: { schemas: Record<string, { examples?: unknown[] }> }
  }
  expect(components.schemas.AddStudents?.examples).toHaveLength(1)
  expect(Object.keys(components.schemas).filter((name) => name.endsWith('Input'))).toEqual([])
})
