import { sql } from 'kysely'
import type { TestWorld } from './test-world.ts'

/** Makes the world's database read-only, as a full disk or a standby is; the result makes it writable again. */
export async function makeReadOnly({ ctx }: TestWorld): Promise<() => Promise<void>> {
  const { leases } = ctx.database
  const { rows } = await sql<{ name: string }>`SELECT current_database() AS name`.execute(leases)
  const set = async (value: 'on' | 'off') => {
    await sql`SET default_transaction_read_only = off`.execute(leases)
    await sql
      .raw(`ALTER DATABASE ${rows[0]!.name} SET default_transaction_read_only = ${value}`)
      .execute(leases)
    // New sessions see the setting.
    await sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE datname = current_database() AND pid <> pg_backend_pid()`.execute(leases)
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
