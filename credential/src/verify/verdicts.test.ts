import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import {
  bundleOf,
  certificateBy,
  deployment,
  NOW,
  statusList,
  stranger,
  university,
} from '../../test/deployment.ts'
import { sampleInput } from '../../test/sample-certificate.ts'
import { buildStatement, signStatement } from '../issue/statement.ts'
import type { Ports } from './ports.ts'
import { verifyCertificate } from './verify-certificate.ts'

/** A row of docs/verdicts.md, which tells people what to expect; each is a case here. */
interface Row {
  host: string
  state: string
  does: string
  sound: string
  revoked: string
}
const page = readFileSync(join(import.meta.dirname, '../../../docs/verdicts.md'), 'utf8')
const rows = [...page.matchAll(/^\| (status|chain|did) \| ([a-z]+) \| (.+) \| (.+) \| (.+) \|$/gm)].map(
  ([, host, state, does, sound, revoked]) => ({ host, state, does, sound, revoked }) as Row,
)

const certificate = certificateBy(university)
const { bundle, root } = await bundleOf(certificate)
const { listUrl, index } = sampleInput(university.did).status.revocation
const revocation = await signStatement(
  buildStatement({
    issuer: university.did,
    certificateId: certificate.id,
    action: 'revoked',
    reason: 'Issued by mistake',
    at: '2026-11-20T11:00:00Z',
  }),
  university,
)

/** Longer than any answer takes, on any machine. */
const patienceMs = 700

const refuse = () => Promise.reject(new Error('ECONNREFUSED'))
const anotherBit = async (list: unknown, isRevoked: boolean) => {
  const other = await statusList(university, listUrl, { set: isRevoked ? [] : [index] })
  return { ...(list as object), credentialSubject: other.credentialSubject }
}

type Lie = (answer: never, isRevoked: boolean) => unknown
const portOf = { status: 'fetchStatusList', chain: 'checkpointOnChain', did: 'resolveDid' } as const

/** What each host can answer instead of the truth, under the words of docs/verdicts.md. */
const lies: Record<string, Lie> = {
  'answers a list with another bit set than the issuer signed': anotherBit,
  'answers a list that somebody else signed': (_, isRevoked) =>
    statusList(stranger, listUrl, { set: isRevoked ? [] : [index] }),
  "answers the issuer's list of yesterday": () =>
    statusList(university, listUrl, { validUntil: '2026-11-20T00:00:00Z' }),
  'says that nothing was recorded': () => undefined,
  'answers a checkpoint of another size': (checkpoint: { size: number }) => ({ ...checkpoint, size: 999 }),
  'answers another root for the same size': (checkpoint: object) => ({ ...checkpoint, root: '0'.repeat(64) }),
  'answers the document of another organisation': () => stranger.didDocument,
  "answers the issuer's document with somebody else's key": () =>
    JSON.parse(JSON.stringify(stranger.didDocument).replaceAll(stranger.did, university.did)),
}

/** The verdict on a sound or a revoked certificate with one host in the state of the row. */
async function verdictIn({ host, state, does }: Row, isRevoked: boolean): Promise<string> {
  const giveUp = new AbortController()
  const world = await deployment(root, {
    now: new Date(NOW),
    signal: giveUp.signal,
    ...(isRevoked && { statements: async () => [revocation] }),
  })
  const list = await statusList(university, listUrl, { set: isRevoked ? [index] : [] })
  const honest: Ports = {
    ...world,
    fetchStatusList: async (url) => (url === listUrl ? list : world.fetchStatusList(url)),
  }
  const port = portOf[host as keyof typeof portOf]
  const isAboutIssuer = (asked: unknown) => host === 'chain' || asked === listUrl || asked === university.did
  const lie = lies[does]
  const answer = async (asked: never): Promise<unknown> => {
    const truth = await (honest[port] as (asked: never) => Promise<unknown>)(asked)
    return lie && isAboutIssuer(asked) ? lie(truth as never, isRevoked) : truth
  }
  const faulty: Record<string, (asked: never) => Promise<unknown>> = {
    'refuses the connection': refuse,
    'answers when the visitor has given up': () => {
      setTimeout(() => giveUp.abort(), patienceMs)
      return new Promise<never>(() => {})
    },
  }
  const fault = faulty[does]
  if (!fault && !lie && state !== 'up') throw new Error(`No host here ${does}`)
  const { verdict } = await verifyCertificate(bundle, { ...honest, [port]: fault ?? answer } as Ports)
  return verdict
}

test('every state of every host is on the page', () => {
  expect(rows.length).toBe(17)
})

test.each(rows)('$host: $does', async (row) => {
  expect({ sound: await verdictIn(row, false), revoked: await verdictIn(row, true) }).toEqual({
    sound: row.sound,
    revoked: row.revoked,
  })
})
