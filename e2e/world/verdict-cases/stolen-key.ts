import { codeOf } from '../admin.ts'
import type { ApiClient } from '../api-client.ts'
import { readBundle } from '../bundles.ts'
import {
  addStudents,
  createCertificates,
  listCertificates,
  listStudents,
  signCertificates,
} from '../certificates.ts'
import { issue } from '../issue.ts'
import { category } from '../seed.ts'
import { until } from '../until.ts'
import { fileOf, type Specimen } from './lives.ts'
import type { VerdictCase } from './verdict-case.ts'

type Robbed = Record<'before' | 'after' | 'undated', Specimen>

/** Certificates of an issuer whose key is declared stolen between the first and the second. */
export async function robbed(issuer: ApiClient): Promise<Robbed> {
  await addStudents(issuer, 3)
  const students = (await listStudents(issuer)).map(({ _id }) => _id)
  const draft = { category, title: 'Optics', date: '2025-06-30' }
  const [before, after, undated] = (await createCertificates(issuer, draft, students)) as [
    string,
    string,
    string,
  ]
  await issue(issuer, [before])
  const since = nextSecond()
  await until('the second of the theft has come', async () => Date.now() > since.getTime())
  // It is signed but never accepted, so no log says when.
  await signCertificates(issuer, [undated])
  await issue(issuer, [after])
  const specimen = async (id: string): Promise<Specimen> => {
    const find = async () => (await listCertificates(issuer)).find(({ _id }) => _id === id)!
    await until('the document is stored', async () => (await find()).uri !== '')
    const { slug } = await find()
    return { ...(await readBundle(issuer, slug)), slug }
  }
  const made = {
    before: await specimen(before),
    after: await specimen(after),
    undated: await specimen(undated),
  }
  await declareStolen(issuer, since)
  return made
}

export const stolenKey = ({ before, after, undated }: Robbed): VerdictCase[] => {
  const row = (
    name: string,
    specimen: Specimen,
    verdict: VerdictCase['verdict'],
    because: NonNullable<VerdictCase['because']>,
  ): VerdictCase => ({
    name: `stolen key: ${name}`,
    file: fileOf(specimen),
    verdict,
    because,
    except: {},
    slug: specimen.slug,
  })
  return [
    row('logged before the theft', before, 'VALID', 'issuer-approved-before-theft'),
    row('logged after the theft', after, 'INVALID', 'key-stolen'),
    row('in no log that could date it', undated, 'CANNOT TELL', 'key-stolen-time-unknown'),
  ]
}

/** The time of a theft is in whole seconds. */
const nextSecond = () => new Date(Math.ceil((Date.now() + 1) / 1000) * 1000)

async function declareStolen(issuer: ApiClient, since: Date): Promise<void> {
  const app = await issuer.post<{ success: true; secret: string }>('/api/account/totp')
  await issuer.post('/api/account/totp/confirm', { code: codeOf(app) })
  const { data: keys } = await issuer.get<{ data: { id: string }[] }>('/api/organisation/keys')
  await issuer.post(`/api/organisation/keys/${keys[0]!.id}/compromised`, { since: since.toISOString() })
}
