import { Agent, request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { password } from '../whole-way/seed.ts'
import { type CallKind, callKinds } from './calls.ts'

/** How many milliseconds each call of a kind took, from the first byte sent to the last received. */
export type Timings = Map<string, number[]>

export interface Client {
  get(path: string): Promise<{ status: number; body: string }>
  /** As `get`, without signing in. */
  getPublic: Client['get']
}

const agent = new Agent({ keepAlive: true, maxSockets: 256 })

/** Signs the seeded issuer in to the server at `url` once it listens. `session` is the answer, as browsers store it. */
export async function signedIn(url: string): Promise<{ client: Client; session: string }> {
  const body = JSON.stringify({ email: 'issuer@example.org', password, selectedRole: 'issuer' })
  const signIn = () => send(`${url}/api/sign-in`, 'POST', { 'content-type': 'application/json' }, body)
  const answer = await whenListening(signIn)
  const authorization = `Bearer ${JSON.parse(answer.body).data}`
  const client: Client = {
    get: (path) => send(`${url}${path}`, 'GET', { authorization }),
    getPublic: (path) => send(`${url}${path}`, 'GET', {}),
  }
  return { client, session: answer.body }
}

async function whenListening<Answer>(call: () => Promise<Answer>): Promise<Answer> {
  for (;;) {
    try {
      return await call()
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ECONNREFUSED') throw error
      await pause(100)
    }
  }
}

function send(url: string, method: string, headers: Record<string, string>, body?: string) {
  return new Promise<{ status: number; body: string }>((resolve, reject) => {
    const outgoing = request(url, { method, headers, agent }, (response) => {
      let text = ''
      response.setEncoding('utf8')
      response.on('data', (part) => {
        text += part
      })
      response.on('end', () => resolve({ status: response.statusCode!, body: text }))
    })
    outgoing.on('error', reject)
    outgoing.end(body)
  })
}

/** Cursors of pages far down a list, spread over its first `pages` thousand rows. */
async function deepCursors(client: Client, path: string, pages: number): Promise<string[]> {
  const cursors: string[] = []
  let cursor = ''
  for (let page = 0; page < pages; page++) {
    const { body } = await client.get(`${path}?limit=1000${cursor && `&cursor=${cursor}`}`)
    cursor = JSON.parse(body).nextCursor
    if (!cursor) break
    if (page % 10 === 9 || cursors.length === 0) cursors.push(cursor)
  }
  return cursors
}

export async function kindsFor(client: Client, size: { students: number }): Promise<CallKind[]> {
  return callKinds(size, {
    certificates: await deepCursors(client, '/get-certificate-from-db', 100),
    students: await deepCursors(client, '/api/student/get-student', 50),
  })
}

/**
 * Lets `users` people make calls at the same time, one after the other, each with a pause of up to twice `restMs` between
 * calls. Every kind of call gets `callsPerKind` turns in all, in a fixed shuffled order.
 */
export async function runLoad(
  client: Client,
  kinds: readonly CallKind[],
  { users, callsPerKind, restMs }: { users: number; callsPerKind: number; restMs: number },
): Promise<Timings> {
  const timings: Timings = new Map(kinds.map(({ name }) => [name, []]))
  const turns = Array.from({ length: callsPerKind }, (_, turn) =>
    kinds.map((kind) => ({ kind, turn })),
  ).flat()
  const order = shuffled(turns)
  let next = 0
  const user = async () => {
    for (let i = next++; i < order.length; i = next++) {
      const { kind, turn } = order[i]!
      const start = performance.now()
      const { status } = await client[kind.isPublic ? 'getPublic' : 'get'](kind.path(turn))
      timings.get(kind.name)!.push(performance.now() - start)
      if (status !== 200) throw new Error(`${kind.path(turn)} answered ${status}`)
      if (restMs > 0) await pause((((i * 2654435761) % 2000) / 1000) * restMs)
    }
  }
  await Promise.all(Array.from({ length: users }, user))
  return timings
}

/** Shuffles with a linear congruential generator, so that the order is the same in every run. */
function shuffled<T>(items: T[]): T[] {
  let state = 42
  for (let i = items.length - 1; i > 0; i--) {
    state = (state * 1103515245 + 12345) % 2147483648
    const j = state % (i + 1)
    ;[items[i], items[j]] = [items[j]!, items[i]!]
  }
  return items
}

/** The value that the given share of the values does not exceed. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)] ?? 0
}
