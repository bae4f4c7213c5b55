import { glob, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

/** Writes `x.br` and `x.gz` beside every script, style sheet and list, so that the server need not compress them. */
export async function compressAssets(folder: string): Promise<void> {
  const written: Promise<void>[] = []
  for await (const name of glob('**/*.{js,css,svg,json}', { cwd: folder }))
    written.push(compress(join(folder, name)))
  await Promise.all(written)
}

async function compress(path: string): Promise<void> {
  const bytes = await readFile(path)
  const [small, common] = await Promise.all([
    brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
    gzipped(bytes, { level: 9 }),
  ])
  await Promise.all([writeFile(`${path}.br`, small), writeFile(`${path}.gz`, common)])
}
