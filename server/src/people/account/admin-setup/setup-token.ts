import type { Tx } from '../../../context.ts'
import { tokenHash } from '../session/tokens.ts'

/** Stores the token of a link that creates an administrator, replacing the previous one. */
export async function replaceSetupToken(tx: Tx, token: string, created_at: Date): Promise<void> {
  await voidSetupToken(tx)
  await tx
    .insertInto('setup_token')
    .values({ token_hash: tokenHash(token), created_at })
    .execute()
}

/** Voids the open link, if there is one. */
export async function voidSetupToken(tx: Tx): Promise<void> {
  await tx.deleteFrom('setup_token').execute()
}

/** Uses up the token, and returns when it was made; undefined if it was already used or replaced. */
export async function useSetupToken(tx: Tx, token: string): Promise<Date | undefined> {
  const used = await tx
    .deleteFrom('setup_token')
    .where('token_hash', '=', tokenHash(token))
    .returning('created_at')
    .executeTakeFirst()
  return used?.created_at
}
