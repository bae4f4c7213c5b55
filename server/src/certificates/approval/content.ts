import { hash } from 'node:crypto'
import { hex } from '../../platform/hex.ts'
import type { Certificate } from '../certificate/certificate.ts'

/** Everything in a certificate that is signed or drawn and exists before the signature. */
export type Said = Pick<
  Certificate,
  | 'categoryName'
  | 'title'
  | 'date'
  | 'validUntil'
  | 'issuerName'
  | 'userName'
  | 'details'
  | 'results'
  | 'templateId'
  | 'templateVersion'
>

/**
 * SHA-256 of the request's salt and of what a certificate will say, to whom (`email`) and in which design, as a JSON list with
 * sorted members.
 */
export function contentDigest(salt: Uint8Array, said: Said, email: string): Uint8Array {
  const line = JSON.stringify([
    Buffer.from(salt).toString('hex'),
    said.categoryName,
    said.title,
    said.date,
    said.validUntil,
    said.issuerName,
    said.userName,
    email,
    sorted(said.details),
    sorted(said.results),
    said.templateId,
    said.templateVersion,
  ])
  return hash('sha256', line, 'buffer')
}

/**
 * What signers approve: SHA-256 over the round and the items' ids and digests, in the order of the ids. With the round in it,
 * approvals of an earlier round do not count again if everything is changed back.
 */
export function requestDigest(
  items: readonly { certificate_id: string; digest: Uint8Array }[],
  round: number,
): Uint8Array {
  const lines = items.map(({ certificate_id, digest }) => `${certificate_id} ${hex(digest)}\n`)
  return hash('sha256', `${round}\n${lines.toSorted().join('')}`, 'buffer')
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  const members = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(members.map(([name, member]) => [name, sorted(member)]))
}
