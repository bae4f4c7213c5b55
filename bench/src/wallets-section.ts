import { createPublicKey, generateKeyPairSync, hash, sign, verify } from 'node:crypto'
import { generalPath } from '@credenza/credential/general'
import { buildCertificate, encodeP256Multikey, signDocument } from '@credenza/credential/issue'
import { readTokenList, walletClaims, writeSdJwt } from '@credenza/credential/sd-jwt'
import { tokenStatuses, writeTokenList } from '@credenza/credential/status'
import { randomBytes } from '@credenza/server/src/platform/random-bytes.ts'
import { getListFromStatusListJWT, StatusList } from '@sd-jwt/jwt-status-list'
import { SDJwtVcInstance } from '@sd-jwt/sd-jwt-vc'
import { benchCertificate, benchIssuer } from './digitalbazaar.ts'
import { interleave } from './interleave.ts'
import { figure, type Section, times } from './report.ts'

const entries = 1_000_000
const now = new Date('2026-11-20T12:00:00Z')
const seconds = now.getTime() / 1000
const url = 'https://bench.example/issuers/bench/status/token/1'
const issuer = 'https://bench.example/issuers/bench'

const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
const jwk = publicKey.export({ format: 'jwk' })
/** The key in the form of our DID documents. */
const method = { publicKeyMultibase: encodeP256Multikey({ x: jwk.x!, y: jwk.y! }) }
const key = { key: privateKey, dsaEncoding: 'ieee-p1363' } as const
const signWithKey = (bytes: Uint8Array) => sign('sha256', bytes, key)
const sha256 = (data: Uint8Array | string) => hash('sha256', data, 'buffer')
const parsedKey = {
  key: createPublicKey(publicKey.export({ format: 'pem', type: 'spki' })),
  dsaEncoding: 'ieee-p1363',
} as const

/**
 * Compares SD-JWT VCs with @sd-jwt/sd-jwt-vc and a bare P-256 signature, and measures a Token Status List with a million
 * entries.
 */
export async function walletsSection(): Promise<Section> {
  const [issued, verified] = [await benchIssue(), await benchCheck()]
  const list = await benchList()
  const rate = (rows: typeof issued, at: number) => rows[at]!.perSecond
  return {
    title: 'Wallets',
    how: `SD-JWT VCs of one certificate with ten hidden claims, the same for both; a Token Status List of ${entries.toLocaleString('en')} entries of two bits, 1 % of them revoked and 0.1 % suspended at random. Median of CPU time, all in turn.`,
    tables: [
      [
        ['SD-JWT VC', 'per second', 'to @sd-jwt/sd-jwt-vc'],
        ...[...issued, ...verified].map(({ name, perSecond, ratio }) => [
          name,
          figure(perSecond),
          times(ratio),
        ]),
      ],
      [['status list', 'ms'], ...list.rows.map(({ name, perSecond }) => [name, figure(1000 / perSecond)])],
    ],
    comparisons: [
      {
        what: 'issuing, against @sd-jwt/sd-jwt-vc 0.19.0',
        found: times(rate(issued, 1) / rate(issued, 0)),
        goal: 'at least 1x',
      },
      {
        what: 'issuing, against a bare P-256 signature',
        found: times(rate(issued, 1) / rate(issued, 2)),
        goal: '-',
      },
      {
        what: 'verifying, against @sd-jwt/sd-jwt-vc 0.19.0',
        found: times(rate(verified, 1) / rate(verified, 0)),
        goal: 'at least 1x',
      },
      {
        what: 'verifying, against a bare P-256 check',
        found: times(rate(verified, 1) / rate(verified, 2)),
        goal: '-',
      },
      { what: 'a signed status list of a million', found: `${figure(list.bytes / 1024)} KiB`, goal: '-' },
    ],
  }
}

const peer = new SDJwtVcInstance({
  hasher: (data: string | ArrayBuffer) => sha256(data as string),
  hashAlg: 'sha-256',
  saltGenerator: () => randomBytes(16).toString('base64url'),
  signer: (data: string) => signWithKey(Buffer.from(data)).toString('base64url'),
  signAlg: 'ES256',
  verifier: (data: string, signature: string) =>
    verify('sha256', Buffer.from(data), parsedKey, Buffer.from(signature, 'base64url')),
})

