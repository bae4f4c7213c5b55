import { sql } from 'kysely'
import type { Context } from '../context.ts'
import type { Keys } from './keys/keys.ts'

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
 * unreadable, and, for ever, the public URL, which is part of every issuer's DID and of the logs' origin. Returns that URL.
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
    throw new Error(
      `The certificates in this database name ${settled.public_url} as their home, not ${requestedUrl}. Set PUBLIC_URL ` +
        `(or PORT) to it, or start with another DATA_DIR.`,
    )
  }
  return settled.public_url
}
