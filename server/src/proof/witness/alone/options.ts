import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import type { NoteKey } from '@credenza/credential/log'
import { parseWitnessFor } from '../settings.ts'

export const usage = `Usage: credenza witness --name NAME --for KEY [--for KEY]... [--folder DIR] [--host HOST] [--port PORT]

Signs the checkpoints of public logs, as long as each follows from the one before (C2SP tlog-witness).

  --name NAME   What this witness signs as, such as witness.example.com/w1. Never change it.
  --for KEY     Verifier key of a log to witness (host/log/certificates+…+…), which its host publishes in
                /.well-known/did.json. Where the key has another name than the log: 'ORIGIN KEY'.
  --folder DIR  Where its key and what it has signed are kept (default: ./witness). Back up the key. Never put back
                an older copy of the rest: a witness that forgets signs a second history.
  --host HOST, --port PORT
                Where it listens (default: 127.0.0.1 and 7380). Put an HTTPS proxy in front of it.

Exit code 0: ended by a signal; 1: could not start; 64: wrong usage.
`

export interface Options {
  name: string
  logs: ReadonlyMap<string, readonly NoteKey[]>
  folder: string
  host: string
  port: number
}

/** Reads the arguments after 'witness'. Throws a `TypeError` that says what is wrong with them. */
export function parseOptions(argv: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...argv],
    options: {
      name: { type: 'string' },
      for: { type: 'string', multiple: true, default: [] },
      folder: { type: 'string', default: 'witness' },
      host: { type: 'string', default: '127.0.0.1' },
      port: { type: 'string', default: '7380' },
    },
  })
  const { name = '' } = values
  if (!/^[^\s+]+$/.test(name)) throw new TypeError('Name the witness with --name: no spaces, no plus signs.')
  const port = Number(values.port)
  if (!/^\d{1,5}$/.test(values.port) || port > 65_535)
    throw new TypeError('--port takes a number up to 65535.')
  return {
    name,
    logs: parseWitnessFor(values.for.join('\n')),
    folder: resolve(values.folder),
    host: values.host,
    port,
  }
}