function claimsToIssue() {
  const { did, verificationMethod, privateKey } = benchIssuer()
  const certificate = signDocument(buildCertificate(benchCertificate(did)), {
    verificationMethod,
    created: '2026-11-20T09:30:00Z',
    sha256,
    sign: (bytes) => sign(null, bytes, privateKey),
  })
  const { open } = walletClaims(certificate)
  const { nbf: _, ...rest } = open
  const hidden = Object.fromEntries(Array.from({ length: 10 }, (_, i) => [`claim_${i}`, `value ${i}`]))
  return { open: { iss: issuer, vct: `${issuer}/vct`, iat: seconds, ...rest }, hidden }
}

const { open, hidden } = claimsToIssue()
const issueOurs = () =>
  writeSdJwt({ header: { kid: 'key' }, open, hidden, sign: signWithKey, random: randomBytes, sha256 })
const issueTheirs = () => peer.issue({ ...open, ...hidden }, { _sd: Object.keys(hidden) as never })

function benchIssue() {
  const bytes = randomBytes(1_000)
  const theirs = '@sd-jwt/sd-jwt-vc issue'
  return interleave(
    [
      { name: theirs, batch: 10, run: issueTheirs },
      { name: 'ours: issue', batch: 20, run: issueOurs },
      { name: 'bare P-256 signature', batch: 50, run: () => signWithKey(bytes) },
    ],
    theirs,
  )
}

async function benchCheck() {
  const text = await issueOurs()
  const ours = async () => {
    const { credential, sdJwt } = await generalPath.openSdJwt(text, sha256)
    const proof = credential.proof as Record<string, unknown>
    const request = { document: credential, proof, key: method, purpose: 'assertionMethod', now, sdJwt }
    return generalPath.verifyProof(request)
  }
  const theirs = () => peer.verify(text, { currentDate: seconds })
  if ((await ours()) !== 'valid' || !(await theirs()).payload) throw new Error('Both must find it sound')
  const bytes = randomBytes(1_000)
  const signature = signWithKey(bytes)
  const name = '@sd-jwt/sd-jwt-vc verify'
  return interleave(
    [
      { name, batch: 10, run: theirs },
      { name: 'ours: read and verify', batch: 10, run: ours },
      { name: 'bare P-256 check', batch: 20, run: () => verify('sha256', bytes, parsedKey, signature) },
    ],
    name,
  )
}

async function benchList() {
  const some = (count: number) => Array.from({ length: count }, () => Math.floor(Math.random() * entries))
  const [invalid, suspended] = [some(entries / 100), some(entries / 1000)]
  const times = { iat: seconds, exp: seconds + 86_400, ttl: 60 }
  const build = () =>
    writeTokenList(
      { statuses: tokenStatuses(entries, { invalid, suspended }), url, issuer, header: {}, times },
      signWithKey,
    )
  const token = await build()
  const read = async () => (await readTokenList(token, { url, key: jwk, now }))(invalid[0]!)
  const buildTheirs = () => {
    const statuses = new Array<number>(entries).fill(0)
    for (const index of suspended) statuses[index] = 2
    for (const index of invalid) statuses[index] = 1
    return new StatusList(statuses, 2).compressStatusList()
  }
  const readTheirs = () => getListFromStatusListJWT(token).getStatus(invalid[0]!)
  if ((await read()) !== 1 || readTheirs() !== 1) throw new Error('Both must find it revoked')
  const name = '@sd-jwt/jwt-status-list: build, unsigned'
  const rows = await interleave(
    [
      { name, batch: 1, run: buildTheirs },
      { name: 'ours: build, compress, sign', batch: 1, run: build },
      { name: '@sd-jwt/jwt-status-list: read, signature unchecked', batch: 1, run: readTheirs },
      { name: 'ours: verify, expand, look up', batch: 1, run: read },
    ],
    name,
  )
  return { rows, bytes: token.length }
}
