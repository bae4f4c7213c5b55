import type { TestWorld } from '../worlds/test-world.ts'
import { type Caller, uploadAs } from './people.ts'
import { pdfFile } from './uploads.ts'

/** An issuer adds a file beside a request, for this verifier. */
export const attach = (
  world: TestWorld,
  who: Caller,
  {
    certificateId,
    verifierId,
    file = pdfFile('transcript.pdf', 'a transcript'),
  }: {
    certificateId: string
    verifierId: string
    file?: File
  },
) => uploadAs(world, who, `/api/review/requests/${certificateId}/attachments`, { verifierId, file })
