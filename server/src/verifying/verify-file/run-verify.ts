import { readFile, stat } from 'node:fs/promises'
import { BundleError, isDidDocument, parseStrictJson, type Verdict } from '@credenza/credential/verify'
import { type Network, openNetwork } from './network.ts'
import type { PinnedKeys } from './network-ports.ts'
import { type Options, parseOptions, usage } from './options.ts'
import { printOutcome } from './print-outcome.ts'
import { verifyFile } from './verify-file.ts'
import { printReceipt, receiptIn, verifyReceipt } from './verify-receipt.ts'

const exitCodes: Record<Verdict, number> = { VALID: 0, INVALID: 1, 'CANNOT TELL': 2 }
/** EX_USAGE of sysexits.h. */
const usageError = 64
/** Enough for a page with a drawing full of pictures; everything else is much smaller. */
const mostBytes = 50_000_000

/** Runs 'credenza verify' with these arguments: prints the answer and returns the exit code. */
export async function runVerify(argv: readonly string[], network: Network = openNetwork): Promise<number> {
  if (argv.length === 0 || argv.includes('--help') || argv.includes('-h')) {
    process.stdout.write(usage)
    return argv.length === 0 ? usageError : 0
  }
  let options: Options
  let bytes: Uint8Array
  let keys: PinnedKeys
  try {
    options = parseOptions(argv)
    bytes =
      'paper' in options.source ? Buffer.from(options.source.paper) : await readIfSmall(options.source.file)
    keys = await readKeys(options.keyFiles)
  } catch (error) {
    return refuse(error)
  }
  const receipt = receiptIn(bytes)
  if (receipt !== undefined) {
    if (options.rpcUrl !== undefined || options.witnesses || options.keyFiles.length > 0)
      return refuse(
        'A receipt is signed with the key of the log alone: leave out --rpc, --witness and --keys.',
      )
    const outcome = await verifyReceipt(receipt, options, { network, now: new Date() })
    process.stdout.write(options.asJson ? `${JSON.stringify(outcome, null, 2)}\n` : printReceipt(outcome))
    return exitCodes[outcome.verdict]
  }
  try {
    const outcome = await verifyFile(bytes, options, { network, now: new Date(), keys })
    process.stdout.write(options.asJson ? `${JSON.stringify(outcome, null, 2)}\n` : printOutcome(outcome))
    return exitCodes[outcome.verdict]
  } catch (error) {
    if (error instanceof BundleError) return refuse(error)
    throw error
  }
}

/** Reads the DID documents. Throws a `TypeError` for a file that contains none. */
async function readKeys(files: readonly string[]): Promise<PinnedKeys> {
  const keys = new Map<string, unknown>()
  for (const file of files) {
    const document = parseDidDocument(await readIfSmall(file))
    if (!document) throw new TypeError(`'${file}' is not a DID document.`)
    keys.set(document.id, document)
  }
  return keys
}

function parseDidDocument(bytes: Uint8Array): { id: string } | undefined {
  try {
    const document: unknown = parseStrictJson(new TextDecoder().decode(bytes))
    const { id } = document as { id?: unknown }
    return typeof id === 'string' && isDidDocument(document, id) ? { ...document, id } : undefined
  } catch {
    return undefined
  }
}

async function readIfSmall(path: string): Promise<Uint8Array> {
  const found = await stat(path).catch(() => undefined)
  if (!found || found.isDirectory()) throw new TypeError(`There is no file '${path}'.`)
  if (found.size > mostBytes) throw new BundleError({ code: 'too-large' })
  const bytes = await readFile(path)
  if (bytes.length === 0) throw new TypeError(`The file '${path}' is empty.`)
  return bytes
}

function refuse(error: unknown): number {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
  return usageError
}
