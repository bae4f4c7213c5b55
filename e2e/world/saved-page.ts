import { generalPath } from '@credenza/credential/general'
import { embedPortable, filePlace, type PortableFile, recordAnswers } from '@credenza/credential/portable'
import { type Bundle, completeBundle, parseBundle, verifyCertificate } from '@credenza/credential/verify'
import { type Answers, fetchWith } from './fetch-with.ts'
import { httpPorts } from './http-ports.ts'

interface Evidence extends Pick<Bundle, 'endorsements' | 'statementsLog'> {
  log: NonNullable<Bundle['log']> | null
  anchor: { number: number } | null
  statements: { certificateId?: string }[]
  review: { state: 'pending' | 'accepted' | 'declined' } | undefined
}

/** What a visitor's browser saves of a certificate: the file, and the responses that it got while checking it. */
export async function savedFile(
  url: string,
  file: unknown,
  answers: Answers = new Map(),
): Promise<PortableFile> {
  const fetchFrom = fetchWith(answers)
  const brought = parseBundle(file)
  const evidence = await evidenceOf(url, brought.certificate.id, fetchFrom)
  const { log, ...beside } = evidence ?? { log: null, endorsements: [] }
  const bundle = completeBundle(brought, { ...beside, ...(log && { log }) })
  const portsFor = await httpPorts(url, fetchFrom)
  const recorder = recordAnswers({
    ...portsFor(evidence?.anchor?.number ?? 0),
    statements: async (id) =>
      required(evidence).statements.filter(({ certificateId }) => certificateId === id),
    reviewState: async () => required(evidence).review,
    general: generalPath,
  })
  await verifyCertificate(bundle, recorder.ports)
  return { bundle, recording: recorder.recording, link: url, drawing: null }
}

export const savedPage = (file: PortableFile): string =>
  embedPortable(`<!doctype html><html>${filePlace}</html>`, file)

async function evidenceOf(url: string, id: unknown, fetchFrom: typeof fetch): Promise<Evidence | undefined> {
  const response = await fetchFrom(`${url}/api/evidence/${encodeURIComponent(String(id))}`)
  return response.ok ? ((await response.json()) as { data: Evidence }).data : undefined
}

function required(evidence: Evidence | undefined): Evidence {
  if (!evidence) throw new Error('There is no evidence')
  return evidence
}
