import { parseArgs } from 'node:util'
import { parseWitnessKeys } from '@credenza/credential/log'
import { MOST_WITNESSES, type Witnesses } from '@credenza/credential/verify'
import { parseTrust, refuseIdleTrust, type Trust } from './trust.ts'

export const usage = `Usage: credenza verify FILE [--trust WHO]... [--offline] [--keys FILE]... [--rpc URL] [--json]
                       [--witness KEY]... [--quorum N]
       credenza verify --paper TEXT [the same]

Verifies a certificate: a certificate file or credential (JSON), a PDF, a page that checks itself (HTML), a badge with its
credential in it (PNG, SVG), a picture of a printed certificate (PNG, JPEG) that shows its second QR code, or the text that a
digital wallet passes on (SD-JWT VC). Also checks the signed receipt of an answer to a request (JSON).

  --paper TEXT  Verify the text of that code, CRDZ1:…, as another program has read it.

  --trust WHO   Whom to trust about issuers, keys and acceptances: a host (credenza.example), its address or its
                DID. Nobody else is asked anything. Without it the answer is at most CANNOT TELL.
                The key of that host’s public log (host/log/certificates+…+…) says that only what this key signed
                counts: beside the host, in case someone else answers in its name, or with --offline.
  --offline     Use no network. A page that checks itself is verified as of the moment when it was made, with the key of
                its log.
  --keys FILE   The keys of an issuer: its DID document, as you got it from the issuer. For --offline, which knows no
                keys otherwise. Shows whose signature it is, but not whether the certificate was revoked.
  --rpc URL     Ask this node of the chain, instead of the trusted host’s own.
  --witness KEY A witness of the trusted host’s log, by its verifier key (name+…+…) as you got it from the witness: with
                too few of their signatures the answer is at most CANNOT TELL. Offline too.
  --quorum N    How many of these witnesses must have signed (default: all).
  --json        Print the answer as JSON.

Exit code 0: VALID; 1: INVALID; 2: CANNOT TELL; 64: wrong usage, or the file is not a certificate.
`

export interface Options {
  /** A certificate file, or the text of the code on a printed certificate. */
  source: { file: string } | { paper: string }
  /** Files with DID documents whose keys are trusted offline. */
  keyFiles: string[]
  trust: Trust
  isOffline: boolean
  rpcUrl: string | undefined
  witnesses: Witnesses | undefined
  asJson: boolean
}

/** Parses the arguments after 'verify'. Throws a `TypeError` that says what is wrong. */
export function parseOptions(argv: readonly string[]): Options {
  const { values, positionals } = parseArgs({
    args: [...argv],
    allowPositionals: true,
    options: {
      trust: { type: 'string', multiple: true, default: [] },
      offline: { type: 'boolean', default: false },
      keys: { type: 'string', multiple: true, default: [] },
      paper: { type: 'string' },
      rpc: { type: 'string' },
      witness: { type: 'string', multiple: true, default: [] },
      quorum: { type: 'string' },
      json: { type: 'boolean', default: false },
    },
  })
  if (values.keys.length > 0 && !values.offline) throw new TypeError('Use --keys only with --offline.')
  if (values.rpc !== undefined && values.offline) throw new TypeError('Use --rpc only without --offline.')
  if (values.rpc !== undefined && !/^https?:\/\//.test(values.rpc))
    throw new TypeError('--rpc takes an http or https address.')
  const trust = parseTrust(values.trust)
  refuseIdleTrust(trust, { isOffline: values.offline })
  return {
    source: sourceOf(positionals, values.paper),
    keyFiles: values.keys,
    trust,
    isOffline: values.offline,
    rpcUrl: values.rpc,
    witnesses: demanded(values.witness, values.quorum),
    asJson: values.json,
  }
}

function sourceOf([file, ...more]: string[], paper: string | undefined): Options['source'] {
  if (paper !== undefined && file === undefined) return { paper }
  if (paper !== undefined || file === undefined || more.length > 0)
    throw new TypeError('Name one file, or the text of one code with --paper.')
  return { file }
}

function demanded(keys: string[], quorum: string | undefined): Witnesses | undefined {
  if (keys.length === 0 && quorum === undefined) return undefined
  parseWitnessKeys(keys)
  const needed = quorum === undefined ? keys.length : Number(quorum)
  if (keys.length > MOST_WITNESSES) throw new TypeError(`At most ${MOST_WITNESSES} witnesses are asked for.`)
  if (!Number.isInteger(needed) || needed < 1 || needed > keys.length)
    throw new TypeError('--quorum takes a number from 1 to that of the witnesses.')
  return { keys, quorum: needed }
}
