import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { until } from '../../world/until.ts'
import { binaries, type Server, type Servers } from '../debian/postgres.ts'
import type { Tool } from './tool.ts'

/** Receives the log over a connection, and copies the files with pg_basebackup. */
export async function barman({ folder, run }: Servers, server: Server): Promise<Tool> {
  const settings = join(folder, 'barman.conf')
  const home = join(folder, 'barman')
  await run('/bin/mkdir', home, join(home, 'none'))
  writeFileSync(
    settings,
    `[barman]
barman_user = ${(await run('/usr/bin/id', '-un')).trim()}
barman_home = ${home}
barman_lock_directory = ${home}
log_file = ${join(home, 'log')}
configuration_files_directory = ${join(home, 'none')}
[trial]
description = trial
conninfo = host=${folder} port=${server.port} user=credenza dbname=postgres
streaming_conninfo = host=${folder} port=${server.port} user=credenza
backup_method = postgres
streaming_archiver = on
slot_name = barman
create_slot = auto
path_prefix = ${binaries()}
`,
  )
  const tool = ['/usr/bin/barman', '--config', settings] as const
  const receives = () =>
    server.ask("SELECT count(*) FROM pg_stat_replication WHERE application_name = 'barman_receive_wal'") ===
    '1'
  return {
    name: 'Barman',
    begin: async () => {
      await run(...tool, 'cron')
      await until('Barman receives the log', async () => receives())
      await run(...tool, 'switch-wal', '--force', '--archive', 'trial')
      await run(...tool, 'check', 'trial')
    },
    backUp: async () => void (await run(...tool, 'backup', 'trial', '--wait')),
    restore: async (cluster) => {
      await run(...tool, 'switch-wal', '--force', '--archive', 'trial')
      await run(...tool, 'recover', 'trial', 'latest', join(folder, cluster))
    },
    end: async () => {
      await run(...tool, 'receive-wal', '--stop', 'trial')
      await until('Barman has stopped', async () => !receives())
    },
  }
}
