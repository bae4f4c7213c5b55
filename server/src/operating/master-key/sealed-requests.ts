import { sql } from 'kysely'
import type { Context, Db } from '../../context.ts'
import { sendCode } from '../../people/account/mailed-code/send-code.job.ts'
import { namedHeader } from '../../platform/keys/secret-box.ts'

/** The purpose of a sealed value in jobs: who requested a code, in base64. Jobs are kept for a week after they are done. */
const purpose = 'one-time-code-request'

const isStale = (keyId: Uint8Array) =>
  sql<boolean>`name = ${sendCode.name}
    AND substring(decode(data->>'owner', 'base64') FROM 1 FOR 5) <> ${namedHeader(keyId)}::bytea`

export async function countStaleRequests(db: Db, keyId: Uint8Array): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::int AS count FROM pgboss.job WHERE ${isStale(keyId)}`.execute(db)
  return rows[0]!.count
}

/** Seals these values again under the current key and returns how many. It is safe to run twice. */
export async function sealRequestsAgain({ db, keys }: Context, keyId: Uint8Array): Promise<number> {
  const { rows } = await sql<{ id: string; owner: string }>`
    SELECT id, data->>'owner' AS owner FROM pgboss.job WHERE ${isStale(keyId)}`.execute(db)
  for (const { id, owner } of rows) {
    const renewed = Buffer.from(keys.seal(purpose, keys.open(purpose, Buffer.from(owner, 'base64'))))
    await sql`
      UPDATE pgboss.job SET data = jsonb_set(data, '{owner}', to_jsonb(${renewed.toString('base64')}::text))
      WHERE name = ${sendCode.name} AND id = ${id} AND data->>'owner' = ${owner}`.execute(db)
  }
  return rows.length
}
