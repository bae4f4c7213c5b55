import fc from 'fast-check'
import { expect } from 'vitest'
import { generalPath } from '../src/general/open-secured.ts'
import { canonicaliseJsonLd } from '../src/json-ld/canonicalise-json-ld.ts'
import { signProof } from '../src/json-ld/sign-proof.ts'
import type { Verification } from '../src/verify/answers.ts'
import type { Ports } from '../src/verify/ports.ts'
import { verifyCertificate } from '../src/verify/verify-certificate.ts'
import { bundleOf, certificateBy, deployment, stranger, university } from './deployment.ts'
import { anySpelling, respell, type Spelling } from './respell.ts'
import { sampleInput } from './sample-certificate.ts'
import { outcomeOf } from './verify-foreign.ts'

type Json = Record<string, unknown>

/** A document in its original spelling, how it was judged, and the world that it was judged in. */
interface Original {
  name: string
  document: Json
  verification: Verification
  judge: (document: Json) => Promise<Verification>
}

/** Our certificates, and badges of a stranger: sound, expired, revoked. */
export async function originals(): Promise<Original[]> {
  const { listUrl, index } = sampleInput(university.did).status.revocation
  const ours = await Promise.all([
    oursOf('ours, sound', {}),
    oursOf('ours, expired', { validUntil: '2026-11-20T11:00:00Z' }),
  ])
  const foreign = await Promise.all([
    theirs('theirs, sound', {}),
    theirs('theirs, expired', { validUntil: '2026-11-20T11:00:00Z' }),
    theirs('theirs, not yet valid', { validFrom: '2030-01-01T00:00:00Z' }),
    theirs('theirs, with a status that nobody can reach', {
      credentialStatus: {
        id: `${listUrl}#${index}`,
        type: 'BitstringStatusListEntry',
        statusPurpose: 'revocation',
        statusListIndex: String(index),
        statusListCredential: 'https://elsewhere.example/status/1',
      },
    }),
  ])
  return [...ours, ...foreign]
}

async function oursOf(name: string, changes: object): Promise<Original> {
  const { bundle, root } = await bundleOf(certificateBy(university, changes))
  const ports = await deployment(root)
  const judge = (certificate: Json) =>
    verifyCertificate({ ...bundle, certificate }, { ...ports, general: generalPath })
  return { name, document: bundle.certificate, verification: await judge(bundle.certificate), judge }
}

async function theirs(name: string, changes: Json): Promise<Original> {
  const ports: Ports = {
    ...(await deployment('00'.repeat(32))),
    general: generalPath,
  }
  const { proof: _, ...badge } = certificateBy(stranger) as unknown as Json
  const { credentialStatus: __, validUntil: ___, ...lasting } = badge
  const { verificationMethod, sign } = stranger
  const document = await signProof(
    { ...lasting, ...changes },
    { suite: 'eddsa-rdfc-2022', verificationMethod, created: '2026-11-20T09:30:00Z' },
    sign,
  )
  const judge = (certificate: Json) => verifyCertificate({ certificate, endorsements: [] }, ports)
  return { name, document, verification: await judge(document), judge }
}

const RANK = { INVALID: 0, 'CANNOT TELL': 1, SOUND: 2, VALID: 2 }

/**
 * Judges `count` re-spelt documents. Each has the verdict and facts of its original, or is refused: never VALID, and with no
 * facts or the same ones. Our own certificate in another spelling is never VALID. Returns how many kept their statements.
 */
export async function respellMany(count: number): Promise<{ same: number; refused: number }> {
  const all = await originals()
  let [same, refused] = [0, 0]
  const property = fc.asyncProperty(fc.constantFrom(...all), anySpelling, async (original, how) => {
    const respelt = await respell(original.document, how).catch(() => undefined)
    if (respelt === undefined) return
    const isSame = await saysTheSame(original.document, respelt)
    const judged = await original.judge(respelt)
    const { facts, isSigned } = judged
    const [outcome, before] = [outcomeOf(judged), outcomeOf(original.verification)]
    const about = `${original.name}: ${JSON.stringify(how satisfies Spelling)}`
    if (isSame) same++
    if (isSigned) expect(facts, about).toEqual(original.verification.facts)
    if (isSigned && original.name.startsWith('theirs')) expect(outcome, about).toBe(before)
    else {
      refused++
      expect(RANK[outcome], about).toBeLessThanOrEqual(RANK['CANNOT TELL'])
    }
    expect(RANK[outcome], about).toBeLessThanOrEqual(RANK[before] || RANK['CANNOT TELL'])
  })
  await fc.assert(property, { numRuns: count })
  return { same, refused }
}

async function saysTheSame({ proof: _, ...one }: Json, { proof: __, ...other }: Json): Promise<boolean> {
  return (await canonicaliseJsonLd(one)) === (await canonicaliseJsonLd(other).catch(() => ''))
}
