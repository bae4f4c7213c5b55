import type { ApiClient } from './api-client.ts'
import type { StudentDetails } from './people.ts'
import { studentSheet } from './student-sheet.ts'
import { until } from './until.ts'

/** The fields of a listed certificate that journeys use. */
export interface ListedCertificate {
  _id: string
  slug: string
  title: string
  userName: string
  status: '0' | '1' | '2'
  isVerified: boolean
  transfer: boolean
  txHash: string
  uri: string
  revokedReason: string
  reason: string
}

export interface ListedStudent {
  _id: string
  name: string
  rollNumber: string
  mobileNumber: string
  email: string
  walletAddress: string
}

const mostPerPage = 1000

/** Reads all rows of a list call, page by page; `field` names its array. */
async function readAll<Row>(client: ApiClient, path: string, field: string): Promise<Row[]> {
  const rows: Row[] = []
  let cursor: string | null = ''
  while (cursor !== null) {
    const query: string = new URLSearchParams({
      limit: String(mostPerPage),
      ...(cursor && { cursor }),
    }).toString()
    const page: Record<string, unknown> = await client.get(`${path}?${query}`)
    rows.push(...(page[field] as Row[]))
    cursor = page.nextCursor as string | null
  }
  return rows
}

/** All certificates of an issuer, newest first. */
export const listCertificates = (issuer: ApiClient): Promise<ListedCertificate[]> =>
  readAll(issuer, '/get-certificate-from-db', 'documents')

/** All students of an issuer, newest first. */
export const listStudents = (issuer: ApiClient): Promise<ListedStudent[]> =>
  readAll(issuer, '/api/student/get-student', 'data')

export const createCategory = (issuer: ApiClient, name: string): Promise<unknown> =>
  issuer.post('/api/categories/create', { name })

/** Adds a student. Returns the id. */
export async function addStudent(issuer: ApiClient, student: StudentDetails): Promise<string> {
  const { data } = await issuer.post<{ data: { _id: string } }>('/api/student/add-student', student)
  return data._id
}

/** Imports `count` invented students from a spreadsheet, and waits until all exist. */
export async function addStudents(issuer: ApiClient, count: number, timeoutMs?: number): Promise<void> {
  const { bytes } = await studentSheet(count, { mistakes: false })
  const file = { name: 'students.xlsx', bytes }
  await issuer.upload('/api/student/import-student-excel', { doc_url: file })
  const areThere = async () => {
    const { totalCount } = await issuer.get<{ totalCount: number }>('/api/student/get-total-student-count')
    return totalCount === count
  }
  await until(`${count} students will be imported`, areThere, timeoutMs)
}

export interface Draft {
  category: string
  title: string
  /** 'YYYY-MM-DD' */
  date: string
}

/** One record of POST /upload-json, as the dialog sends it. */
export const certificateRecord = ({ category, title, date }: Draft, studentId: string) => ({
  certificateType: category,
  title,
  date,
  issuerName: 'set by the server',
  userId: studentId,
  transfer: 'false',
  verified: 'false',
  request: 'false',
  requestAccepted: 'false',
  verifierAddress: '',
})

/** Creates one certificate per student. Returns the ids in the students' order. */
export async function createCertificates(
  issuer: ApiClient,
  draft: Draft,
  studentIds: readonly string[],
): Promise<string[]> {
  const { documents } = await issuer.post<{ documents: { _id: string }[] }>('/upload-json', {
    multipleCertificates: studentIds.map((id) => certificateRecord(draft, id)),
  })
  return documents.map(({ _id }) => _id)
}

/** Reads what an issuer pastes to sign; both values are in its profile. */
export async function readSignature(
  issuer: ApiClient,
): Promise<{ publicKey: string; verifierDigitalSignature: string }> {
  const { data } = await issuer.get<{ data: { publicKey: string; digitalSignature: string } }>(
    '/api/issuer-verifier-profile',
  )
  return { publicKey: data.publicKey, verifierDigitalSignature: data.digitalSignature }
}

export async function signCertificates(issuer: ApiClient, ids: readonly string[]): Promise<unknown> {
  const signature = await readSignature(issuer)
  return issuer.post('/verify-json', { cetificateId: ids, isByIssuer: true, ...signature })
}

export const acceptCertificates = (verifier: ApiClient, ids: readonly string[]): Promise<unknown> =>
  verifier.put('/update-verified', { id: ids, flag: '1' })

/**
 * Makes the issuer send emails with certificates by hand from now on, because drawing and sending them takes longer than
 * issuing.
 */
export async function deliverByHand(issuer: ApiClient): Promise<void> {
  const { data } = await issuer.get<{ data: object }>('/api/delivery/settings')
  await issuer.put('/api/delivery/settings', { ...data, onAcceptance: false })
}

/** Performs an issuer's act on one signed certificate through a batch, as the screens do, and waits for its end. */
export async function act(
  issuer: ApiClient,
  kind: 'suspend' | 'reinstate' | 'revoke',
  id: string,
  reason?: string,
): Promise<void> {
  const order = { kind, certificates: { ids: [id] }, reason }
  const { data } = await issuer.post<{ data: { _id: string } }>('/api/batches', order)
  await until(`${kind} of ${id} has ended`, async () => {
    const { data: batch } = await issuer.get<{ data: { endedAt: string; failed: number } }>(
      `/api/batches/${data._id}`,
    )
    if (batch.failed > 0) throw new Error(`${kind} of ${id} was refused`)
    return batch.endedAt !== ''
  })
}

/** Waits until the chain has recorded all of these and their documents are stored. Returns them as listed. */
export async function waitUntilRecorded(
  issuer: ApiClient,
  ids: readonly string[],
): Promise<ListedCertificate[]> {
  const wanted = new Set(ids)
  let found: ListedCertificate[] = []
  await until(`${wanted.size} certificates are recorded on the chain`, async () => {
    found = (await listCertificates(issuer)).filter(({ _id }) => wanted.has(_id))
    return found.length === wanted.size && found.every(({ txHash, uri }) => txHash !== '' && uri !== '')
  })
  return found
}
