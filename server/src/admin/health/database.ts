import type { HealthPart } from '@credenza/schema'
import { sql } from 'kysely'
import type { Context } from '../../context.ts'

const slowMs = 500

export async function databaseHealth(ctx: Context): Promise<Omit<HealthPart, 'part'>> {
  const start = performance.now()
  const { rows } = await sql<{
    version: string
  }>`SELECT current_setting('server_version') AS version`.execute(ctx.db)
  const tookMs = Math.round(performance.now() - start)
  const isSlow = tookMs > slowMs
  return {
    state: isSlow ? 'attention' : 'ok',
    summary: isSlow ? 'The database answers slowly.' : 'The database answers.',
    facts: [
      { label: 'Version', value: `PostgreSQL ${rows[0]!.version}` },
      { label: 'Runs', value: ctx.config.databaseUrl ? 'on its own' : 'inside this installation' },
      { label: 'Answer time', value: `${tookMs} ms` },
    ],
  }
}
