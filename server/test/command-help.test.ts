// @module-tag slow
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { runCommand } from './processes/command.ts'

test('help and arguments that mean nothing run no command', async () => {
  const DATA_DIR = await mkdtemp(join(tmpdir(), 'credenza-help-'))
  for (const args of [['rotate-master-key', '--help'], ['rebuild-indexes', '-h'], ['help'], ['-h']])
    expect(await runCommand(args, { DATA_DIR }), args.join(' ')).toMatchObject({
      code: 0,
      printed: expect.stringMatching(/^Usage: credenza <command>/),
      said: '',
    })
  expect(await runCommand(['rotate-master-key', 'now'], { DATA_DIR })).toEqual({
    code: 2,
    printed: '',
    said: 'credenza rotate-master-key cannot do anything with now: credenza help says what it takes.\n',
  })
  expect(await runCommand(['rotate'], { DATA_DIR })).toMatchObject({ code: 2, printed: '' })
  expect(await readdir(DATA_DIR)).toEqual([])
  await rm(DATA_DIR, { recursive: true })
}, 120_000)
