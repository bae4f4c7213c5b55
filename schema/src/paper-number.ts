import { z } from 'zod'
import { success } from './envelope.ts'

/** POST /api/paper-numbers/open: `paperNumberProof` (credential/src/seal) of the number on a printed certificate. */
export const openPaperNumberRequest = z
  .object({ proof: z.string().max(100) })
  .meta({ id: 'OpenPaperNumberRequest' })

/** The certificate, and its document's key sealed under `paperNumberKey` of the number. */
export const openedPaperNumberResponse = success({
  data: z.object({ slug: z.string(), wrappedKey: z.string() }),
}).meta({ id: 'OpenedPaperNumberResponse' })
