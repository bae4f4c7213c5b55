import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { paperOf, printed } from '../../../../credential/test/paper.ts'
import { sdJwtOf } from '../../../../credential/test/wallet.ts'
import { qrPng } from '../../certificates/delivery/mail/qr-png.ts'
import { bundle, certificate } from './testing.ts'

const root = join(import.meta.dirname, '../../../..')
const folder = mkdtempSync(join(tmpdir(), 'one-file-'))
afterAll(() => rmSync(folder, { recursive: true }))

const run = (...args: string[]) => spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' })

const file = join(folder, 'credenza.mjs')
beforeAll(() => expect(run(join(root, 'tools/build-verifier.mjs'), file).status).toBe(0))

test('the command is one file that runs without anything else', { tags: ['slow'] }, () => {
  const imports = [...readFileSync(file, 'utf8').matchAll(/\b(?:from|import)\s*\(?\s*["']([^"']+)["']/g)]
  expect(imports.map(([, name]) => name).filter((name) => !name!.startsWith('node:'))).toEqual([])
  expect(run(file, 'verify', '--help')).toMatchObject({ status: 0, stdout: expect.stringContaining('Usage') })
  expect(run(file)).toMatchObject({ status: 64 })
  expect(run(file, 'witness', '--help')).toMatchObject({
    status: 0,
    stdout: expect.stringContaining('Usage'),
  })
  expect(run(file, 'witness', '--name', 'w')).toMatchObject({ status: 64 })
  expect(run(file, 'check-log', '--kept', file)).toMatchObject({ status: 64 })
  expect(run(file, 'verify', file)).toMatchObject({
    status: 64,
    stderr: expect.stringContaining('JSON, PDF, HTML'),
  })
  expect(run(file, 'verify', join(root, 'README.md'))).toMatchObject({ status: 64 })
})

/** Takes away what Node 20 lacks and newer ones have. */
const asNode20 = `
  delete Map.groupBy; delete Object.groupBy; delete URL.parse; delete Array.fromAsync
  delete Promise.withResolvers; delete Promise.try; delete RegExp.escape
  for (const name of ['union', 'intersection', 'difference', 'symmetricDifference', 'isSubsetOf', 'isSupersetOf', 'isDisjointFrom'])
    delete Set.prototype[name]
  for (const name of ['map', 'filter', 'take', 'drop', 'flatMap', 'reduce', 'toArray', 'forEach', 'some', 'every', 'find'])
    delete Iterator.prototype[name]
  for (const name of ['toHex', 'toBase64', 'setFromHex', 'setFromBase64']) delete Uint8Array.prototype[name]
  delete Uint8Array.fromHex; delete Uint8Array.fromBase64; delete Math.sumPrecise; delete Error.isError`

test('it checks files on Node 20', { tags: ['slow'] }, () => {
  const course = { ...certificate, credentialSubject: { type: ['ClrSubject'], name: 'Ada' } }
  const kinds = {
    'file.json': JSON.stringify(bundle),
    'credential.json': JSON.stringify(certificate),
    'course.json': JSON.stringify(course),
    'paper.txt': printed(paperOf().statement),
    'card.sd-jwt': sdJwtOf(),
  }
  const preload = `data:text/javascript,${encodeURIComponent(asNode20)}`
  for (const [name, content] of Object.entries(kinds)) {
    writeFileSync(join(folder, name), content)
    const { status, stdout, stderr } = run('--import', preload, file, 'verify', name, '--offline')
    expect({ name, status, stderr }).toMatchObject({ name, status: expect.toBeOneOf([1, 2]), stderr: '' })
    expect(stdout).toContain('well-formed')
  }
  const picture = 'link.png'
  writeFileSync(join(folder, picture), qrPng('https://certs.example/verify/abc#key'))
  expect(run('--import', preload, file, 'verify', picture, '--offline').stderr).toContain('in a browser')
})
