import { gunzipSync } from 'node:zlib'
import { decodeKey, drawingProof } from '@credenza/credential/seal'
import { openDocumentSync } from '../../src/platform/documents/seal-document-sync.ts'
import type { TestWorld } from '../worlds/test-world.ts'
import { type Caller, callAs, nobody, ok } from './people.ts'

/** The two halves of a certificate's full link, as one of its parties reads them. */
export async function fullLink(world: TestWorld, party: Caller, certificateId: string) {
  const { certificates, documentKey } = ok(
    await callAs(world, party, 'GET', `/api/certificates/${certificateId}`),
  ).data
  return { slug: certificates[0].slug as string, key: documentKey as string }
}

/** Asks for the picture as the browser of somebody who has this link. */
export const askForDrawing = (
  world: TestWorld,
  { slug, key }: { slug: string; key: string },
  caller: Caller = nobody,
) => callAs(world, caller, 'POST', `/api/drawings/${slug}`, { proof: drawingProof(decodeKey(key), slug) })

/** The picture in the answer, opened with the key of the link. */
export const openedDrawing = (sealed: Uint8Array, key: string): string =>
  gunzipSync(openDocumentSync(sealed, decodeKey(key))).toString()
