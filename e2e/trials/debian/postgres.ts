import { type ChildProcess, execFile, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { freePort } from '../../world/free-port.ts'
import { until } from '../../world/until.ts'
import { childrenOf } from '../origin-cost/cpu.ts'

/** A Postgres server in its own folder. */
export interface Server {
  url: string
  folder: string
  port: number
  /** Signals all its processes at once: SIGKILL simulates a power failure, SIGSTOP the loss of its network. */
  signal(signal: NodeJS.Signals): void
  /** Returns the answer to one statement, as text. */
  ask(statement: string): string
  stop(): Promise<void>
}

/** Servers from Debian's packages, with folders below a common one, which is removed with all of them. */
export interface Servers {
  /** The folder that contains everything, including sockets. */
  folder: string
  /** Runs a program as the servers' user: one of Postgres' own, or another by its full path. Returns what it prints. */
  run(program: string, ...args: string[]): Promise<string>
  /** Makes an empty database cluster. */
  make(name: string): Promise<unknown>
  start(name: string): Promise<Server>
  stop(): Promise<void>
}

const debian = '/usr/lib/postgresql'
const user = 'credenza'

export const binaries = (): string => {
  const version = readdirSync(debian)
    .toSorted((a, b) => Number(a) - Number(b))
    .at(-1)
  return join(debian, String(version), 'bin')
}

export function openServers(): Servers {
  const owner = ownerOfServers()
  const folder = mkdtempSync(join(tmpdir(), 'credenza-postgres-'))
  chmodSync(folder, 0o711)
  if (owner.uid !== undefined) execFileSync('chown', [String(owner.uid), folder])
  const servers: Server[] = []
  const pathOf = (program: string) => (program.startsWith('/') ? program : join(binaries(), program))
  const options = { ...owner, cwd: folder }
  // Not execFileSync, because the trial would not notice if connections to its server end while it runs.
  const run = async (program: string, ...args: string[]) =>
    (await promisify(execFile)(pathOf(program), args, options)).stdout

  async function start(name: string): Promise<Server> {
    const port = await freePort()
    const child = spawn(pathOf('postgres'), ['-D', join(folder, name), '-p', String(port), '-k', folder], {
      ...owner,
      stdio: ['ignore', 'ignore', 'ignore'],
    })
    const url = `postgres://${user}@127.0.0.1:${port}/postgres`
    const ask = (statement: string) =>
      execFileSync(pathOf('psql'), ['--no-psqlrc', '-qAtc', statement, url], {
        ...options,
        stdio: ['ignore', 'pipe', 'pipe'],
      })
        .toString()
        .trim()
    await until(`${name} answers`, async () => {
      try {
        return ask('SELECT 1') === '1'
      } catch {
        return false
      }
    })
    const server: Server = {
      url,
      folder: join(folder, name),
      port,
      ask,
      signal: (signal) => signalAll(child.pid!, signal),
      stop: () => end(child),
    }
    servers.push(server)
    return server
  }

  return {
    folder,
    run,
    make: (name) => run('initdb', '-D', join(folder, name), '-U', user, '--auth=trust', '--locale=C.UTF-8'),
    start,
    stop: async () => {
      for (const server of servers) await server.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  signalAll(child.pid!, 'SIGCONT')
  const ended = once(child, 'exit')
  child.kill('SIGINT')
  await ended
}

/** Signals the parent first, so that it starts no others. A process that has just ended is ignored. */
function signalAll(parent: number, signal: NodeJS.Signals): void {
  for (const pid of [parent, ...childrenOf(parent)])
    try {
      process.kill(pid, signal)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
    }
}

/** Chooses another user if this process is root, because Postgres refuses to run as root. */
function ownerOfServers(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {}
  const idOf = (option: string) => Number(execFileSync('id', [option, 'postgres']).toString())
  return { uid: idOf('-u'), gid: idOf('-g') }
}
