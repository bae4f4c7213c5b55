import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { embedPortable, filePlace, type PortableFile, recordAnswers } from '@credenza/credential/portable'
import { type Ports, verifyCertificate } from '@credenza/credential/verify'
import { afterAll, afterEach, beforeEach, vi } from 'vitest'
import {
  anchorFrom,
  bundleOf,
  certificateBy,
  deployment,
  keepingSigned,
  NOW,
  standingFrom,
  university,
} from '../../../../credential/test/deployment.ts'
import type { Network } from './network.ts'
import { runVerify } from './run-verify.ts'

export const host = 'credenza.example'
export const certificate = certificateBy(university)
export const { bundle, root } = await bundleOf(certificate)

export const nobody: Network = {
  fetchJson: () => Promise.reject(new Error('unreachable')),
  readCheckpoint: () => Promise.reject(new Error('unreachable')),
}

/** The file that a visitor saves, with the world changed like this. */
export async function fileWith(changes: Partial<Ports> = {}): Promise<PortableFile> {
  const { ports, recording } = recordAnswers(keepingSigned(await deployment(root, changes)))
  await verifyCertificate(bundle, ports)
  return { bundle, recording, link: `https://${host}/verify/x`, drawing: null }
}

export const asPage = (file: PortableFile): string => embedPortable(`<!doctype html>${filePlace}`, file)

export async function pageOf(changes: Partial<Ports> = {}): Promise<{ html: string; logKey: string }> {
  const file = await fileWith(changes)
  return { html: asPage(file), logKey: file.recording.logKey }
}

export const other = (text: string) => text.replace('Layla Haddad', 'Nadia Haddad')

/** The command in a terminal. `told` holds what it printed and which addresses it asked in the current test. */
export function openTerminal() {
  const told = { printed: '', asked: [] as string[] }
  const folder = mkdtempSync(join(tmpdir(), 'verify-file-'))
  beforeEach(() => {
    vi.useFakeTimers({ now: new Date(NOW), toFake: ['Date'] })
    told.printed = ''
    told.asked = []
    const collect = (text: unknown) => {
      told.printed += text
      return true
    }
    vi.spyOn(process.stdout, 'write').mockImplementation(collect)
    vi.spyOn(process.stderr, 'write').mockImplementation(collect)
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.restoreAllMocks()
  })
  afterAll(() => rmSync(folder, { recursive: true }))

  /** The network with the sample certificate's deployment. */
  async function network(changes: Partial<Ports> = {}): Promise<Network> {
    const ports = await deployment(root, changes)
    const { endorsements, log } = bundle
    const evidence = {
      endorsements,
      log,
      statements: [],
      review: { state: 'accepted' },
      anchor: { number: 1 },
    }
    const chain = { chainId: 901, contract: `0x${'cd'.repeat(20)}`, confirmations: 0 }
    const did = `did:web:${host}`
    const own = {
      id: did,
      service: [
        { id: `${did}#certificates-log`, serviceEndpoint: { verifierKey: ports.logKey } },
        { id: `${did}#chain`, serviceEndpoint: chain },
      ],
    }
    return {
      readCheckpoint: async () => ports.checkpointOnChain?.({ size: log!.size, root }),
      fetchJson: async (url) => {
        told.asked.push(url)
        const path = url.slice(`https://${host}`.length)
        const [, organisation] = /^\/issuers\/(\w+)\/standing$/.exec(path) ?? []
        if (path === '/.well-known/did.json') return own
        if (path === `/api/evidence/${encodeURIComponent(certificate.id)}`) return { data: evidence }
        const [, size] = /^\/log\/certificates\/anchor\/(\d+)$/.exec(path) ?? []
        if (size) return { recorded: await anchorFrom(ports, Number(size)) }
        if (organisation) return standingFrom(ports, `${did}:issuers:${organisation}`)
        return ports.fetchStatusList(url)
      },
    }
  }

  /** `keys` becomes a file for `--keys`. */
  async function verify(
    content: string | Buffer,
    args: string[] = ['--trust', host],
    from?: Network,
    keys?: string,
  ) {
    const path = join(folder, 'file')
    writeFileSync(path, content)
    const keyFile = join(folder, 'keys')
    if (keys) writeFileSync(keyFile, keys)
    return runVerify([path, ...args, ...(keys ? ['--keys', keyFile] : [])], from ?? (await network()))
  }

  return { told, network, verify }
}
