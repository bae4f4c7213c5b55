import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { v1BatchRequest } from '@credenza/schema/v1/index'
import { afterAll, describe, expect, test } from 'vitest'
import { callAs, nobody, ok } from '../../../test/acts/people.ts'
import { openTestWorld } from '../../../test/worlds/test-world.ts'

const addresses = ['/openapi.json', '/v1/openapi.json']
const linter = createRequire(import.meta.url).resolve('@redocly/cli/bin/cli.js')

type Operation = {
  summary?: string
  operationId: string
  security: Record<string, unknown>[]
  responses: Record<string, { description: string; content?: Record<string, unknown> }>
}
type Document = { paths: Record<string, Record<string, Operation>> }

const documents = new Map<string, Document>()
/** A document, read as having the parts that a test looks at; what is missing fails there. */
const documentAs = <Parts>(address: string): Parts & Document =>
  ({ ...documents.get(address)! }) as Parts & Document

/** The examples have to fit their schemas too. */
const rules = `extends: [recommended]
rules:
  no-invalid-schema-examples: error
  no-invalid-media-type-examples: error
  no-invalid-parameter-examples: error
`

const world = await openTestWorld()
const folder = await mkdtemp(join(tmpdir(), 'credenza-openapi-'))
await writeFile(join(folder, 'redocly.yaml'), rules)
for (const address of addresses) documents.set(address, ok(await callAs(world, nobody, 'GET', address)))
afterAll(async () => {
  await rm(folder, { recursive: true, force: true })
  await world.close()
})

/** What `redocly lint` says, offline. */
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
    const args = [linter, 'lint', file, '--format=json', '--max-problems=1000', '--config=redocly.yaml']
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

test('examples are checked, and a reason is required exactly where the server requires one', async () => {
  const acts = [
    { kind: 'revoke' },
    { kind: 'suspend', reasonCode: 'other' },
    { kind: 'revoke', reason: '' },
    { kind: 'revoke', reason: 'It was a mistake.' },
    { kind: 'suspend', reasonCode: 'misconduct' },
    { kind: 'sign', reason: 'Because.' },
    { kind: 'sign' },
  ].map((act) => ({ ...act, certificates: { all: true } }))
  const document = structuredClone(documents.get('/v1/openapi.json')!) as Document & {
    components: { schemas: Record<string, { examples: object[] }> }
  }
  document.components.schemas.NewBatch!.examples = acts
  const problems = await lint(document)
  const isWrong = (index: number) =>
    problems.some((problem) => problem.includes(`#/components/schemas/NewBatch/examples/${index}`))
  expect(acts.map((act, index) => [act, isWrong(index)])).toEqual(
    acts.map((act) => [act, !v1BatchRequest.safeParse(act).success]),
  )
  expect(acts.map((_, index) => isWrong(index))).toEqual([true, true, true, false, false, true, false])
})

interface Schema {
  $ref?: string
  description?: string
  properties?: Record<string, Schema>
  [part: string]: unknown
}

test('under /v1, every member and every parameter is described', () => {
  const { paths, components } = documentAs<{
    paths: Record<string, Record<string, { parameters?: (Schema & { name: string })[] } & Schema>>
    components: { schemas: Record<string, Schema> }
  }>('/v1/openapi.json')
  const isDescribed = ({ description, $ref }: Schema): boolean =>
    Boolean(description ?? components.schemas[$ref?.split('/').at(-1) ?? '']?.description)
  const undescribed = (part: unknown, place: string): string[] => {
    if (typeof part !== 'object' || part === null) return []
    // Examples are data, and the condition of an act only repeats its members.
    const { properties = {}, examples: _, if: _if, then: _then, ...others } = part as Schema
    return [
      ...Object.entries(properties).flatMap(([name, member]) => [
        ...(isDescribed(member) ? [] : [`${place} ${name}`]),
        ...undescribed(member, `${place} ${name}`),
      ]),
      ...Object.entries(others).flatMap(([name, child]) => undescribed(child, `${place} ${name}`)),
    ]
  }
  const parameters = Object.entries(paths).flatMap(([path, calls]) =>
    Object.values(calls).flatMap((call) =>
      (call.parameters ?? []).filter((one) => !isDescribed(one)).map(({ name }) => `${path} ?${name}`),
    ),
  )
  expect([...undescribed(components.schemas, ''), ...undescribed(paths, ''), ...parameters]).toEqual([])
})

