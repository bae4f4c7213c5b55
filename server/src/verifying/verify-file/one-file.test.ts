import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'

const root = join(import.meta.dirname, '../../../..')
const folder = mkdtempSync(join(tmpdir(), 'one-file-'))
afterAll(() => rmSync(folder, { recursive: true }))

const run = (...args: string[]) => spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' })

test('the command is one file that runs without anything else', () => {
  const file = join(folder, 'credenza.mjs')
  expect(run(join(root, 'tools/build-verifier.mjs'), file).status).toBe(0)
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
