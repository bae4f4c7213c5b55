import { paperNumberProof } from '@credenza/credential/seal'
import { findCertificate } from '../../src/certificates/certificate/find-certificates.ts'
import { readPaper } from '../../src/certificates/paper/read-paper.ts'
import type { TestWorld } from '../worlds/test-world.ts'
import { fullLink } from './drawings.ts'
import { type Caller, callAs, nobody } from './people.ts'

/** What the paper of a signed certificate shows, as one of its parties gets it. */
export async function paperShown(world: TestWorld, party: Caller, certificateId: string) {
  const link = await fullLink(world, party, certificateId)
  const certificate = await findCertificate(world.ctx.db, certificateId)
  const paper = await readPaper(world.ctx, certificate, link.key)
  return {
    link,
    certificate,
    code: paper!.statement,
    number: paper!.address.replace('credenza.example/v/', ''),
  }
}

/** Opens a number as the browser of somebody who has typed it. */
export const openNumber = (world: TestWorld, number: string, caller: Caller = nobody) =>
  callAs(world, caller, 'POST', '/api/paper-numbers/open', { proof: paperNumberProof(number) })
