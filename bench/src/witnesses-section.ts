import { createPrivateKey, createPublicKey, hash, randomBytes, sign } from 'node:crypto'
import { buildCertificate, documentHash, signDocument } from '@credenza/credential/issue'
import {
  appendLeaves,
  cosign,
  encodeEntry,
  formatVerifierKey,
  leafHash,
  readNote,
  signCheckpoint,
} from '@credenza/credential/log'
import { buildLogEvidence, type Ports, verifyCertificate } from '@credenza/credential/verify'
import { benchCertificate, benchIssuer } from './digitalbazaar.ts'
import { interleave } from './interleave.ts'
import { figure, type Section } from './report.ts'
import { verifyWithNode } from './verify.ts'

const sha256 = (data: Uint8Array | string) => hash('sha256', data, 'buffer')
const now = new Date('2026-11-20T12:00:00Z')
const logAddress = `0x${'ab'.repeat(20)}`

function newKey(name: string) {
  const prefix = Buffer.from('302e020100300506032b657004220420', 'hex')
  const der = Buffer.concat([prefix, randomBytes(32)])
  const privateKey = createPrivateKey({ key: der, format: 'der', type: 'pkcs8' })
  const publicKey = new Uint8Array(
    createPublicKey(privateKey).export({ format: 'der', type: 'spki' }).subarray(-32),
  )
  return { name, publicKey, sign: (bytes: Uint8Array) => sign(null, bytes, privateKey) }
}

/** Measures what three witnesses add to the check of a certificate with its place in the log: time, and bytes of its file. */
export async function witnessesSection(): Promise<Section> {
  const { did, didDocument, verificationMethod, privateKey } = benchIssuer()
  const certificate = signDocument(buildCertificate(benchCertificate(did)), {
    verificationMethod,
    created: '2026-11-20T09:30:00Z',
    sha256,
    sign: (bytes) => sign(null, bytes, privateKey),
  })
  const log = newKey('bench.example/log/certificates')
  const witnesses = ['first', 'second', 'third'].map((name) => newKey(`${name}.witness.example`))
  const digest = documentHash(certificate)
  const entry = encodeEntry({ kind: 'certificate', issuer: logAddress, timeMs: now.getTime(), digest })
  const { size, root } = appendLeaves(0, [], [leafHash(entry)])
  const note = await signCheckpoint({ origin: log.name, size, root }, log)
  const lines = await Promise.all(witnesses.map((one) => cosign(readNote(note)!.text, now, one)))
  const bundleWith = (checkpoint: string) => ({
    certificate,
    endorsements: [],
    log: buildLogEvidence({ entry, index: 0, size, path: [], checkpoint }),
  })
  const notCompared = () => Promise.reject(new Error('not part of this comparison'))
  const ports: Ports = {
    now,
    resolveDid: async () => didDocument,
    issuerRecord: async () => ({ name: 'Bench', status: 'approved', roles: ['issuer'], logAddress }),
    fetchStatusList: notCompared,
    statements: async () => [],
    reviewState: async () => undefined,
    logKey: formatVerifierKey(log),
    checkpointOnChain: null,
    crypto: { sha256, verifyEd25519: verifyWithNode },
  }
  const keys = witnesses.map((one) => formatVerifierKey(one, 'cosignature'))
  const watched: Ports = { ...ports, witnesses: { keys, quorum: 3 } }
  const [plain, cosigned] = [bundleWith(note), bundleWith(note + lines.join(''))]
  const { checks } = await verifyCertificate(cosigned, watched)
  if (checks.find(({ name }) => name === 'log')?.answer !== 'passed')
    throw new Error('Three witnesses must be found to have signed')

  const rows = await interleave(
    [
      { name: 'without witnesses', batch: 20, run: () => verifyCertificate(plain, ports) },
      { name: 'three of three', batch: 20, run: () => verifyCertificate(cosigned, watched) },
      {
        name: 'without, WebCrypto as in a browser',
        batch: 20,
        run: () => verifyCertificate(plain, { ...ports, crypto: undefined }),
      },
      {
        name: 'three of three, WebCrypto as in a browser',
        batch: 20,
        run: () => verifyCertificate(cosigned, { ...watched, crypto: undefined }),
      },
    ],
    'without witnesses',
  )
  const ms = rows.map(({ perSecond }) => 1000 / perSecond) as [number, number, number, number]
  const bytes = JSON.stringify(cosigned).length - JSON.stringify(plain).length
  return {
    title: 'Witnesses',
    how: 'The eight checks of one certificate with its place in the log, with and without the signatures of three witnesses under its checkpoint; median of CPU time.',
    tables: [[['contender', 'ms a check'], ...rows.map(({ name }, i) => [name, figure(ms[i]!)])]],
    comparisons: [
      { what: 'three witnesses, as on a server', found: `${figure(ms[1] - ms[0])} ms`, goal: 'at most 1 ms' },
      {
        what: 'three witnesses, as in a browser',
        found: `${figure(ms[3] - ms[2])} ms`,
        goal: 'at most 1 ms',
      },
      { what: 'their lines in a certificate file', found: `${bytes} bytes`, goal: 'at most 1,000' },
    ],
  }
}
