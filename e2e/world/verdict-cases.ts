import type { Verdict } from '../browser/verdict.ts'
import type { ApiClient } from './api-client.ts'
import { type Bundle, readBundle } from './bundles.ts'
import {
  acceptCertificates,
  addStudents,
  createCertificates,
  listCertificates,
  listStudents,
  signCertificates,
  waitUntilRecorded,
} from './certificates.ts'
import { correctCertificate, waitUntilSuperseded } from './corrections.ts'
import { issue } from './issue.ts'
import { category } from './seed.ts'
import { sharedClient } from './shared.ts'
import { type Json, newStranger } from './stranger.ts'
import { until } from './until.ts'

/** The places where a certificate is judged. `vc-api` takes credentials only, `saved page` what a visitor could save. */
export const SURFACES = ['api', 'bulk check', 'browser', 'command', 'saved page', 'vc-api'] as const
export type Surface = (typeof SURFACES)[number]

/** One row of the table: a file, and the verdict that each of its surfaces gives. */
export interface VerdictCase {
  name: string
  file: Json | string
  verdict: Verdict
  /** Where it can be brought at all. */
  surfaces: readonly Surface[]
}

const everywhere = SURFACES
/** A file with evidence beside the certificate: the VC API knows none. */
const withEvidence = SURFACES.filter((surface) => surface !== 'vc-api')
/** Issued elsewhere: no page of ours is ever saved of it. */
const fromElsewhere = SURFACES.filter((surface) => surface !== 'saved page')
/** Not in our own form: no page is saved of it. One that says INVALID all the same was made by somebody else. */
const neverSaved = (verdict: Verdict) => (verdict === 'INVALID' ? everywhere : fromElsewhere)
/** A JWT: the command and the saved page read JSON. */
const asJwt = ['api', 'bulk check', 'browser', 'vc-api'] as const

/** All rows, made of certificates that an issuer without any takes through every turn of their lives. */
export async function verdictCases(issuer: ApiClient): Promise<VerdictCase[]> {
  const lives = await makeLives(issuer)
  const { sound, other } = lives.bundles
  return [
    ...genuine(lives),
    ...altered(sound, other),
    ...otherEvidence(sound, other),
    ...(await respelt(sound)),
    ...(await signedByStrangers(sound, lives.dids)),
    ...(await issuedElsewhere()),
  ]
}

const lives = ['sound', 'other', 'revoked', 'suspended', 'reinstated', 'superseded'] as const
type Life = (typeof lives)[number]

interface Lives {
  bundles: Record<Life | 'expired' | 'unreviewed' | 'declined', Bundle>
  dids: { issuer: string; otherIssuer: string; missing: string }
}

