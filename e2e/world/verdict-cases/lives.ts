import type { Verdict } from '../../browser/verdict.ts'
import type { ApiClient } from '../api-client.ts'
import { type Bundle, readBundle } from '../bundles.ts'
import {
  acceptCertificates,
  act,
  addStudents,
  createCertificates,
  listCertificates,
  listStudents,
  signCertificates,
  waitUntilRecorded,
} from '../certificates.ts'
import { correctCertificate, waitUntilSuperseded } from '../corrections.ts'
import { decline } from '../issue.ts'
import { category } from '../seed.ts'
import { sharedClient } from '../shared.ts'
import type { Json } from '../stranger.ts'
import { until } from '../until.ts'
import type { VerdictCase } from './verdict-case.ts'

/** Everything that can happen to a certificate, with the resulting verdict. */
const verdicts = {
  sound: 'VALID',
  other: 'VALID',
  revoked: 'INVALID',
  suspended: 'INVALID',
  reinstated: 'VALID',
  superseded: 'INVALID',
  'not yet valid': 'INVALID',
  expired: 'INVALID',
  unreviewed: 'CANNOT TELL',
  declined: 'INVALID',
} as const satisfies Record<string, Verdict>
type Life = keyof typeof verdicts
const names = Object.keys(verdicts) as Life[]

/** A certificate as its holder keeps it, and the slug of its badge. */
export interface Specimen extends Bundle {
  slug: string
}
export type Lives = Record<Life, Specimen>

/** What a holder keeps, without the parts that do not exist yet. */
export const fileOf = ({ certificate, endorsements, log }: Bundle): Json => ({
  certificate,
  endorsements,
  ...(log && { log }),
})

export const issuerOf = ({ certificate }: Bundle): string => (certificate.issuer as { id: string }).id

export const genuine = (lives: Lives): VerdictCase[] =>
  names.map((life) => ({
    name: `genuine: ${life}`,
    file: fileOf(lives[life]),
    verdict: verdicts[life],
    except: {},
    slug: lives[life].slug,
  }))

/** Makes certificates of an issuer that has none, and takes them through every state. */
export async function makeLives(issuer: ApiClient): Promise<Lives> {
  const ids = await createOneEach(issuer)
  await signCertificates(issuer, Object.values(ids))
  const { unreviewed, declined, ...accepted } = ids
  await acceptCertificates(await sharedClient('verifier'), Object.values(accepted))
  await decline(declined, 'The name differs')
  await waitUntilRecorded(issuer, Object.values(accepted))

  const reason = 'Under examination'
  await Promise.all([
    act(issuer, 'revoke', ids.revoked, reason),
    act(issuer, 'suspend', ids.suspended, reason),
    act(issuer, 'suspend', ids.reinstated, reason).then(() => act(issuer, 'reinstate', ids.reinstated)),
    supersede(issuer, ids.superseded),
  ])
  const slugs = await storedSlugs(issuer, Object.values(ids))
  const specimens = names.map(async (life) => {
    const slug = slugs.get(ids[life])!
    return [life, { ...(await readBundle(issuer, slug)), slug }]
  })
  return Object.fromEntries(await Promise.all(specimens)) as Lives
}

async function createOneEach(issuer: ApiClient): Promise<Record<Life, string>> {
  await addStudents(issuer, names.length)
  const students = await listStudents(issuer)
  const studentOf = (life: Life) => students[names.indexOf(life)]!._id
  const expired = await createExpired(issuer, studentOf('expired'))
  const created = async (date: string, lives: readonly Life[]) => {
    const ids = await createCertificates(issuer, { category, title: 'Bridges', date }, lives.map(studentOf))
    return lives.map((life, i) => [life, ids[i]!])
  }
  const early = await created('2035-06-30', ['not yet valid'])
  const others = names.filter((life) => life !== 'not yet valid' && life !== 'expired')
  return Object.fromEntries([
    ...early,
    ...(await created('2025-06-30', others)),
    ['expired', expired],
  ]) as Record<Life, string>
}

/** Makes a certificate that had already expired when it was created. It must be the issuer's first. */
async function createExpired(issuer: ApiClient, studentId: string): Promise<string> {
  await issuer.post('/api/batches', {
    kind: 'create',
    recipients: { ids: [studentId] },
    certificate: {
      certificateType: category,
      title: 'First aid',
      date: '2024-01-01',
      validUntil: '2024-06-30',
    },
  })
  await until('the batch has made its certificate', async () => (await listCertificates(issuer)).length === 1)
  return (await listCertificates(issuer))[0]!._id
}

async function supersede(issuer: ApiClient, id: string): Promise<void> {
  const { userName } = (await listCertificates(issuer)).find(({ _id }) => _id === id)!
  const facts = { userName, categoryName: category, title: 'Long bridges', date: '2025-06-30' }
  const correction = await correctCertificate(issuer, id, facts)
  await signCertificates(issuer, [correction])
  await acceptCertificates(await sharedClient('verifier'), [correction])
  await waitUntilSuperseded(issuer, id)
}

/** Waits until certificates' documents are stored. Returns the slugs by certificate. */
async function storedSlugs(issuer: ApiClient, ids: readonly string[]): Promise<Map<string, string>> {
  const stored = async () => (await listCertificates(issuer)).filter(({ uri }) => uri !== '')
  await until('the documents are stored', async () => {
    const there = new Set((await stored()).map(({ _id }) => _id))
    return ids.every((id) => there.has(id))
  })
  return new Map((await stored()).map(({ _id, slug }) => [_id, slug]))
}
