import type { Tx } from '../../context.ts'
import { tokenHash } from './tokens.ts'

/** Stores the token of a link that creates an administrator, in place of the one before. */
export async function replaceSetupToken(tx: Tx, token: string, created_at: Date): Promise<void> {
  await voidSetupToken(tx)
  await tx
    .insertInto('setup_token')
    .values({ token_hash: tokenHash(token), created_at })
    .execute()
}

/** The link that is open now, if there is one, creates nobody. */
export async function voidSetupToken(tx: Tx): Promise<void> {
  await tx.deleteFrom('setup_token').execute()
}

/** Uses the token up, and returns when it was made; undefined for a token that was used or replaced before. */
export async function useSetupToken(tx: Tx, token: string): Promise<Date | undefined> {
  const used = await tx
    .deleteFrom('setup_token')
    .where('token_hash', '=', tokenHash(token))
    .returning('created_at')
    .executeTakeFirst()
  return used?.created_at
}
