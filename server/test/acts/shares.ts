import { decodeKey, linkProof } from '@credenza/credential/seal'
import { openDocumentSync } from '../../src/platform/documents/seal-document-sync.ts'
import type { TestWorld } from '../worlds/test-world.ts'
import { signedCertificates } from './certificates.ts'
import { type Caller, callAs, nobody, type Organisation, ok, type Student } from './people.ts'

export interface ShareWish {
  label?: string
  days?: number | null
  oneTime?: boolean
  shown?: string[]
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
): Promise<{ certificateId: string; link: Link }> {
  const [certificateId] = await signedCertificates(world, issuer, student)
  return {
    certificateId: certificateId!,
    link: ok(await askForLink(world, student, certificateId!, wish)).data,
  }
}

export const lookAt = async (world: TestWorld, linkId: string) =>
  ok(await callAs(world, nobody, 'GET', `/api/share-links/${linkId}`)).data

export interface Link {
  _id: string
  url: string
}

/** Opens a link as somebody who has all of it. */
export const openLink = (world: TestWorld, link: Link, caller: Caller = nobody) =>
  openWith(world, link._id, linkProof(keyIn(link.url), link._id), caller)

/** Opens the link with this id, with any proof. */
export const openWith = (world: TestWorld, linkId: string, proof: string, caller: Caller = nobody) =>
  callAs(world, caller, 'POST', `/api/share-links/${linkId}/open`, { proof })

export const revokeLink = (world: TestWorld, holder: Caller, linkId: string) =>
  callAs(world, holder, 'POST', `/api/user/share-links/${linkId}/revoke`)

/** The key of the document that a link leads to, opened as in a visitor's browser. */
export function unwrappedKey(url: string, wrappedKey: string): string {
  return Buffer.from(openDocumentSync(Buffer.from(wrappedKey, 'base64url'), keyIn(url))).toString('base64url')
}

export const keyIn = (url: string): Uint8Array => decodeKey(new URL(url).hash.slice(1))
