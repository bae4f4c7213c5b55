import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { generalPath } from '@credenza/credential/general'
import { digestOf, openPortable, recordAnswers } from '@credenza/credential/portable'
import { parseBundle, verifyCertificate } from '@credenza/credential/verify'
import type { Verdict } from '../browser/verdict.ts'
import type { ApiClient } from './api-client.ts'
import { httpPorts } from './http-ports.ts'
import { inParallel } from './in-parallel.ts'
import { storedZip } from './stored-zip.ts'
import { until } from './until.ts'
import type { VerdictCase } from './verdict-cases.ts'
import { verifyCommand } from './verify-command.ts'

type Verdicts = Map<string, Verdict>

const textOf = ({ file }: VerdictCase): string => (typeof file === 'string' ? file : JSON.stringify(file))
const verdictIn = (text: string): Verdict => /^(VALID|INVALID|CANNOT TELL)/.exec(text)![1] as Verdict

/** Each call comes from an address of its own: one may ask sixty times a minute. */
const visitor = () => ({
  'x-forwarded-for': `203.0.113.${Math.floor(Math.random() * 250)}, 198.51.${Math.floor(Math.random() * 250)}.${Math.floor(Math.random() * 250)}`,
})

/** POST /api/verify, as anybody may call it. */
export async function judgeByApi(url: string, cases: readonly VerdictCase[]): Promise<Verdicts> {
  return asMap(cases, async (one) => {
    const response = await fetch(`${url}/api/verify`, {
      method: 'POST',
      headers: visitor(),
      body: textOf(one),
    })
    const { data } = (await response.json()) as { data: { verdict: Verdict } }
    return data.verdict
  })
}

/** One bulk check over all files. */
export async function judgeInBulk(verifier: ApiClient, cases: readonly VerdictCase[]): Promise<Verdicts> {
  const entries = cases.map((one, i) => ({
    name: `${i}.${typeof one.file === 'string' ? 'jwt' : 'json'}`,
    bytes: Buffer.from(textOf(one)),
  }))
  const { data } = await verifier.upload<{ data: { checkId: string } }>('/api/checks', {
    files: { name: 'cases.zip', bytes: new Uint8Array(storedZip(entries)) },
  })
  const read = () =>
    verifier.get<{ data: { endedAt: string } }>(`/api/checks/${data.checkId}`).then(({ data }) => data)
  await until('the bulk check has ended', async () => (await read()).endedAt !== '')
  const report = await verifier.get<{ results: { name: string; verdict: Verdict }[] }>(
    `/api/checks/${data.checkId}/report.json`,
  )
  return new Map(
    report.results.map(({ name, verdict }) => [
      cases[Number.parseInt(name.split('/').at(-1)!, 10)]!.name,
      verdict,
    ]),
  )
}

/** `credenza verify`, a process each. */
export async function judgeByCommand(url: string, cases: readonly VerdictCase[]): Promise<Verdicts> {
  const folder = mkdtempSync(join(tmpdir(), 'verdicts-'))
  try {
    return await asMap(cases, async (one) => {
      const file = join(folder, `${randomUUID()}.json`)
      writeFileSync(file, textOf(one))
      return verdictIn((await verifyCommand(file, '--trust', url)).printed)
    })
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** The engine of the saved page, over what a visitor's browser would have recorded. */
export async function judgeAsSavedPage(url: string, cases: readonly VerdictCase[]): Promise<Verdicts> {
  const portsFor = await httpPorts(url)
  return asMap(cases, async ({ file }) => {
    const bundle = parseBundle(file)
    const evidence = await evidenceOf(url, bundle.certificate.id)
    const ports = portsFor(evidence.anchor?.number ?? 0)
    const recorder = recordAnswers({
      ...ports,
      statements: async (id) => evidence.statements.filter(({ certificateId }) => certificateId === id),
      reviewState: async () => evidence.review,
      general: generalPath,
    })
    await verifyCertificate(bundle, recorder.ports)
    const text = JSON.stringify({ bundle, recording: recorder.recording, link: url, drawing: null })
    return (await openPortable(text, digestOf(text), new Date())).verification.verdict
  })
}

interface Evidence {
  anchor: { number: number } | null
  statements: { certificateId?: string }[]
  review: { state: 'pending' | 'accepted' | 'declined' } | undefined
}

async function evidenceOf(url: string, id: unknown): Promise<Evidence> {
  const response = await fetch(`${url}/api/evidence/${encodeURIComponent(String(id))}`)
  if (!response.ok) return { anchor: null, statements: [], review: undefined }
  return ((await response.json()) as { data: Evidence }).data
}

/** What /vc-api says when it is asked for everything: its verdict, and whether it calls the credential verified. */
export async function judgeByVcApi(
  url: string,
  key: string,
  cases: readonly VerdictCase[],
): Promise<Map<string, { verdict: Verdict | undefined; verified: boolean }>> {
  const answers = await inParallel(cases, 4, async ({ file }) => {
    const response = await fetch(`${url}/vc-api/credentials/verify`, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: JSON.stringify({ verifiableCredential: credentialIn(file), options: {} }),
    })
    const body = (await response.json()) as { verified: boolean; verification?: { verdict: Verdict } }
    return { verdict: body.verification?.verdict, verified: body.verified }
  })
  return new Map(cases.map(({ name }, i) => [name, answers[i]!]))
}

/** The VC API takes the credential alone, and finds the rest itself. */
const credentialIn = (file: VerdictCase['file']) =>
  typeof file === 'object' && 'certificate' in file ? file.certificate : file

async function asMap(
  cases: readonly VerdictCase[],
  judge: (one: VerdictCase) => Promise<Verdict>,
): Promise<Verdicts> {
  const verdicts = await inParallel(cases, 2, judge)
  return new Map(cases.map(({ name }, i) => [name, verdicts[i]!]))
}
