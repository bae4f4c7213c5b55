import { setTimeout as pause } from 'node:timers/promises'
import { type ApiClient, Refused } from '../../world/api-client.ts'
import { acceptCertificates, signCertificates } from '../../world/certificates.ts'

export interface Parties {
  /** Uses an API key. */
  program: ApiClient
  issuer: ApiClient
  verifier: ApiClient
  visitor: ApiClient
  studentIds: readonly string[]
}

export interface Load {
  /** Ids of certificates whose creation was acknowledged. */
  created: string[]
  calls: number
  /** What went wrong, in words, once for each call. */
  failed: string[]
  /** The longest time without a successful call. */
  longestGapMs: number
  stop(): Promise<void>
}

/** A key may make 600 calls a minute. */
const createEveryMs = 110

export const thesis = 'Rivers of Sand'

/** Makes calls one after the other in each of four loops, without retries. */
export function startLoad(parties: Parties, category: string): Load {
  const load: Load = { created: [], calls: 0, failed: [], longestGapMs: 0, stop: async () => {} }
  let isOver = false
  let answeredAt = performance.now()
  const call = async <Answer>(what: string, ask: () => Promise<Answer>): Promise<Answer | undefined> => {
    load.calls++
    try {
      const answer = await ask()
      const now = performance.now()
      load.longestGapMs = Math.max(load.longestGapMs, Math.round(now - answeredAt))
      answeredAt = now
      return answer
    } catch (error) {
      const why = error instanceof Refused ? `${error.status} ${error.code} ${error.message}` : String(error)
      load.failed.push(`${what}: ${why}`)
      return undefined
    }
  }
  const loop = async (turn: (n: number) => Promise<unknown>) => {
    for (let n = 0; !isOver; n++) await turn(n)
  }
  const { program, issuer, verifier, visitor, studentIds } = parties
  const loops = [
    loop(async (n) => {
      await pause(createEveryMs)
      const created = await call('create', () =>
        program.post<{ data: { certificateId: string }[] }>('/v1/certificates', {
          certificates: [
            {
              student: { studentId: studentIds[n % studentIds.length] },
              category,
              title: 'Master of Hydrology',
              date: '2025-06-30',
              details: { custom: [{ label: 'Thesis', value: thesis }] },
            },
          ],
        }),
      )
      const id = created?.data[0]?.certificateId
      if (!id) return
      load.created.push(id)
      if (n % 3 !== 0) return
      await call('sign', () => signCertificates(issuer, [id]))
      await call('accept', () => acceptCertificates(verifier, [id]))
    }),
    loop(() => call('search', () => issuer.get(`/get-certificate-from-db?search=hydrology`))),
    loop(() => call('queue', () => verifier.get('/get-requested-certificate-list'))),
    loop(() => call('look up', () => visitor.get('/.well-known/did.json'))),
  ]
  load.stop = async () => {
    isOver = true
    await Promise.all(loops)
  }
  return load
}
