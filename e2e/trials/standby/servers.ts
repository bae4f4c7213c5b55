import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { appendFileSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../../world/free-port.ts'
import { until } from '../../world/until.ts'
import { childrenOf } from '../origin-cost/cpu.ts'

/** A Postgres from Debian's packages, in a folder of its own. */
export interface Server {
  url: string
  port: number
  /** To all of its processes at once: SIGKILL as when the power fails, SIGSTOP as when its network is gone. */
  signal(signal: NodeJS.Signals): void
  /** The answer to one statement, as text. */
  ask(statement: string): string
}

export interface Pair {
  primary: Server
  standby: Server
  /** Both, as DATABASE_URL takes them. */
  url: string
  stop(): Promise<void>
}

const debian = '/usr/lib/postgresql'
const user = 'credenza'

/** A primary, and a standby that follows it by streaming. */
export async function startPair(): Promise<Pair> {
  const version = readdirSync(debian)
    .toSorted((a, b) => Number(a) - Number(b))
    .at(-1)
  const bin = (program: string) => join(debian, String(version), 'bin', program)
  const owner = ownerOfServers()
  const folder = mkdtempSync(join(tmpdir(), 'credenza-standby-'))
  if (owner.uid !== undefined) execFileSync('chown', [String(owner.uid), folder])
  const run = (program: string, ...args: string[]) =>
    execFileSync(bin(program), args, { ...owner, cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] }).toString()
  const processes: ChildProcess[] = []

  async function start(name: string): Promise<Server> {
    const port = await freePort()
    const child = spawn(bin('postgres'), ['-D', join(folder, name), '-p', String(port), '-k', folder], {
      ...owner,
      stdio: ['ignore', 'ignore', 'ignore'],
    })
    processes.push(child)
    const url = `postgres://${user}@127.0.0.1:${port}/postgres`
    const ask = (statement: string) => run('psql', '--no-psqlrc', '-qAtc', statement, url).trim()
    await until(`${name} answers`, async () => {
      try {
        return ask('SELECT 1') === '1'
      } catch {
        return false
      }
    })
    const signal = (signal: NodeJS.Signals) => signalAll(child.pid!, signal)
    return { url, port, signal, ask }
  }

  run('initdb', '-D', join(folder, 'primary'), '-U', user, '--auth=trust', '--locale=C.UTF-8')
  const settings = 'max_connections = 200\nwal_keep_size = 512MB\nhot_standby = on\n'
  appendFileSync(join(folder, 'primary/postgresql.conf'), settings)
  const primary = await start('primary')
  run('pg_basebackup', '-d', primary.url, '-D', join(folder, 'standby'), '-R', '--checkpoint=fast')
  const standby = await start('standby')
  return {
    primary,
    standby,
    url: `postgres://${user}@127.0.0.1:${primary.port},127.0.0.1:${standby.port}/postgres`,
    stop: async () => {
      for (const child of processes) {
        if (child.exitCode !== null || child.signalCode !== null) continue
        signalAll(child.pid!, 'SIGCONT')
        const ended = once(child, 'exit')
        child.kill('SIGQUIT')
        await ended
      }
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** The parent first, so that it starts no others. One that has just ended is not missed. */
function signalAll(parent: number, signal: NodeJS.Signals): void {
  for (const pid of [parent, ...childrenOf(parent)])
    try {
      process.kill(pid, signal)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
    }
}

/** Postgres refuses to run as root. */
function ownerOfServers(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {}
  const idOf = (option: string) => Number(execFileSync('id', [option, 'postgres']).toString())
  return { uid: idOf('-u'), gid: idOf('-g') }
}
