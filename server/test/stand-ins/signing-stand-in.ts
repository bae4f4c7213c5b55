import { execFileSync } from 'node:child_process'
import { createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

/** What a key service answers. */
export interface Answered {
  status: number
  content: object
}
export interface Asked {
  request: IncomingMessage
  url: URL
  body: Buffer
}

/** A service with keys that speaks one API; what it does wrong, tests decide. */
export interface SigningStandIn {
  url: string
  /** By label; a key is swapped by giving its label another. */
  keys: Map<string, KeyObject>
  /** How long each answer takes, in milliseconds. */
  delayMs: number
  /** How many more calls it answers before it is down. */
  answersLeft: number
  /** The most calls that were under way at once, and how many there were. */
  mostAtOnce: number
  calls: number
  close(): void
}

export const ed25519Key = (): KeyObject => generateKeyPairSync('ed25519').privateKey
export const p256Key = (): KeyObject => generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey

export const publicDer = (key: KeyObject): Buffer =>
  createPublicKey(key.export({ format: 'pem', type: 'pkcs8' })).export({ format: 'der', type: 'spki' })

/** node:crypto hashes what it signs, so openssl signs the digest as it is. */
export function signDigest(key: KeyObject, digest: Buffer): Buffer {
  const folder = mkdtempSync(join(tmpdir(), 'credenza-digest-'))
  try {
    const file = join(folder, 'key.pem')
    writeFileSync(file, key.export({ format: 'pem', type: 'pkcs8' }), { mode: 0o600 })
    return execFileSync('openssl', ['pkeyutl', '-sign', '-inkey', file, '-pkeyopt', 'digest:sha256'], {
      input: digest,
    })
  } finally {
    rmSync(folder, { recursive: true })
  }
}

export async function openStandIn(
  answer: (asked: Asked, keys: SigningStandIn['keys']) => Answered | Promise<Answered>,
): Promise<SigningStandIn> {
  let underWay = 0
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    standIn.calls++
    if (standIn.answersLeft-- <= 0) return void response.destroy()
    standIn.mostAtOnce = Math.max(standIn.mostAtOnce, ++underWay)
    if (standIn.delayMs > 0) await pause(standIn.delayMs)
    underWay--
    const url = new URL(request.url!, `http://${request.headers.host}`)
    const { status, content } = await answer({ request, url, body: Buffer.concat(chunks) }, standIn.keys)
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(content))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const standIn: SigningStandIn = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    keys: new Map(),
    delayMs: 0,
    answersLeft: Number.POSITIVE_INFINITY,
    mostAtOnce: 0,
    calls: 0,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
  return standIn
}
