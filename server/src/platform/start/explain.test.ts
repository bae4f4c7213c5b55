import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { embeddedCannotRun } from '../db/embedded/cannot-run.ts'
import { requireDiskSpace } from '../db/embedded/require-disk-space.ts'
import { explain } from './explain.ts'

const data = '/srv/data'
const full = `The disk of DATA_DIR (${data}) is full: make room and start again.`

test('a full disk is called that, whoever notices it', () => {
  const noticed = [
    Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' }),
    embeddedCannotRun('initdb failed:\ncould not write to file: No space left on device\nremoving contents'),
  ]
  for (const error of noticed) expect(explain(error, data)).toMatchObject({ message: full })
})

test('a start on a disk that is nearly full is refused before Postgres starts', async () => {
  await expect(requireDiskSpace(data, async () => 300 * 2 ** 20)).rejects.toThrow(
    `The disk of DATA_DIR (${data}) has less than 320 MB left: make room and start again.`,
  )
  await requireDiskSpace(data, async () => 330 * 2 ** 20)
})

test('a file of another user is named, with the command that gives it to this one', () => {
  const path = `${data}/postgres/host`
  const error = Object.assign(new Error('EACCES: permission denied, open'), { code: 'EACCES', path })
  const lastWords =
    'LOG:  could not open configuration file "/proc/self/cwd/postgresql.conf": Permission denied'
  expect(explain(embeddedCannotRun(lastWords), data)).toMatchObject({
    message: expect.stringContaining(`This user may not use a file in ${data}`),
  })
  expect(explain(error, data)).toMatchObject({
    message: `This user may not use ${path} (EACCES): make it the owner of all that is there with chown -R ${userInfo().username} ${data}.`,
  })
})

test('other errors stay as they are', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'credenza-explain-'))
  const error = await writeFile(join(folder, 'a/b'), '').catch((error: unknown) => error)
  expect(explain(error, folder)).toBe(error)
  await rm(folder, { recursive: true })
})
