import { sql } from 'kysely'
import type { Context } from '../context.ts'
import { forgetRegistry } from './chain/registry-deployment.ts'
import { withRetry } from './db/with-retry.ts'
import type { Keys } from './keys/keys.ts'
import { processesWaitedFor } from './presence/processes-waited-for.ts'

/** Whether a server has started on this database before. */
export async function hasDeployment(db: Context['db']): Promise<boolean> {
  const { rows } = await sql<{ has: boolean }>`SELECT to_regclass('deployment') IS NOT NULL AS has`.execute(
    db,
  )
  return rows[0]!.has && (await db.selectFrom('deployment').select('id').executeTakeFirst()) !== undefined
}

export const noDeployment = (): Error =>
  new Error(
    'There is no deployment in this database yet: set DATABASE_URL or DATA_DIR as the server has them, or start it first.',
  )

/**
 * At the first start, stores what the database belongs to: the check value of the master key, without which every sealed row is
 * unreadable, and the public URL, which is part of every issuer's DID and of the logs' origin. Returns that URL. It stays for
 * ever, but not if all starts so far have failed: another one then takes its place.
 */
export async function claimDeployment(
  db: Context['db'],
  keys: Pick<Keys, 'checkValue' | 'opens'>,
  requestedUrl: string | undefined,
): Promise<string> {
  if (requestedUrl) {
    await db
      .insertInto('deployment')
      .values({ id: 1, master_key_check: keys.checkValue, public_url: requestedUrl })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
  const settled = await db.selectFrom('deployment').selectAll().executeTakeFirst()
  if (!settled) throw noDeployment()
  if (!keys.opens(settled.master_key_check)) {
    throw new Error(
      'This database was sealed with another master key. Put back the master.key file of its data folder, or set ' +
        'MASTER_KEY to the key it was made with.',
    )
  }
  if (requestedUrl && requestedUrl !== settled.public_url) {
    if (await isUnused(db)) {
      await withRetry(db, async (tx) => {
        await tx.updateTable('deployment').set({ public_url: requestedUrl }).execute()
        // The pages of its tokens have the old address.
        await forgetRegistry(tx)
      })
      return requestedUrl
    }
    throw new Error(
      `The certificates in this database name ${settled.public_url} as their home, not ${requestedUrl}. Set PUBLIC_URL ` +
        `(or PORT) to it, or start with another DATA_DIR.`,
    )
  }
  return settled.public_url
}

/** Whether nothing has the public URL in it yet, and no other process can write what has. */
async function isUnused(db: Context['db']): Promise<boolean> {
  for (const table of ['account', 'certificate', 'log_checkpoint'] as const)
    if (await db.selectFrom(table).select(sql`1`.as('one')).limit(1).executeTakeFirst()) return false
  return (await processesWaitedFor(db, sql`false`)) === 1
}
