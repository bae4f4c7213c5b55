import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { makeApiKey } from './acts/integrators.ts'
import { type Answer, type Caller, callAs, categoryName, nobody, ok } from './acts/people.ts'
import { type List, listsOf } from './registered-lists.ts'
import { openPeopledWorld, type PeopledWorld } from './worlds/peopled-world.ts'

/** A list and somebody who may read it. */
type ReadList = List & { caller: Caller; address: string }
type Row = Record<string, unknown>

let people: PeopledWorld
let lists: ReadList[]

beforeAll(async () => {
  people = await openPeopledWorld()
  const { world, admin, issuer, verifier, student, accepted } = people
  const callers = [issuer, verifier, student, await makeApiKey(world, issuer), admin]
  const idOfFirst = async (path: string, suits: (row: Row) => boolean = () => true): Promise<string> =>
    ok(await callAs(world, issuer, 'GET', path)).data.find(suits)._id
  const ids = {
    id: accepted[0]!,
    certificateId: accepted[0]!,
    issuerId: issuer.id,
    partyId: issuer.id,
    studentId: student.studentId,
    year: String(new Date().getUTCFullYear()),
    templateId: await idOfFirst('/api/templates'),
    // /v1 reads the failures of batches on certificates only.
    batchId: await idOfFirst('/api/batches', ({ kind }) => kind === 'deliver'),
    requestId: await idOfFirst('/api/approvals'),
    webhookId: await idOfFirst('/api/webhooks'),
    courseId: await idOfFirst('/api/courses'),
    breachId: '',
  }
  const breach = { what: 'A lost laptop', foundAt: new Date().toISOString() }
  const { data: opened } = ok(await callAs(world, admin, 'POST', '/api/admin/breaches', breach))
  ids.breachId = opened._id
  const everyone = { kind: 'organisation', organisationId: issuer.id }
  ok(await callAs(world, admin, 'POST', `/api/admin/breaches/${ids.breachId}/people`, everyone))
  const documents = await Promise.all(
    ['/openapi.json', '/v1/openapi.json'].map(async (url) => ok(await callAs(world, nobody, 'GET', url))),
  )
  const needed: [string, string][] = [
    ['certificateType', categoryName],
    ['month', new Date().toISOString().slice(0, 7)],
  ]
  lists = await Promise.all(
    documents.flatMap(listsOf).map(async (list) => {
      const path = list.path.replace(/\{(\w+)\}/g, (_, name: keyof typeof ids) => ids[name])
      for (const caller of callers) {
        const named = path.replace(ids.id, path.startsWith('/api/admin/organisations/') ? issuer.id : ids.id)
        const address = `${named}?${new URLSearchParams(needed.filter(([name]) => list.query.includes(name)))}`
        if ((await callAs(world, caller, 'GET', address)).statusCode === 200)
          return { ...list, caller, address }
      }
      throw new Error(`Nobody may read ${path}`)
    }),
  )
})
afterAll(() => people.world.close())

const read = (list: ReadList, query: Record<string, string | number> = {}): Promise<Answer> =>
  callAs(
    people.world,
    list.caller,
    'GET',
    `${list.address}&${new URLSearchParams(query as Record<string, string>)}`,
  )

/** All rows, one page after the other. */
async function readPages(list: ReadList, query: Record<string, string>, limit: number): Promise<Row[]> {
  const rows: Row[] = []
  let cursor: string | null = ''
  do {
    const page = ok(await read(list, { ...query, limit, ...(cursor && { cursor }) }))
    rows.push(...page[list.items])
    cursor = page.nextCursor
  } while (cursor)
  return rows
}

test('every list says what it can be sorted by, and how many rows it has', async () => {
  expect(lists.length).toBeGreaterThan(40)
  for (const list of lists) {
    expect(list, list.path).toMatchObject({ query: expect.arrayContaining(['cursor', 'limit', 'sort']) })
    // A background job may add an entry to a trail between the count and the page.
    await vi.waitFor(async () => {
      const page = ok(await read(list, { limit: 1000 }))
      expect(page, list.path).toMatchObject({ nextCursor: null, total: page[list.items].length })
    }, 10_000)
  }
})

test('every list reads the same rows page by page as at once, in every order', {
  tags: ['slow'],
}, async () => {
  for (const list of lists)
    for (const sort of list.sorts) {
      await vi.waitFor(async () => {
        const atOnce = ok(await read(list, { sort, limit: 1000 }))
        expect(await readPages(list, { sort }, 2), `${list.path} ${sort}`).toEqual(atOnce[list.items])
      }, 100_000)
    }
})

test('every list is in the order that is asked for', async () => {
  for (const list of lists)
    for (const sort of list.sorts.filter((one) => comparable(list).includes(one.replace('-', '')))) {
      const values = (await readPages(list, { sort }, 1000)).map((row) => row[sort.replace('-', '')])
      expect(values, `${list.path} ${sort}`).toEqual(inOrder(values, sort.startsWith('-') ? -1 : 1))
    }
})

test('every list refuses an order that it does not have, and names those it has', async () => {
  for (const list of lists) {
    const answer = await read(list, { sort: 'shoeSize' })
    expect([list.path, answer.statusCode, answer.json().fieldErrors.sort]).toMatchObject([
      list.path,
      422,
      { key: 'invalid.not_a_choice', parameters: { choices: list.sorts } },
    ])
  }
})

test('every list refuses the cursor of another list, order, filter or caller, and an altered one', async () => {
  const paged: string[] = []
  for (const [i, list] of lists.entries()) {
    const [sort, other] = list.sorts
    const { nextCursor } = ok(await read(list, { sort: sort!, limit: 1 }))
    const refused = async (what: string, from: ReadList, query: Record<string, string>) => {
      const answer = await read(from, query)
      expect([what, list.path, from.path, answer.statusCode, answer.json().key]).toEqual([
        ...[what, list.path, from.path, 422, 'invalid.cursor'],
      ])
    }
    await refused('invented', list, { cursor: Buffer.from('["2026",9,true]').toString('base64url') })
    if (nextCursor === null) continue
    paged.push(list.path)
    const neighbour = lists[(i + 1) % lists.length]!
    await refused('another list', neighbour, { cursor: nextCursor })
    await refused('another order', list, { sort: other!, cursor: nextCursor })
    await refused('altered', list, {
      sort: sort!,
      cursor: nextCursor.replace(/.$/, (last: string) => (last === 'A' ? 'Q' : 'A')),
    })
    if (list.query.includes('search'))
      await refused('another filter', list, { sort: sort!, search: 'a', cursor: nextCursor })
  }
  expect(paged.length).toBeGreaterThan(20)
})

test('a cursor of somebody else is refused', async () => {
  const { world, issuer, verifier } = people
  const { nextCursor } = ok(await callAs(world, issuer, 'GET', '/api/colleagues?limit=1'))
  const answer = await callAs(world, verifier, 'GET', `/api/colleagues?limit=1&cursor=${nextCursor}`)
  expect([answer.statusCode, answer.json().key]).toEqual([422, 'invalid.cursor'])
})

/** What an item shows as it is sorted; a status is sorted by its word and shown as a number. */
const comparable = ({ fields }: List) => fields.filter((field) => field !== 'status')

/** In code points, as the database orders. */
const inOrder = (values: readonly unknown[], sign: 1 | -1): unknown[] =>
  values.toSorted((a, b) =>
    typeof a === 'number'
      ? sign * (a - Number(b))
      : sign * Buffer.compare(Buffer.from(String(a)), Buffer.from(String(b))),
  )
