import { sql } from 'kysely'
import pg from 'pg'
import type { TestWorld } from './worlds/test-world.ts'

/** Makes the world's database read-only, as a full disk or a standby is; the result makes it writable again. */
export async function makeReadOnly({ ctx }: TestWorld): Promise<() => Promise<void>> {
  const set = async (value: 'on' | 'off') => {
    // Its own session, not one of a pooler that the world would use afterwards, and always writable.
    const client = new pg.Client({
      connectionString: ctx.database.directUrl,
      options: '-c default_transaction_read_only=off',
    })
    await client.connect()
    const { rows } = await client.query<{ name: string }>('SELECT current_database() AS name')
    await client.query(`ALTER DATABASE ${rows[0]!.name} SET default_transaction_read_only = ${value}`)
    // New sessions see the setting.
    await client.query(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE datname = current_database() AND pid <> pg_backend_pid()`)
    await client.end()
    // The pool notices a lost connection when it uses it.
    while (!(await allAnswer(ctx)));
  }
  await set('on')
  return () => set('off')
}

const allAnswer = ({ db, database }: TestWorld['ctx']): Promise<boolean> =>
  Promise.all(Array.from({ length: database.pool.options.max }, () => sql`SELECT 1`.execute(db))).then(
    () => true,
    () => false,
  )
