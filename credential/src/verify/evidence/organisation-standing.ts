import { isObject } from '../../json/values.ts'
import type { IssuerRecord } from '../ports.ts'
import { type AnswerKey, openAnswer, type SignedAnswer, signAnswer } from './signed-answer.ts'

/**
 * What a deployment vouches for about one of its organisations at one time, signed with the key of its log: the DID document,
 * the record, and which certificates are suspended.
 */
export type OrganisationStanding = { didDocument: unknown; record: IssuerRecord }

/** Signs a standing; `did` is the organisation's. Times in ISO 8601. */
export const signStanding = (
  { didDocument, record }: OrganisationStanding,
  { did, asOf, validUntil }: { did: string; asOf: string; validUntil: string },
  key: AnswerKey,
): SignedAnswer => signAnswer({ about: did, asOf, validUntil, didDocument, record }, key)

/**
 * The standing of the organisation with this DID, from its parsed JSON. Its record says when it was true. Throws unless it is
 * signed, about this organisation and valid now.
 */
export async function openStanding(
  answer: unknown,
  did: string,
  trust: Parameters<typeof openAnswer>[2],
): Promise<OrganisationStanding> {
  const { didDocument, record, asOf, validUntil } = await openAnswer(answer, did, trust)
  if (!isObject(record) || validUntil === undefined)
    throw new TypeError('A standing has a record and is valid for a limited time')
  return { didDocument, record: { ...(record as IssuerRecord), asOf } }
}