async function makeLives(issuer: ApiClient): Promise<Lives> {
  await addStudents(issuer, 9)
  const students = (await listStudents(issuer)).map(({ _id }) => _id)
  const draft = { category, title: 'Bridges', date: '2025-06-30' }
  const recipients = students.slice(0, lives.length)
  const standing = (await issue(issuer, await createCertificates(issuer, draft, recipients))).toSorted(
    (one, another) => one._id.localeCompare(another._id),
  )
  const expired = await createExpired(issuer, students[6]!)
  const waiting = await createCertificates(issuer, draft, students.slice(7, 9))
  await signCertificates(issuer, [expired, ...waiting])
  const verifier = await sharedClient('verifier')
  await acceptCertificates(verifier, [expired])
  await verifier.put('/update-verified', { id: waiting[1], flag: '2', reason: 'The name differs' })

  const of = (life: Life) => standing[lives.indexOf(life)]!
  const act = (life: Life, verb: string, body?: object) =>
    issuer.post(`/api/certificates/${of(life)._id}/${verb}`, body)
  await act('revoked', 'revoke', { reason: 'Issued by mistake' })
  await act('suspended', 'suspend', { reason: 'Under examination' })
  await act('reinstated', 'suspend', { reason: 'Under examination' })
  await act('reinstated', 'reinstate')
  const { _id: superseded, userName } = of('superseded')
  const facts = { userName, categoryName: category, date: draft.date }
  const correction = await correctCertificate(issuer, superseded, { ...facts, title: 'Long bridges' })
  await signCertificates(issuer, [correction])
  await acceptCertificates(verifier, [correction])
  await waitUntilSuperseded(issuer, superseded)

  const read = async (id: string) => readBundle(issuer, await storedSlug(issuer, id))
  await waitUntilRecorded(issuer, [expired])
  const bundles = {
    ...(Object.fromEntries(
      await Promise.all(lives.map(async (life) => [life, await read(of(life)._id)])),
    ) as Record<Life, Bundle>),
    expired: await read(expired),
    unreviewed: await read(waiting[0]!),
    declined: await read(waiting[1]!),
  }
  const did = issuerOf(bundles.sound)
  const { data } = await (await sharedClient('issuer')).get<{ data: { _id: string } }>(
    '/api/issuer-verifier-profile',
  )
  const prefix = did.slice(0, did.lastIndexOf(':') + 1)
  return {
    bundles,
    dids: { issuer: did, otherIssuer: prefix + data._id, missing: `${prefix}org_${'0'.repeat(16)}` },
  }
}

/** A certificate whose period was over before it was made. */
async function createExpired(issuer: ApiClient, studentId: string): Promise<string> {
  const before = new Set((await listCertificates(issuer)).map(({ _id }) => _id))
  const period = { date: '2024-01-01', validUntil: '2024-06-30' }
  await issuer.post('/api/batches', {
    kind: 'create',
    recipients: { ids: [studentId] },
    certificate: { certificateType: category, title: 'First aid', ...period },
  })
  const made = async () => (await listCertificates(issuer)).find(({ _id }) => !before.has(_id))
  await until('the batch has made its certificate', async () => (await made()) !== undefined)
  return (await made())!._id
}

/** The slug of a certificate, once its document is stored. */
async function storedSlug(issuer: ApiClient, id: string): Promise<string> {
  const find = async () => (await listCertificates(issuer)).find(({ _id }) => _id === id)
  await until('the document is stored', async () => (await find())?.uri !== '')
  return (await find())!.slug
}

const issuerOf = ({ certificate }: Bundle): string => (certificate.issuer as { id: string }).id

/** What a holder keeps: parts that are not there yet are left out. */
const fileOf = ({ certificate, endorsements, log }: Bundle): Json => ({
  certificate,
  endorsements,
  ...(log && { log }),
})

function genuine({ bundles }: Lives): VerdictCase[] {
  const verdicts: Record<keyof typeof bundles, Verdict> = {
    sound: 'VALID',
    other: 'VALID',
    reinstated: 'VALID',
    revoked: 'INVALID',
    suspended: 'INVALID',
    superseded: 'INVALID',
    expired: 'INVALID',
    unreviewed: 'CANNOT TELL',
    declined: 'INVALID',
  }
  return (Object.keys(verdicts) as (keyof typeof bundles)[]).map((life) => ({
    name: `genuine: ${life}`,
    file: fileOf(bundles[life]),
    verdict: verdicts[life],
    surfaces: everywhere,
  }))
}

