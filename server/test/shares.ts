import { decodeKey } from '@credenza/credential/seal'
import { openDocumentSync } from '../src/platform/documents/seal-document-sync.ts'
import { signedCertificates } from './certificates.ts'
import { type Caller, callAs, nobody, type Organisation, ok, type Student } from './people.ts'
import type { TestWorld } from './test-world.ts'

export interface ShareWish {
  label?: string
  days?: number | null
  oneTime?: boolean
}

export const askForLink = (world: TestWorld, holder: Caller, certificateId: string, wish: ShareWish = {}) =>
  callAs(world, holder, 'POST', `/api/user/certificates/${certificateId}/share-links`, {
    days: 7,
    oneTime: false,
    ...wish,
  })

/** A link of this student to a certificate that was just signed. */
export async function sharedCertificate(
  world: TestWorld,
  { issuer, student }: { issuer: Organisation; student: Student },
  wish: ShareWish = {},
): Promise<{ certificateId: string; link: { _id: string; url: string } }> {
  const [certificateId] = await signedCertificates(world, issuer, student)
  return {
    certificateId: certificateId!,
    link: ok(await askForLink(world, student, certificateId!, wish)).data,
  }
}

export const lookAt = async (world: TestWorld, linkId: string) =>
  ok(await callAs(world, nobody, 'GET', `/api/share-links/${linkId}`)).data

export const openLink = (world: TestWorld, linkId: string, caller: Caller = nobody) =>
  callAs(world, caller, 'POST', `/api/share-links/${linkId}/open`)

export const revokeLink = (world: TestWorld, holder: Caller, linkId: string) =>
  callAs(world, holder, 'POST', `/api/user/share-links/${linkId}/revoke`)

/** The key of the document that a link leads to, opened as a visitor's browser does. */
export function unwrappedKey(url: string, wrappedKey: string): string {
  const key = decodeKey(new URL(url).hash.slice(1))
  return Buffer.from(openDocumentSync(Buffer.from(wrappedKey, 'base64url'), key)).toString('base64url')
}
