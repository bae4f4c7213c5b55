import type { Tx } from '../../context.ts'

/** Forgets what a person wrote to issuers and what they were answered; what was still open is taken back. */
export async function forgetRequests(tx: Tx, accountId: string, now: Date): Promise<void> {
  await tx
    .updateTable('correction_request')
    .set({ state: 'withdrawn', decided_at: now })
    .where('account_id', '=', accountId)
    .where('state', '=', 'open')
    .execute()
  await tx
    .updateTable('correction_request')
    .set({ changes: '[]', why: '', answer: '', search: '' })
    .where('account_id', '=', accountId)
    .execute()
}
