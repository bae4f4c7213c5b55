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
import { completeBundle } from './evidence/bundle.ts'
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
const rows = [
  ...page.matchAll(/^\| (status|chain|did|evidence|clock) \| ([a-z]+) \| (.+) \| (.+) \| (.+) \|$/gm),
].map(([, host, state, does, sound, revoked]) => ({ host, state, does, sound, revoked }) as Row)

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
async function verdictIn({ host, state, does }: Row, { isRevoked = false } = {}): Promise<string> {
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
  if (host === 'evidence' || host === 'clock') return verdictOfOwn({ does }, honest)
  if (!fault && !lie && state !== 'up') throw new Error(`No host here ${does}`)
  const { verdict } = await verifyCertificate(bundle, { ...honest, [port]: fault ?? answer } as Ports)
  return verdict
}

/** What is wrong with the evidence that a host answers about a lone certificate, or with the visitor's clock. */
async function verdictOfOwn({ does }: Pick<Row, 'does'>, honest: Ports): Promise<string> {
  const { endorsements, log } = bundle
  const another = await bundleOf(
    certificateBy(university, { id: sampleInput(stranger.did).id.replace(/.$/, '0') }),
  )
  const wrongSignature = { ...endorsements[0]!, name: 'Accepted by somebody' }
  const answered: Record<string, Pick<typeof bundle, 'endorsements' | 'log'>> = {
    "answers another certificate's evidence": another.bundle,
    'answers an acceptance that the verifier did not sign': {
      endorsements: [wrongSignature],
      ...(log && { log }),
    },
    'is years behind what the deployment has just signed': bundle,
  }
  if (!answered[does]) throw new Error(`Nothing here ${does}`)
  const issuerRecord: Ports['issuerRecord'] = async (did) => {
    const record = await honest.issuerRecord(did)
    return record && { ...record, asOf: NOW }
  }
  const now = new Date(does.includes('behind') ? '2020-01-01T00:00:00Z' : NOW)
  const completed = completeBundle({ certificate, endorsements: [] }, answered[does])
  return (await verifyCertificate(completed, { ...honest, issuerRecord, now })).verdict
}

test('every state of every host is on the page', () => {
  expect(rows.length).toBe(20)
})

test.each(rows)('$host: $does', async (row) => {
  expect({ sound: await verdictIn(row), revoked: await verdictIn(row, { isRevoked: true }) }).toEqual({
    sound: row.sound,
    revoked: row.revoked,
  })
})