/** One member of a sound certificate changed at a time: its signature covers every one of them. */
function altered({ certificate }: Bundle, other: Bundle): VerdictCase[] {
  const change = (path: string, value: unknown, how = ''): VerdictCase => ({
    name: `altered: ${path}${how}`,
    file: changed(certificate, path, value),
    verdict: 'INVALID',
    surfaces: everywhere,
  })
  const proofOf = (one: Json) => (one.proof as Json[])[0]!
  return [
    change('name', 'Doctor of Medicine'),
    change('id', 'urn:uuid:00000000-0000-4000-8000-000000000000'),
    change('validFrom', '2020-01-01T00:00:00Z'),
    change('validUntil', '2099-01-01T00:00:00Z'),
    change('issuer.name', 'Another University'),
    change('credentialSubject.id', 'urn:uuid:00000000-0000-4000-8000-000000000001'),
    change('credentialSubject.identifier.0.identityHash', 'Dr. Mallory'),
    change('credentialSubject.identifier.1.identityHash', 'sha256$00'),
    change('credentialSubject.achievement.name', 'Doctor of Medicine'),
    change('credentialSubject.achievement.description', 'With distinction'),
    change('credentialSubject.achievement.criteria.narrative', 'None'),
    change('credentialStatus.statusListIndex', '1'),
    change(
      'credentialStatus.statusListCredential',
      `${(other.certificate.credentialStatus as Json).statusListCredential}0`,
    ),
    change('credentialStatus.statusPurpose', 'refresh'),
    change('proof.0.created', '2020-01-01T00:00:00Z'),
    change('proof.0.proofPurpose', 'authentication'),
    change('proof.0.proofValue', `z${'2'.repeat(87)}`),
    change('proof.0.proofValue', proofOf(other.certificate).proofValue, ', of another certificate'),
    change('proof.0', proofOf(other.certificate)),
    change('proof', [], ', empty'),
    change('proof', undefined, ', missing'),
    change('issuer.id', 'did:web:elsewhere.example:issuers:org_1'),
  ]
}

/** A sound certificate with evidence that is not its own, or not sound. */
function otherEvidence(sound: Bundle, other: Bundle): VerdictCase[] {
  const brought = (name: string, changes: Partial<Bundle>): VerdictCase => ({
    name: `evidence: ${name}`,
    file: fileOf({ ...sound, ...changes }),
    verdict: 'INVALID',
    surfaces: withEvidence,
  })
  const { log } = sound
  const signature = log.checkpoint.lastIndexOf('— ')
  const forgedRoot = log.checkpoint.replace(/\n[\w+/]{43}=\n/, `\n${'A'.repeat(43)}=\n`)
  const [endorsement] = sound.endorsements as [Json]
  return [
    brought('the place in the log of another certificate', { log: other.log }),
    brought('a checkpoint with another root', { log: { ...log, checkpoint: forgedRoot } }),
    brought('a path that leads elsewhere', {
      log: { ...log, index: log.index === 0 ? 1 : log.index - 1 },
    }),
    brought('the acceptance of another certificate', { endorsements: other.endorsements }),
    brought('an altered acceptance', {
      endorsements: [changed(endorsement, 'validFrom', '2020-01-01T00:00:00Z')],
    }),
    {
      name: 'evidence: an acceptance brought as a certificate',
      file: endorsement,
      verdict: 'INVALID',
      surfaces: ['api', 'browser', 'command', 'saved page'],
    },
    {
      name: 'evidence: a checkpoint that nobody signed',
      file: fileOf({
        ...sound,
        log: { ...log, checkpoint: `${log.checkpoint.slice(0, signature)}— x AAAAAAAA\n` },
      }),
      verdict: 'CANNOT TELL',
      surfaces: withEvidence,
    },
  ]
}

const CRED = 'https://www.w3.org/2018/credentials#'

