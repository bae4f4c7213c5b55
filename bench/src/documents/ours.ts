import { newSealKey } from '@credenza/document'
import { localSealer, sealPdf } from '@credenza/document/seal'
import { openRenderers } from '@credenza/server/src/platform/rendering/open-renderers.ts'
import { credentialOf, inputOf } from './design.ts'

export interface Ours {
  /** Makes the sealed PDF of person `i`. */
  make: (i: number) => Promise<Uint8Array>
  close: () => Promise<void>
}

/** Works like a server: separate processes draw, and the process that asked for the document seals it. */
export async function openOurs(): Promise<Ours> {
  const now = new Date('2026-11-21T09:30:00Z')
  const renderers = openRenderers()
  const sealer = localSealer(await newSealKey({ id: 'org_1', name: 'University of Northern Arabia' }, now))
  return {
    make: async (i) => sealPdf(await renderers.pdf(inputOf(i), { credential: credentialOf(i) }), sealer, now),
    close: () => renderers.close(),
  }
}
