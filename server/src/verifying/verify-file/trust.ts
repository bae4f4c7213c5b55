import { isLoopback } from '../../platform/http/public-address.ts'

/** A trusted deployment: its DID, and the address under which it publishes. */
export interface TrustedDeployment {
  did: string
  origin: string
}

/** Whom the user trusts. */
export interface Trust {
  deployments: TrustedDeployment[]
  /** Keys of public logs (C2SP), for files that are verified offline. */
  logKeys: string[]
}

/** Parses hosts, addresses, DIDs and log keys. Throws a `TypeError` for anything else. */
export function parseTrust(words: readonly string[]): Trust {
  const isKey = (word: string) => /^[^+\s]+\+[0-9a-f]{8}\+[\w+/=]+$/.test(word)
  return {
    logKeys: words.filter(isKey),
    deployments: words.filter((word) => !isKey(word)).map(deploymentAt),
  }
}

/** Requires https, except on this machine itself. */
function deploymentAt(word: string): TrustedDeployment {
  const [, named] = /^did:web:([^:]+)$/.exec(word) ?? []
  const [, host = ''] =
    /^(?:https?:\/\/)?([\w.-]+(?::\d+)?)\/?$/.exec(named ? decodeURIComponent(named) : word) ?? []
  if (!URL.canParse(`https://${host}`))
    throw new TypeError(`'${word}' is neither a host, nor an address, a did:web or the key of a log.`)
  const url = new URL(`https://${host}`)
  const scheme = isLoopback(url.hostname) ? 'http' : 'https'
  return { did: `did:web:${url.host.replace(':', '%3A')}`, origin: `${scheme}://${url.host}` }
}
