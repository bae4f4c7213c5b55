import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { requireDataFolder } from './require-data-folder.ts'

test('the data folder is made for us alone; a place that cannot be written is refused by its setting', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'credenza-folder-'))
  const data = join(folder, 'deep', 'data')
  await requireDataFolder(data)
  expect((await stat(data)).mode & 0o777).toBe(0o700)
  await requireDataFolder(data)
  await writeFile(join(folder, 'file'), '')
  await expect(requireDataFolder(join(folder, 'file', 'data'))).rejects.toThrow('set DATA_DIR')
  await rm(folder, { recursive: true })
  await expect(requireDataFolder('/proc/data')).rejects.toThrow('set DATA_DIR')
})
