import { appendFileSync } from 'node:fs'
import { join } from 'node:path'
import { openServers, type Server } from '../debian/postgres.ts'

export interface Pair {
  primary: Server
  standby: Server
  /** Both servers, in the form for DATABASE_URL. */
  url: string
  stop(): Promise<void>
}

/** Starts a primary, and a standby that follows it by streaming. */
export async function startPair(): Promise<Pair> {
  const servers = openServers()
  await servers.make('primary')
  const settings = 'max_connections = 200\nwal_keep_size = 512MB\nhot_standby = on\n'
  appendFileSync(join(servers.folder, 'primary/postgresql.conf'), settings)
  const primary = await servers.start('primary')
  const copy = join(servers.folder, 'standby')
  await servers.run('pg_basebackup', '-d', primary.url, '-D', copy, '-R', '--checkpoint=fast')
  const standby = await servers.start('standby')
  const { pathname, username } = new URL(primary.url)
  const hosts = [primary, standby].map(({ port }) => `127.0.0.1:${port}`).join(',')
  return { primary, standby, url: `postgres://${username}@${hosts}${pathname}`, stop: servers.stop }
}