test('calls that read their bodies themselves say what they take', () => {
  const { paths } = documentAs<{
    paths: Record<string, { post: { requestBody: { content: Record<string, { schema: Schema }> } } }>
  }>('/openapi.json')
  const content = (path: string) => paths[path]!.post.requestBody.content
  const members = (path: string) => Object.keys(content(path)['application/json']!.schema.properties!)
  expect(members('/vc-api/eddsa-jcs-2022/credentials/issue')).toEqual(['credential'])
  expect(members('/vc-api/credentials/verify')).toEqual(['verifiableCredential', 'options'])
  expect(members('/vc-api/presentations/verify')).toContain('presentation')
  expect(members('/vc-api/credentials/status')).toEqual(['credentialId', 'credentialStatus', 'status'])
  expect(Object.keys(content('/api/verify'))).toEqual(
    expect.arrayContaining(['application/json', 'text/plain', 'application/pdf']),
  )
})

test('calls of protocols say what they take, though they read it themselves', () => {
  type Members = { properties: Record<string, Schema> }
  const { paths } = documentAs<{
    paths: Record<
      string,
      Record<
        string,
        { requestBody: { content: Record<string, { schema: Members & { anyOf?: Members[] } }> } }
      >
    >
  }>('/openapi.json')
  const taken = (path: string, method = 'post') =>
    Object.entries(paths[path]![method]!.requestBody.content).map(([type, { schema }]) => [
      type,
      (schema.anyOf ?? [schema]).map(({ properties }) => Object.keys(properties)),
    ])
  const form = 'application/x-www-form-urlencoded'
  expect(taken('/oauth/token')).toEqual([
    [
      form,
      [
        ['code', 'redirect_uri', 'code_verifier', 'grant_type', 'scope'],
        ['refresh_token', 'grant_type', 'scope'],
      ],
    ],
  ])
  expect(taken('/oauth/revoke')).toEqual([[form, [['token']]]])
  expect(taken('/oauth/register')[0]).toEqual(['application/json', [expect.arrayContaining(['client_name'])]])
  expect(taken('/issuers/{id}/par')[0]).toEqual([form, [expect.arrayContaining(['code_challenge'])]])
  expect(taken('/issuers/{id}/token')[0]![1]).toEqual([
    expect.arrayContaining(['code', 'code_verifier']),
    expect.arrayContaining(['pre-authorized_code', 'tx_code']),
  ])
  expect(taken('/issuers/{id}/deferred-credential')).toEqual([['application/json', [['transaction_id']]]])
  expect(taken('/presentations/{attemptId}/response')).toEqual([[form, [['response'], ['error', 'state']]]])
  for (const [path, method] of [
    ['/issuers/{id}/credential', 'post'],
    ['/issuers/{id}/notification', 'post'],
    ['/presentations/{attemptId}/request', 'post'],
    ['/api/ask/{code}/file', 'post'],
    ['/api/card-events', 'post'],
    ['/api/e-invoice-receipts', 'post'],
    ['/ims/ob/v3p0/credentials', 'post'],
    ['/ims/ob/v3p0/profile', 'put'],
  ] as const)
    expect(Object.keys(paths[path]![method]!.requestBody.content), path).not.toEqual([])
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
  const { paths, components } = documentAs<{
    paths: Record<
      string,
      { post?: { parameters: unknown; requestBody: { content: object }; responses: object } }
    >
    components: { schemas: Record<string, unknown>; responses: Record<string, unknown> }
  }>('/v1/openapi.json')
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
  const { components } = documentAs<{
    components: { schemas: Record<string, { examples?: unknown[] }> }
  }>('/v1/openapi.json')
  expect(components.schemas.AddStudents?.examples).toHaveLength(1)
  expect(Object.keys(components.schemas).filter((name) => name.endsWith('Input'))).toEqual([])
})
