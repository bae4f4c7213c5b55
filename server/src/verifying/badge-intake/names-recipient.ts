import { hashEmail } from '@credenza/credential/issue'
import { sha256 } from '../../platform/sha256.ts'
import { badgeDocument } from './badge-document.ts'

/** Tells whether a badge names this email address as its recipient's, in plain text or hashed (Open Badges 3.0 §9.3). */
export function namesRecipient(credential: Record<string, unknown> | string, email: string): boolean {
  const [subject] = [badgeDocument(credential)?.credentialSubject].flat() as [Record<string, unknown>?]
  const identities = [subject?.identifier].flat() as (Record<string, unknown> | undefined)[]
  return identities.some((identity) => {
    if (typeof identity !== 'object' || identity === null || identity.identityType !== 'emailAddress')
      return false
    const { hashed, salt = '', identityHash } = identity
    if (hashed) return identityHash === hashEmail(email, String(salt), sha256)
    return String(identityHash).trim().toLowerCase() === email
  })
}
