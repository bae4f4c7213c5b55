import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { encode as encodeJpeg } from 'jpeg-js'
import { PNG } from 'pngjs'
import { encode } from 'uqr'
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import { NOW, standingFrom, university } from '../../../../credential/test/deployment.ts'
import { testIssuer } from '../../../../credential/test/keys.ts'
import {
  paperBundle,
  paperIndex,
  paperIssuer,
  paperList,
  paperOf,
  paperPorts,
  printed,
} from '../../../../credential/test/paper.ts'
import { pdfOf } from '../../../../credential/test/pdf-with.ts'
import type { Network } from './network.ts'
import { runVerify } from './run-verify.ts'

const host = 'credenza.example'
const { statement } = paperOf()
const code = printed(statement)
const folder = mkdtempSync(join(tmpdir(), 'verify-paper-'))
afterAll(() => rmSync(folder, { recursive: true }))

let said: string
beforeEach(() => {
  vi.useFakeTimers({ now: new Date(NOW), toFake: ['Date'] })
  said = ''
  const collect = (text: unknown) => {
    said += text
    return true
  }
  vi.spyOn(process.stdout, 'write').mockImplementation(collect)
  vi.spyOn(process.stderr, 'write').mockImplementation(collect)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const saved = (name: string, bytes: string | Buffer) => {
  const path = join(folder, name)
  writeFileSync(path, bytes)
  return path
}
const keys = saved('did.json', JSON.stringify(paperIssuer.didDocument))

/** A picture of QR codes side by side, with four pixels per module. */
function pictured(...texts: string[]): PNG {
  const codes = texts.map((text) => encode(text, { ecc: 'L', border: 4 }))
  const side = Math.max(...codes.map(({ size }) => size)) * 4
  const page = new PNG({ width: side * codes.length, height: side })
  page.data.fill(255)
  for (const [nth, { data, size }] of codes.entries())
    for (let y = 0; y < 4 * size; y++)
      for (let x = 0; x < 4 * size; x++)
        if (data[y >> 2]![x >> 2])
          page.data.fill(0, 4 * (y * page.width + nth * side + x), 4 * (y * page.width + nth * side + x) + 3)
  return page
}
const png = (...texts: string[]) => PNG.sync.write(pictured(...texts))

const nobody: Network = {
  fetchJson: () => Promise.reject(new Error('asked')),
  readCheckpoint: () => Promise.reject(new Error('asked')),
}

/** The network with the deployment that issued the paper's certificate. */
async function deploymentOf({
  set,
  linked,
}: {
  set?: number[]
  linked?: 'same' | 'other'
} = {}): Promise<Network> {
  const { bundle, root } = await paperBundle(code)
  const ports = await paperPorts(root, { ...(set && { set }) })
  const did = `did:web:${host}`
  const chain = { chainId: 901, contract: `0x${'cd'.repeat(20)}`, confirmations: 0 }
  return {
    readCheckpoint: async () => ports.checkpointOnChain?.({ size: bundle.log!.size, root }),
    fetchJson: async (url) => {
      const path = url.slice(`https://${host}`.length)
      const [, id] = /^\/issuers\/(\w+)\/standing$/.exec(path) ?? []
      if (id) return standingFrom(ports, `${did}:issuers:${id}`)
      if (path === '/.well-known/did.json')
        return {
          id: did,
          service: [
            { id: `${did}#certificates-log`, serviceEndpoint: { verifierKey: ports.logKey } },
            { id: `${did}#chain`, serviceEndpoint: chain },
          ],
        }
      if (path === '/api/evidence/abcdefgh' && linked)
        return { data: linked === 'same' ? bundle : { cid: 'bafkother' } }
      if (path === `/api/evidence/${encodeURIComponent(statement.id)}`)
        return { data: { ...bundle, statements: [], review: { state: 'accepted' }, anchor: { number: 1 } } }
      return ports.fetchStatusList(url)
    },
  }
}

test('a photograph of the paper is checked without a network: open, naming the key', async () => {
  const jpeg = encodeJpeg(pictured(code), 60).data
  for (const picture of [saved('a.png', png(code)), saved('a.jpg', Buffer.from(jpeg))]) {
    said = ''
    expect(await runVerify([picture, '--offline'], nobody)).toBe(2)
    expect(said).toContain(paperIssuer.publicKeyMultibase)
    expect(said).toContain('add: --keys FILE')
  }
})

const scanOf = (...pages: string[][]): Buffer =>
  pdfOf(
    pages.map((texts) => ({
      entries: '/Subtype /Image /Filter /DCTDecode',
      data: encodeJpeg(pictured(...texts), 60).data,
    })),
  )

test('so is its scan, in a PDF of which one page shows it; pages of different certificates are refused', async () => {
  const letter = 'https://university.example/'
  const link = `https://${host}/verify/abcdefgh#${'A'.repeat(43)}`
  for (const pages of [[[code]], [[letter], [code]], [[link, code], [link]]]) {
    said = ''
    expect(await runVerify([saved('scan.pdf', scanOf(...pages)), '--offline'], nobody)).toBe(2)
    expect(said).toContain(paperIssuer.publicKeyMultibase)
  }
  const other = printed(paperOf({ title: 'Doctor of Medicine' }).statement)
  expect(await runVerify([saved('two.pdf', scanOf([code], [other])), '--offline'], nobody)).toBe(64)
  expect(said).toContain('more than one certificate')
  expect(await runVerify([saved('none.pdf', pdfOf([])), '--offline'], nobody)).toBe(64)
  expect(said).toContain('carries no certificate')
})

test('with the issuer’s own keys its signature holds, and whether it was revoked stays open', async () => {
  expect(await runVerify(['--paper', code, '--offline', '--keys', keys], nobody)).toBe(2)
  expect(said).toContain('presented to  Layla Haddad')
  expect(said).toContain('passed  signature')
  expect(said).toContain('The key that you named signed exactly this.')
  expect(said).not.toContain('The file claims')
})

test('where the host is trusted and asked, the paper has the verdict of its certificate', async () => {
  expect(await runVerify(['--paper', code, '--trust', host], await deploymentOf())).toBe(0)
  expect(await runVerify([saved('code.txt', `${code}\n`), '--trust', host], await deploymentOf())).toBe(0)
  expect(await runVerify(['--paper', code, '--trust', host], await deploymentOf({ set: [paperIndex] }))).toBe(
    1,
  )
  expect(await runVerify(['--paper', code], nobody)).toBe(2)
  expect(said).toContain('add: --trust credenza.example')
  expect(paperList).toContain(host)
})

test('other words, another key and another issuer’s keys are told apart', async () => {
  const altered = printed(statement).replace(/.{6}\.$/, '000000.')
  expect(await runVerify(['--paper', altered, '--offline', '--keys', keys], nobody)).toBe(1)
  const forger = testIssuer(13, 'org_0123456789abcdef')
  const forged = printed({ ...statement, publicKey: forger.publicKey, name: 'Mallory' }, forger)
  expect(await runVerify(['--paper', forged, '--offline', '--keys', keys], nobody)).toBe(1)
  expect(said).toContain('It was not signed with a key of the issuer it names.')
  const others = saved('other.json', JSON.stringify(university.didDocument))
  expect(await runVerify(['--paper', code, '--offline', '--keys', others], nobody)).toBe(2)
})

test('of two codes in a picture the one that can be checked here is taken', async () => {
  const link = `https://${host}/verify/abcdefgh#${'A'.repeat(43)}`
  expect(await runVerify([saved('both.png', png(link, code)), '--offline', '--keys', keys], nobody)).toBe(2)
  expect(said).toContain('passed  signature')
  expect(await runVerify([saved('link.png', png(link)), '--offline'], nobody)).toBe(64)
  expect(said).toContain('open it in a browser')
})

test('a paper whose codes are of different certificates is not judged, in whatever order and with or without a network', async () => {
  const link = `https://${host}/verify/abcdefgh#${'A'.repeat(43)}`
  const otherCode = printed(paperOf({ title: 'Doctor of Medicine' }).statement)
  const altered = [
    [code, otherCode],
    [otherCode, code],
    ['https://evil.example/', code],
    [link, 'https://evil.example/verify/abcdefgh#A'],
  ]
  for (const codes of altered) {
    said = ''
    expect(
      await runVerify([saved('altered.png', png(...codes)), '--trust', host], await deploymentOf()),
    ).toBe(2)
    expect(said).toContain('the paper was altered')
    expect(said).not.toContain('Layla Haddad')
    expect(await runVerify([saved('altered.png', png(...codes)), '--offline'], nobody)).toBe(2)
  }
})

test('the link beside a code must lead to the certificate of the code', async () => {
  const link = `https://${host}/verify/abcdefgh#${'A'.repeat(43)}`
  const argv = [saved('both.png', png(link, code)), '--trust', host]
  expect(await runVerify(argv, await deploymentOf({ linked: 'same' }))).toBe(0)
  expect(await runVerify(argv, await deploymentOf({ linked: 'other' }))).toBe(2)
  expect(said).toContain('the paper was altered')
  said = ''
  expect(await runVerify(argv, await deploymentOf())).toBe(2)
  expect(said).toContain('could not be opened')
})

test.each([
  ['a code that was cut off', ['--paper', code.slice(0, 200)], 'damaged or incomplete'],
  ['a code of a later version', ['--paper', code.replace('CRDZ1', 'CRDZ2')], 'newer version'],
  ['a file as well', ['--paper', code, keys], 'Name one file'],
  ['keys without --offline', ['--paper', code, '--keys', keys], 'Use --keys only with --offline'],
  [
    'keys that are none',
    ['--paper', code, '--offline', '--keys', saved('x', '{"a":1}')],
    'is not a DID document',
  ],
  [
    'a picture without a code',
    [saved('w.png', PNG.sync.write(new PNG({ width: 50, height: 50 })))],
    'No QR code',
  ],
])('%s is not called right, 64', async (_, argv, words) => {
  expect(await runVerify(argv, nobody)).toBe(64)
  expect(said).toContain(words)
})
