import {
  openReceipt,
  type PresentationReceipt,
  parseStrictJson,
  readDeployment,
  receiptAbout,
  type Verdict,
} from '@credenza/credential/verify'
import type { Network } from './network.ts'
import type { Options } from './options.ts'
import { logKeysOf } from './trust.ts'

/** What to report about the receipt of an answer. The verdict is on the receipt, which contains the verdict on the answer. */
export interface ReceiptOutcome {
  verdict: Verdict
  headline: string
  receipt?: PresentationReceipt
}

/** The receipt in a file, as parsed JSON; undefined for anything else. Checks nothing. */
export function receiptIn(bytes: Uint8Array): unknown {
  try {
    const value: unknown = parseStrictJson(new TextDecoder().decode(bytes))
    return receiptAbout(value) === undefined ? undefined : value
  } catch {
    return undefined
  }
}

/**
 * Checks a receipt with the key of its deployment's log: offline with a key that the user named, otherwise with the one that
 * the trusted host publishes, which must be one that the user named if they named any.
 */
export async function verifyReceipt(
  receipt: unknown,
  { trust, isOffline }: Pick<Options, 'trust' | 'isOffline'>,
  { network, now }: { network: Network; now: Date },
): Promise<ReceiptOutcome> {
  const { host, origin } = new URL(receiptAbout(receipt)!)
  const logKeys = logKeysOf(trust, host)
  const published = isOffline
    ? logKeys[0]
    : await publishedKey(
        trust.deployments.some((one) => one.origin === origin),
        origin,
        network,
      )
  const isTrusted = logKeys.length === 0 || (published !== undefined && logKeys.includes(published))
  const logKey = isTrusted ? published : undefined
  if (!isTrusted && published !== undefined)
    return {
      verdict: 'CANNOT TELL',
      headline: `We cannot tell whether ${host} signed this receipt: it names ${published} as the key of its log, which is not the key that you trust.`,
    }
  if (logKey === undefined)
    return {
      verdict: 'CANNOT TELL',
      headline: `We cannot tell whether ${host} signed this receipt: its key is not known or not trusted.`,
    }
  try {
    const opened = await openReceipt(receipt, { logKey, now })
    return { verdict: 'VALID', headline: `${host} signed this receipt.`, receipt: opened }
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    return { verdict: 'INVALID', headline: `${host} did not sign this receipt.` }
  }
}

async function publishedKey(
  isTrusted: boolean,
  origin: string,
  network: Network,
): Promise<string | undefined> {
  if (!isTrusted) return undefined
  try {
    return readDeployment(await network.fetchJson(`${origin}/.well-known/did.json`)).logKey
  } catch {
    return undefined
  }
}

/** A receipt's outcome as text for people. */
export function printReceipt({ verdict, headline, receipt }: ReceiptOutcome): string {
  const said = receipt
    ? [
        ['request', receipt.request],
        ['asked by', receipt.asker],
        ['asked for', receipt.facts.join(', ')],
        ['answered', `${receipt.at} with a ${receipt.answeredWith}`],
        ['SHA-256', receipt.answerSha256],
        ['found', receipt.verdict],
      ]
    : []
  return `${[`${verdict}  ${headline}`, ...said.map(([label, value]) => `  ${label!.padEnd(13)} ${value}`)].join('\n')}\n`
}
