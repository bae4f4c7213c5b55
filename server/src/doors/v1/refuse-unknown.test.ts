import { afterAll, expect, test } from 'vitest'
import { makeApiKey } from '../../../test/acts/integrators.ts'
import { callAs, makeAdmin, makeIssuer, nobody, ok, studentData } from '../../../test/acts/people.ts'
import { openTestWorld } from '../../../test/worlds/test-world.ts'

interface Schema {
  $ref?: string
  type?: string
  additionalProperties?: unknown
  [part: string]: unknown
}
interface Operation {
  requestBody?: { content: Record<string, { schema: Schema }> }
}

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

const world = await openTestWorld()
const key = await makeApiKey(world, await makeIssuer(world, await makeAdmin(world)))
const { paths, components } = ok(await callAs(world, nobody, 'GET', '/v1/openapi.json'))
const schemas: Record<string, Schema> = components.schemas
const operations: [method: Method, path: string, operation: Operation][] = Object.entries<
  Record<string, Operation>
>(paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]): [Method, string, Operation] => [
    method.toUpperCase() as 'GET',
    path.replace(/\{\w+\}/g, 'unknown'),
    operation,
  ]),
)
afterAll(() => world.close())

/** What is said of a call; a file's call takes a form, and so no JSON. */
async function saidOf(method: Method, path: string, body?: object) {
  const answer = await callAs(world, key, method, path, body)
  return { method, path, status: answer.statusCode, said: answer.json().message }
}

test('no call ignores a query parameter that it does not know', async () => {
  expect(operations.length).toBeGreaterThan(30)
  for (const [method, path, operation] of operations)
    expect(await saidOf(method, `${path}?studnetId=1`, exampleOf(operation))).toEqual({
      method,
      path: `${path}?studnetId=1`,
      status: 422,
      said: 'Leave out studnetId.',
    })
})

/** A body that fits, since bodies are judged before parameters. */
function exampleOf({ requestBody }: Operation): object | undefined {
  const { $ref, properties } = requestBody?.content['application/json']?.schema ?? {}
  if ($ref) return (schemas[$ref.split('/').at(-1)!]!.examples as object[])[0]
  if (!properties) return undefined
  return { title: 'Your degree', purpose: '', facts: [], openDays: 7, keptDays: 30 }
}

test('no call ignores a member of its body that it does not know', async () => {
  for (const [method, path] of operations) {
    if (method === 'GET' || path === '/v1/checks') continue
    const { status, said } = await saidOf(method, path, { expiryDate: '2030-01-01' })
    expect({ path, status, said }).toEqual({ path, status: 422, said: expect.any(String) })
  }
  const lenient = operations.flatMap(([, path, { requestBody }]) =>
    Object.entries(requestBody?.content ?? {}).flatMap(([type, { schema }]) =>
      type === 'application/json' ? lenientIn(schema, path) : [],
    ),
  )
  expect(lenient).toEqual([])
})

/** The places in a body's schema where an object may have any members. */
function lenientIn(schema: unknown, place: string): string[] {
  if (typeof schema !== 'object' || schema === null) return []
  const { $ref, type, additionalProperties, ...parts } = schema as Schema
  if ($ref) return lenientIn(schemas[$ref.split('/').at(-1)!], place)
  const own = type === 'object' && additionalProperties !== false ? [place] : []
  const { examples: _, ...described } = parts
  return [...own, ...Object.entries(described).flatMap(([name, part]) => lenientIn(part, `${place}/${name}`))]
}

test('a misspelt member is named, at any depth', async () => {
  const certificate = {
    student: { studentId: 'stud_1' },
    category: 'Degree',
    title: 'Law',
    date: '2026-06-30',
  }
  const create = (change: object) =>
    callAs(world, key, 'POST', '/v1/certificates', { certificates: [{ ...certificate, ...change }] })
  for (const [change, field, name] of [
    [{ expiryDate: '2030-01-01' }, 'certificates.0', 'expiryDate'],
    [{ details: { grad: 'A' } }, 'certificates.0.details', 'grad'],
    [
      { details: { custom: [{ label: 'A', value: 'B', url: 'C' }] } },
      'certificates.0.details.custom.0',
      'url',
    ],
    [{ courses: [{ subject: 'Law', grade: 'A', term: '1' }] }, 'certificates.0.courses.0', 'term'],
  ] as const)
    expect((await create(change)).json()).toMatchObject({
      error: 'invalid',
      fields: { [field]: `Leave out ${name}.` },
    })
})

test('a student is found by what is unique, exactly', async () => {
  const person = (name: string) => ({ ...studentData(`${name}@mail.example`, name), password: '' })
  ok(await callAs(world, key, 'POST', '/v1/students', { students: [person('amal'), person('amal2')] }))
  const find = async (query: string) => {
    const { data, total } = ok(await callAs(world, key, 'GET', `/v1/students?${query}`))
    return [total, ...data.map(({ email }: { email: string }) => email)]
  }
  expect(await find('email=AMAL@mail.example')).toEqual([1, 'amal@mail.example'])
  expect(await find('rollNumber=amal2')).toEqual([1, 'amal2@mail.example'])
  expect(await find('email=nobody@mail.example')).toEqual([0])
  expect((await callAs(world, key, 'GET', '/v1/students?email=')).statusCode).toBe(422)
})
