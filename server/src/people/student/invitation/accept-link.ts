import type { Tx } from '../../../context.ts'
import { tokenHash } from '../../account/session/tokens.ts'

/** Records that a student chose their password through the link, which the issuer then sees. */
export async function acceptLink(tx: Tx, token: string, now: Date): Promise<void> {
  await tx
    .updateTable('student_invitation')
    .set({ accepted_at: now })
    .where('token_hash', '=', tokenHash(token))
    .execute()
}
