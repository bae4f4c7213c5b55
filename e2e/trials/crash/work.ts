import { type ApiClient, Refused } from '../../world/api-client.ts'
import { certificateRecord, type Draft } from '../../world/certificates.ts'
import type { Journal, Step } from './journal.ts'
import { persist } from './persist.ts'

export interface Workers {
  issuer: ApiClient
  verifier: ApiClient
  signature: { publicKey: string; verifierDigitalSignature: string }
  journal: Journal
  /** Resolves when the server should be running. */
  ready: () => Promise<void>
  onAcknowledged: (step: Step) => void
  /** Called for every call that got no answer and is repeated. */
  onLost: () => void
  /** Codes of refusals that will end by themselves. */
  passing?: string[]
}

interface BulkAnswer {
  done: string[]
  failed: { id: string; error: string }[]
}

/** Creates, signs and accepts one chunk of students' certificates, and records each acknowledgement. */
export async function workThrough(
  { issuer, verifier, signature, journal, onAcknowledged, ...outages }: Workers,
  draft: Draft,
  studentIds: readonly string[],
  idempotencyKey: string,
): Promise<void> {
  const acknowledge = (step: Step, ids: readonly string[]) => {
    journal.note(step, ids)
    onAcknowledged(step)
  }
  const records = studentIds.map((id) => certificateRecord(draft, id))
  const { documents } = await persist(
    () =>
      issuer.post<{ documents: { _id: string }[] }>(
        '/upload-json',
        { multipleCertificates: records },
        idempotencyKey,
      ),
    outages,
  )
  const ids = documents.map(({ _id }) => _id)
  acknowledge('created', ids)

  const signed = await persist(
    () => issuer.post<BulkAnswer>('/verify-json', { cetificateId: ids, isByIssuer: true, ...signature }),
    outages,
  )
  acknowledge('signed', signed.done)

  acknowledge('accepted', await persist(() => accept(verifier, ids), outages))
}

/**
 * A decision is final: if the answer to the first attempt was lost, the second one learns that everything is already
 * decided.
 */
export async function accept(verifier: ApiClient, ids: readonly string[]): Promise<string[]> {
  const decidedBefore = ({ failed }: BulkAnswer) =>
    failed.filter(({ error }) => error === 'already_decided').map(({ id }) => id)
  try {
    const answer = await verifier.put<BulkAnswer>('/update-verified', { id: ids, flag: '1' })
    return [...answer.done, ...decidedBefore(answer)]
  } catch (error) {
    if (error instanceof Refused && error.code === 'already_decided') return [...ids]
    throw error
  }
}
