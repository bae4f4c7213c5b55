import { appendFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Server, Servers } from '../debian/postgres.ts'
import type { Tool } from './tool.ts'

/** Needs `archive_mode = on`. Its repository is encrypted. */
export async function pgBackRest({ folder, run }: Servers, server: Server): Promise<Tool> {
  const settings = join(folder, 'pgbackrest.conf')
  const below = (name: string) => join(folder, `pgbackrest-${name}`)
  writeFileSync(
    settings,
    `[global]
repo1-path=${below('repository')}
repo1-cipher-type=aes-256-cbc
repo1-cipher-pass=only-for-a-trial
repo1-retention-full=2
log-path=${below('log')}
lock-path=${below('lock')}
start-fast=y
[trial]
pg1-path=${server.folder}
pg1-port=${server.port}
pg1-socket-path=${folder}
pg1-user=credenza
pg1-database=postgres
`,
  )
  await run('/bin/mkdir', below('repository'), below('log'), below('lock'))
  const tool = ['/usr/bin/pgbackrest', `--config=${settings}`, '--stanza=trial'] as const
  const set = (command: string) => {
    server.ask(`ALTER SYSTEM SET archive_command = '${command}'`)
    server.ask('SELECT pg_reload_conf()')
  }
  return {
    name: 'pgBackRest',
    begin: async () => {
      await run(...tool, 'stanza-create')
      set(`${tool.join(' ')} archive-push %p`)
      await run(...tool, 'check')
    },
    backUp: async () => void (await run(...tool, 'backup', '--type=full')),
    restore: async (cluster) => {
      server.ask('SELECT pg_switch_wal()')
      await run(...tool, 'check')
      await run('/bin/mkdir', '-m', '700', join(folder, cluster))
      await run(...tool, `--pg1-path=${join(folder, cluster)}`, 'restore', '--archive-mode=off')
      appendFileSync(join(folder, cluster, 'postgresql.auto.conf'), "archive_command = ''\n")
    },
    end: async () => set(''),
  }
}
