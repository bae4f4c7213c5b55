import { parseArgs } from 'node:util'
import { parseTrust, type Trust } from './trust.ts'

export const usage = `Usage: credenza verify FILE [--trust WHO]... [--offline] [--rpc URL] [--json]

Verifies a certificate: a certificate file or credential (JSON), a PDF, or a page that checks itself (HTML).

  --trust WHO   Whose word counts about issuers, keys and acceptances: a host (credenza.example), its address or its
                DID. Nobody else is asked anything. Without it the answer is at most CANNOT TELL.
                With --offline: the key of that host's public log (host/log/certificates+…+…).
  --offline     Ask nobody. A page that checks itself is verified as of the moment when it was made.
  --rpc URL     Ask this node of the chain, instead of the trusted host's own.
  --json        Print the answer as JSON.

Exit code 0: VALID; 1: INVALID; 2: CANNOT TELL; 64: not called like this, or the file is no certificate.
`

export interface Options {
  file: string
  trust: Trust
  isOffline: boolean
  rpcUrl: string | undefined
  asJson: boolean
}

/** Reads the arguments after 'verify'. Throws a `TypeError` that says what is wrong with them. */
export function parseOptions(argv: readonly string[]): Options {
  const { values, positionals } = parseArgs({
    args: [...argv],
    allowPositionals: true,
    options: {
      trust: { type: 'string', multiple: true, default: [] },
      offline: { type: 'boolean', default: false },
      rpc: { type: 'string' },
      json: { type: 'boolean', default: false },
    },
  })
  const [file, ...more] = positionals
  if (file === undefined || more.length > 0) throw new TypeError('Name one file.')
  if (values.rpc !== undefined && !/^https?:\/\//.test(values.rpc))
    throw new TypeError('The node of the chain is named by an address that begins with http.')
  return {
    file,
    trust: parseTrust(values.trust),
    isOffline: values.offline,
    rpcUrl: values.rpc,
    asJson: values.json,
  }
}
