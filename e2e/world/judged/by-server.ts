import type { ApiClient } from '../api-client.ts'
import { storedZip } from '../stored-zip.ts'
import { until } from '../until.ts'
import type { VerdictCase } from '../verdict-cases/verdict-case.ts'
import { type Judged, judgedBy, judgeEach, textOf, type Verification } from './judged.ts'

/** Calls the public POST /api/verify, each time from a new address because of the limit of sixty calls a minute. */
export const judgeByApi = (url: string, cases: readonly VerdictCase[]): Promise<Map<string, Judged>> =>
  judgeEach(cases, 4, async (one) => {
    const response = await fetch(`${url}/api/verify`, {
      method: 'POST',
      headers: { 'x-forwarded-for': `203.0.113.${cases.indexOf(one)}` },
      body: textOf(one),
    })
    const { data } = (await response.json()) as { data: Verification | undefined }
    if (data === undefined) throw new Error(`${one.name}: ${response.status}`)
    return judgedBy(data)
  })

/** Runs one bulk check over all files. */
export async function judgeInBulk(
  verifier: ApiClient,
  cases: readonly VerdictCase[],
): Promise<Map<string, Judged>> {
  const entries = cases.map((one, i) => ({ name: `${i}.txt`, bytes: Buffer.from(textOf(one)) }))
  const { data } = await verifier.upload<{ data: { checkId: string } }>('/api/checks', {
    files: { name: 'cases.zip', bytes: new Uint8Array(storedZip(entries)) },
  })
  const read = () =>
    verifier.get<{ data: { endedAt: string } }>(`/api/checks/${data.checkId}`).then(({ data }) => data)
  await until('the bulk check has ended', async () => (await read()).endedAt !== '')
  const { results } = await verifier.get<{ results: (Judged & { name: string })[] }>(
    `/api/checks/${data.checkId}/report.json`,
  )
  const caseOf = (name: string) => cases[Number.parseInt(name.split('/').at(-1)!, 10)]!
  const found = new Map(results.map(({ name, verdict }) => [caseOf(name).name, { verdict }]))
  return new Map(cases.map(({ name }) => [name, found.get(name)!]))
}

export interface JudgedByVcApi {
  verified: boolean
  /** Undefined for a file that is refused before it is judged. */
  judged: Judged | undefined
}

/** Calls /vc-api with all options. */
export const judgeByVcApi = (
  url: string,
  key: string,
  cases: readonly VerdictCase[],
): Promise<Map<string, JudgedByVcApi>> =>
  judgeEach(cases, 4, async ({ file }) => {
    const response = await fetch(`${url}/vc-api/credentials/verify`, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: JSON.stringify({ verifiableCredential: credentialIn(file), options: {} }),
    })
    const { verified, verification } = (await response.json()) as {
      verified: boolean
      verification?: Verification
    }
    return { verified, judged: verification && judgedBy(verification) }
  })

/** The VC API takes only the credential and finds the rest itself. */
const credentialIn = (file: VerdictCase['file']) =>
  typeof file === 'object' && 'certificate' in file ? file.certificate : file

/** Whether a certificate's badge warns about it. It never says VALID: that is up to the visitor's browser. */
export const judgeByBadge = (url: string, cases: readonly VerdictCase[]): Promise<Map<string, boolean>> =>
  judgeEach(cases, 4, async ({ slug }) => {
    const picture = await (await fetch(`${url}/badge/${slug}.svg`)).text()
    return !picture.includes('Check it in your browser')
  })
