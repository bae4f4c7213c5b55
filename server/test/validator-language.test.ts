import { sentences as arabic } from '@credenza/languages/ar/sentences/all'
import type { Failure } from '@credenza/schema'
import { sentences as english } from '@credenza/schema/sentences/all'
import { codeOf, type ErrorKey, inEnglish } from '@credenza/schema/sentences/english'
import { wordsOf } from '@credenza/schema/sentences/sentence'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeApiKey } from './acts/integrators.ts'
import { type Caller, callAs, nobody, ok } from './acts/people.ts'
import { openRolesWorld } from './worlds/roles-world.ts'
import { type Shape, wrongBodies } from './wrong-bodies.ts'

interface Operation {
  requestBody?: { content: Record<string, { schema: Shape }> }
  parameters?: { name: string; in: string }[]
}
interface Document {
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, Shape> }
}

const { world, admin, issuer, verifier, student } = await openRolesWorld()
let documents: Document[]
let callers: Caller[]

beforeAll(async () => {
  callers = [issuer, verifier, student, await makeApiKey(world, issuer), admin, nobody]
  documents = await Promise.all(
    ['/openapi.json', '/v1/openapi.json'].map(async (url) => ok(await callAs(world, nobody, 'GET', url))),
  )
})
afterAll(() => world.close())

/**
 * Calls that refuse in the form of a standard. doors/scim/attacks.test.ts looks at those of SCIM, application-attacks.test.ts and
 * wallet-attacks.test.ts at those of OAuth, and doors/vc-api/vc-api.test.ts at those that say in the terms of the data model what
 * is wrong with a document.
 */
const inOtherForms =
  /^\/((scim|ims|vc-api|oauth)\/|issuers\/[^/]+\/(credential|deferred-credential|notification))/

/** Every call that refuses in our own form. */
const operations = () =>
  documents.flatMap(({ paths, components: { schemas } }) =>
    Object.entries(paths)
      .filter(([path]) => !inOtherForms.test(path))
      .flatMap(([path, methods]) =>
        Object.entries(methods).map(([method, operation]) => ({ path, method, operation, schemas })),
      ),
  )
type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
const methodOf = (method: string) => method.toUpperCase() as Method
const addressOf = (path: string) => path.replaceAll(/\{.*?\}/g, 'x')

/** Somebody whom the call admits, judged by its answer to an empty body. */
async function callerOf(method: string, path: string): Promise<Caller> {
  for (const caller of callers) {
    const { statusCode } = await callAs(
      world,
      caller,
      methodOf(method),
      path,
      method === 'get' ? undefined : {},
    )
    if (statusCode !== 401 && statusCode !== 403) return caller
  }
  throw new Error(`Nobody may call ${method} ${path}`)
}

const validatorLanguage =
  /\b(invalid (input|option|key|element|discriminator|string|number|date|url|uuid)|expected|received|too (big|small)|unrecognized|must match pattern)\b/i

/** Checks that everything in a failure comes from the table of sentences, in words and by key. */
function expectOurWords(failure: Failure, what: string): void {
  const said = Object.entries(failure.fields ?? {}).map(([field, message]) => ({
    message,
    ...failure.fieldErrors![field]!,
  }))
  for (const { message, key, parameters } of [failure, ...said]) {
    expect(message, what).not.toMatch(validatorLanguage)
    expect(Object.keys(english), what).toContain(key)
    expect(message, what).toBe(inEnglish({ key, parameters }))
    const spoken = wordsOf(arabic, { key, parameters })
    expect(spoken, what).toMatch(/[\u0600-\u06ff]/)
    expect(spoken, what).not.toMatch(validatorLanguage)
    // The sentence for an unknown issue.
    expect({ key, parameters }, what).not.toEqual({ key: 'invalid.form', parameters: { field: '' } })
  }
  expect(failure.error, what).toBe(codeOf(failure.key as ErrorKey))
}

/** The answer of a call that contacts the address in its body, where nobody listens. */
const nobodyThere = 'unavailable.badge_app'

test('no answer to a body of the wrong kind has the words of the validator', {
  timeout: 240_000,
  tags: ['slow'],
}, async () => {
  let refused = 0
  const tried = new Set<string>()
  const withBody = operations().filter(({ operation }) => operation.requestBody?.content['application/json'])
  expect(withBody.length).toBeGreaterThan(50)
  for (const { path, method, operation, schemas } of withBody) {
    const address = addressOf(path)
    const caller = await callerOf(method, address)
    const { schema } = operation.requestBody!.content['application/json']!
    const bodies = wrongBodies(schema, schemas, tried).map((body) => JSON.stringify(body ?? null))
    for (const body of new Set(bodies)) {
      const answer = await callAs(world, caller, methodOf(method), address, body)
      const what = `${method} ${path} ${body.slice(0, 300)}: ${answer.body.slice(0, 500)}`
      if (answer.statusCode >= 500) expect(answer.json().key, what).toBe(nobodyThere)
      if (answer.statusCode < 400) continue
      expectOurWords(answer.json(), what)
      refused++
    }
  }
  expect(refused).toBeGreaterThan(1_000)
})

test('nor does one to a query of the wrong kind', { timeout: 120_000, tags: ['slow'] }, async () => {
  let refused = 0
  for (const { path, method, operation } of operations().filter(({ method }) => method === 'get')) {
    const names = (operation.parameters ?? []).filter((one) => one.in === 'query').map(({ name }) => name)
    if (names.length === 0) continue
    const address = addressOf(path)
    const caller = await callerOf(method, address)
    for (const name of names) {
      for (const value of ['', 'x', '-1', '1e12', 'x'.repeat(5_000)]) {
        const answer = await callAs(world, caller, 'GET', `${address}?${name}=${value}&${name}[]=${value}`)
        if (answer.statusCode < 400 || !answer.headers['content-type']?.includes('json')) continue
        expectOurWords(answer.json(), `GET ${path} ${name}: ${answer.body.slice(0, 500)}`)
        refused++
      }
    }
  }
  expect(refused).toBeGreaterThan(50)
})
