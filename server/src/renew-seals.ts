import { readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { renewSeal } from './certificates/drawing/renew-seal.ts'
import { openTimeStamps } from './platform/time-stamp/open-time-stamps.ts'
import type { Config } from './settings/config.ts'

/**
 * `credenza renew-seals FOLDER`: adds a time-stamp to the PDFs there whose newest one ends within a year. A file is replaced by a
 * whole one or stays as it is, so the command can be stopped and run again.
 */
export async function renewSeals(config: Config, folder: string | undefined): Promise<number> {
  const timeStamps = await openTimeStamps(config.timeStamps, () => new Date(), config)
  if (!folder) throw new Error('Usage: credenza renew-seals FOLDER')
  if (!timeStamps) throw new Error('Set TSA_URL and TSA_CERTIFICATES_FILE to renew seals.')
  const counts = { renewed: 0, inTime: 0, failed: 0 }
  for (const name of (await readdir(folder)).filter((one) => /\.pdf$/i.test(one)).sort()) {
    const file = join(folder, name)
    try {
      const renewed = await renewSeal(timeStamps, await readFile(file), new Date())
      if (renewed) {
        await writeFile(`${file}.new`, renewed, { flush: true })
        await rename(`${file}.new`, file)
      }
      counts[renewed ? 'renewed' : 'inTime']++
    } catch (error) {
      counts.failed++
      process.stdout.write(`${name}: ${error instanceof Error ? error.message : 'failed'}\n`)
    }
  }
  const { renewed, inTime, failed } = counts
  process.stdout.write(`Renewed: ${renewed}; nothing to do: ${inTime}; failed: ${failed}.\n`)
  return failed > 0 ? 1 : 0
}