/** The same statements spelt in other ways, and statements added: not the form in which its issuer issues. */
async function respelt({ certificate }: Bundle): Promise<VerdictCase[]> {
  const contexts = certificate['@context'] as unknown[]
  const spelling = (name: string, document: Json, verdict: Verdict = 'CANNOT TELL'): VerdictCase => ({
    name: `spelling: ${name}`,
    file: document,
    verdict,
    surfaces: neverSaved(verdict),
  })
  const { name, validFrom, credentialStatus, credentialSubject, ...rest } = certificate
  const inline = (...more: Json[]) => ({ ...certificate, '@context': [...contexts, ...more] })
  const garbage = changed(certificate, 'proof.0.proofValue', `z${'2'.repeat(87)}`)
  return [
    spelling('a full name', {
      ...rest,
      name,
      credentialSubject,
      credentialStatus,
      [`${CRED}validFrom`]: { '@value': validFrom, '@type': 'http://www.w3.org/2001/XMLSchema#dateTime' },
    }),
    spelling('a nested status', {
      ...rest,
      '@context': [...contexts, { box: '@nest' }],
      name,
      validFrom,
      credentialSubject,
      box: { credentialStatus },
    }),
    spelling('an alias', {
      ...rest,
      '@context': [...contexts, { heading: 'https://schema.org/name' }],
      heading: name,
      validFrom,
      credentialSubject,
      credentialStatus,
    }),
    spelling(
      'an included status',
      {
        ...rest,
        name,
        validFrom,
        credentialSubject,
        '@included': [{ id: certificate.id, credentialStatus }],
      },
      'INVALID',
    ),
    spelling('a context that says nothing', inline({})),
    spelling('a single value in a list', { ...certificate, name: [name] }),
    spelling(
      'made from nothing: garbage for a signature, and one more member',
      { ...garbage, description: 'x' },
      'INVALID',
    ),
    spelling(
      'garbage for a signature under an alias',
      { ...garbage, '@context': [...contexts, {}] },
      'INVALID',
    ),
    spelling('one more member that is defined', { ...certificate, description: 'With honours' }, 'INVALID'),
    spelling('one more member that is not', { ...certificate, remark: 'With honours' }, 'INVALID'),
    spelling('the same context eleven times', {
      ...certificate,
      '@context': [...contexts, ...Array(10).fill(contexts[1])],
    }),
  ]
}

/** Certificates in the name of organisations here, signed by somebody else. */
async function signedByStrangers({ certificate }: Bundle, dids: Lives['dids']): Promise<VerdictCase[]> {
  const stranger = newStranger()
  const { proof, ...unsigned } = certificate
  const listed = await stranger.sign(unsigned)
  const inNameOf = (did: string, keyId: string) =>
    stranger.sign({ ...unsigned, issuer: { ...(unsigned.issuer as Json), id: did } }, { keyId })
  const forged = (name: string, document: Json, verdict: Verdict = 'INVALID'): VerdictCase => ({
    name: `stranger: ${name}`,
    file: { ...document, proof: [document.proof].flat() },
    verdict,
    surfaces: everywhere,
  })
  const [realProof] = proof as [Json]
  return [
    forged('their own did:key', listed),
    forged(
      'their key under the issuer’s name',
      await inNameOf(dids.issuer, `${dids.issuer}#${stranger.multikey}`),
    ),
    forged('the issuer’s own key id', await inNameOf(dids.issuer, String(realProof.verificationMethod))),
    forged(
      'in the name of another issuer here',
      await inNameOf(dids.otherIssuer, `${dids.otherIssuer}#${stranger.multikey}`),
    ),
    forged(
      'in the name of an issuer that does not exist',
      await inNameOf(dids.missing, `${dids.missing}#${stranger.multikey}`),
    ),
    forged('another issuer’s name over the real proof', {
      ...unsigned,
      issuer: { ...(unsigned.issuer as Json), id: dids.otherIssuer },
      proof: [realProof],
    }),
    forged(
      'with eddsa-jcs-2022',
      await stranger.sign(
        { ...unsigned, issuer: { ...(unsigned.issuer as Json) } },
        {
          keyId: `${dids.issuer}#${stranger.multikey}`,
          suite: 'eddsa-jcs-2022',
        },
      ),
    ),
  ]
}

