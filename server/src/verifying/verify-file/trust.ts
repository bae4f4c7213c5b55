import { hostOf } from '@credenza/credential/verify'
import { isLoopback } from '../../platform/http/outgoing/public-address.ts'

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

/** The keys that the user trusts for the log of this host. */
export const logKeysOf = ({ logKeys }: Trust, host: string): string[] =>
  logKeys.filter((key) => key.startsWith(`${host}/`))

/** Throws a `TypeError` for a host or key that would be ignored: online a key needs its host, offline a host needs its key. */
export function refuseIdleTrust(trust: Trust, { isOffline = false } = {}): void {
  const { deployments, logKeys } = trust
  const hosts = deployments.map(({ did }) => hostOf(did))
  const idleKey = isOffline ? undefined : logKeys.find((key) => !hosts.includes(key.split('/')[0]!))
  if (idleKey !== undefined)
    throw new TypeError(
      `Name the host of this key too, or nobody is asked: --trust ${idleKey.split('/')[0]} (or use --offline).`,
    )
  const idleHost = isOffline ? hosts.find((host) => logKeysOf(trust, host).length === 0) : undefined
  if (idleHost !== undefined)
    throw new TypeError(
      `With --offline, name the key of the log of ${idleHost}: --trust '${idleHost}/log/certificates+…+…'. Nobody is asked, so its name alone says nothing.`,
    )
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
