import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import {
  type Checkpoint,
  openCheckpoint,
  parseTreeHead,
  parseVerifierKey,
  readNote,
} from '@credenza/credential/log'
import { hostOf, parseStrictJson, readDeployment } from '@credenza/credential/verify'
import { type Comparison, compareLog, type PublishedLog } from './compare-log.ts'
import { fetchBytes } from './network.ts'
import { logKeysOf, parseTrust, refuseIdleTrust, type Trust, type TrustedDeployment } from './trust.ts'

export const usage = `Usage: credenza check-log --kept FILE --trust HOST [--trust KEY]

Checks whether a host’s public log still begins with a state of it that you kept: whether history was rewritten. Needs
neither an account nor the host’s database.

  --kept FILE   The signed state, as you saved it: the answer of HOST/log/certificates/checkpoint, or of
                HOST/log/statements/checkpoint. Keep it where the host’s operator cannot change it.
  --trust WHO   The host (credenza.example), its address or its DID; and, so that nobody can answer in its name, the key
                of its log (host/log/certificates+…+…) as you noted it.

Exit code 0: the log begins with the kept state; 1: it was rewritten; 2: cannot tell; 64: wrong usage, or the
file is not a state of a log of this host.
`

const exitCodes: Record<Comparison['kind'], number> = { extends: 0, rewritten: 1, unclear: 2 }
/** EX_USAGE of sysexits.h. */
const usageError = 64

const reasons = {
  unreachable: 'its host cannot be reached, or lacks a part of the log.',
  'not-signed': 'what its host publishes is not signed with the key of the log.',
  older:
    'its host shows an older state than the one that you kept. A copy can be up to half a day old. If it stays like this, entries were removed.',
  damaged: 'the hashes that its host publishes do not lead to the state that it signed.',
} as const

type Read = (url: string) => Promise<Uint8Array>

interface Options {
  file: string
  trust: Trust
}

/** Runs 'credenza check-log' with these arguments: prints the answer and returns the exit code. */
export async function runCheckLog(argv: readonly string[], read: Read = fetchBytes): Promise<number> {
  if (argv.length === 0 || argv.includes('--help') || argv.includes('-h')) {
    process.stdout.write(usage)
    return argv.length === 0 ? usageError : 0
  }
  try {
    const { file, trust } = parseOptions(argv)
    const note = await readFile(file, 'utf8').catch(() => undefined)
    if (note === undefined) throw new TypeError(`The file '${file}' cannot be read.`)
    const kept = parseTreeHead(readNote(note)?.text ?? '')
    if (!kept) throw new TypeError(`'${file}' is not a signed state of a log.`)
    return await compare(note, kept, trust, read)
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    process.stderr.write(`${error.message}\n`)
    return usageError
  }
}

function parseOptions(argv: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...argv],
    options: { kept: { type: 'string' }, trust: { type: 'string', multiple: true, default: [] } },
  })
  const trust = parseTrust(values.trust)
  refuseIdleTrust(trust)
  if (values.kept === undefined || trust.deployments.length !== 1)
    throw new TypeError('Name the file that you kept with --kept, and one host with --trust.')
  return { file: values.kept, trust }
}

/** Throws a `TypeError` if the note is of another log, or not signed with the key that the user named. */
async function compare(note: string, kept: Checkpoint, trust: Trust, read: Read): Promise<number> {
  const [deployment] = trust.deployments as [TrustedDeployment]
  const host = hostOf(deployment.did)
  const [, log] = /^(.+)\/log\/(?:certificates|statements)$/.exec(kept.origin) ?? []
  if (log !== host)
    throw new TypeError(`The state that you kept is of ${kept.origin}, which is not a log of ${host}.`)
  const keys = logKeysOf(trust, host)
  const named = keys.length > 0 ? keys : [await publishedKey(deployment, read)]
  // One key signs both logs, each under the log's own name.
  const candidates = named
    .filter((key) => key !== undefined)
    .map((key) => ({ ...parseVerifierKey(key), name: kept.origin }))
  if (candidates.length === 0) return say({ kind: 'unclear', reason: 'unreachable' }, kept, note)
  for (const key of candidates) {
    if (!(await openCheckpoint(note, key)).ok) continue
    const path = kept.origin.slice(host.length)
    const published: PublishedLog = (file) => read(`${deployment.origin}${path}/${file}`)
    return say(await compareLog(kept, key, published), kept, note)
  }
  if (keys.length > 0)
    throw new TypeError('The state that you kept is not signed with the key of the log that you named.')
  process.stdout.write(
    `CANNOT TELL  The state that you kept is not signed with the key that ${host} names now. If you noted its key then, add: --trust KEY\n`,
  )
  return exitCodes.unclear
}

async function publishedKey({ did, origin }: TrustedDeployment, read: Read): Promise<string | undefined> {
  try {
    const bytes = await read(`${origin}/.well-known/did.json`)
    const deployment = readDeployment(parseStrictJson(new TextDecoder().decode(bytes)))
    return deployment.did === did ? deployment.logKey : undefined
  } catch {
    return undefined
  }
}

function say(comparison: Comparison, kept: Checkpoint, note: string): number {
  process.stdout.write(`${textOf(comparison, kept, note)}\n`)
  return exitCodes[comparison.kind]
}

function textOf(comparison: Comparison, { origin, size }: Checkpoint, note: string): string {
  if (comparison.kind === 'unclear')
    return `CANNOT TELL  We cannot tell whether ${origin} was rewritten: ${reasons[comparison.reason]}`
  const { published } = comparison
  if (comparison.kind === 'extends')
    return `CONSISTENT  ${origin} begins with the ${size} entries that you kept, and now has ${published.size}.`
  return `REWRITTEN  ${origin} no longer begins with the ${size} entries that you kept. Keep both signed states, which prove it:\n\n${note}\n${comparison.note}`
}