/** What others issue: sound as far as can be told, since nobody here vouches for the issuer; or not sound. */
async function issuedElsewhere(): Promise<VerdictCase[]> {
  const stranger = newStranger()
  const badge = {
    '@context': ['https://www.w3.org/ns/credentials/v2', 'https://www.w3.org/ns/credentials/examples/v2'],
    id: 'urn:uuid:6f1d2c3b-0000-4000-8000-00000000abcd',
    type: ['VerifiableCredential', 'AlumniCredential'],
    issuer: stranger.did,
    validFrom: '2026-01-01T00:00:00Z',
    credentialSubject: { alumniOf: 'The School of Examples' },
  }
  const row = (name: string, file: Json, verdict: Verdict): VerdictCase => ({
    name: `elsewhere: ${name}`,
    file,
    verdict,
    surfaces: fromElsewhere,
  })
  const jwt = (name: string, file: string, verdict: Verdict): VerdictCase => ({
    name: `JWT: ${name}`,
    file,
    verdict,
    surfaces: asJwt,
  })
  const signed = await stranger.sign(badge)
  const ended = { ...badge, validUntil: '2026-02-01T00:00:00Z' }
  const hidden = await stranger.sign(ended)
  const { validUntil, ...withoutEnd } = hidden
  const unreachable = { ...badge, issuer: 'did:web:nobody.invalid' }
  const status = {
    type: 'BitstringStatusListEntry',
    statusPurpose: 'revocation',
    statusListIndex: '7',
    statusListCredential: 'https://nobody.invalid/status/1',
  }
  return [
    row('sound, of an issuer nobody here knows', signed, 'CANNOT TELL'),
    row('altered', { ...signed, validFrom: '2025-01-01T00:00:00Z' }, 'INVALID'),
    row('expired', hidden, 'INVALID'),
    row(
      'expired, its end under its full name',
      {
        ...withoutEnd,
        [`${CRED}validUntil`]: { '@value': validUntil, '@type': 'http://www.w3.org/2001/XMLSchema#dateTime' },
      },
      'INVALID',
    ),
    row(
      'expired, its end nested',
      {
        ...withoutEnd,
        '@context': [...(badge['@context'] as string[]), { box: '@nest' }],
        box: { validUntil },
      },
      'INVALID',
    ),
    row('not yet valid', await stranger.sign({ ...badge, validFrom: '2090-01-01T00:00:00Z' }), 'INVALID'),
    row(
      'with a status list that cannot be reached',
      await stranger.sign({ ...badge, credentialStatus: status }),
      'CANNOT TELL',
    ),
    row(
      'of an issuer that cannot be reached',
      await stranger.sign(unreachable, { keyId: `did:web:nobody.invalid#${stranger.multikey}` }),
      'CANNOT TELL',
    ),
    row('unsigned', badge, 'INVALID'),
    row(
      'with a context that is not held',
      { ...signed, '@context': [...badge['@context'], 'https://nobody.invalid/v1'] },
      'CANNOT TELL',
    ),
    jwt('sound, of an issuer nobody here knows', stranger.signJwt(badge), 'CANNOT TELL'),
    jwt(
      'with another issuer in iss',
      stranger.signJwt({ ...badge, iss: 'did:web:elsewhere.example' }),
      'INVALID',
    ),
    jwt('not valid yet by its nbf', stranger.signJwt({ ...badge, nbf: 3_786_912_000 }), 'INVALID'),
    jwt('a token for something else', stranger.signJwt(badge, { typ: 'at+jwt' }), 'INVALID'),
    jwt(
      'with a credential beside the credential',
      stranger.signJwt({ ...badge, vc: { ...badge, name: 'Another' } }),
      'INVALID',
    ),
    jwt(
      'its signature of another',
      `${stranger.signJwt(ended).split('.').slice(0, 2).join('.')}.${stranger.signJwt(badge).split('.')[2]}`,
      'INVALID',
    ),
  ]
}

/** A copy with the value at a path such as 'proof.0.created' changed, or left out. */
function changed(document: Json, path: string, value: unknown): Json {
  const copy = structuredClone(document)
  const keys = path.split('.')
  const last = keys.pop()!
  const parent = keys.reduce<Json>((node, key) => node[key] as Json, copy)
  if (value === undefined) delete parent[last]
  else parent[last] = value
  return copy
}
