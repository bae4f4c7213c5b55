import { glob, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Prerendered pages are readable before any script runs: over a slow line, styles and the font come first. */
export async function putStylesFirst(buildFolder: string): Promise<void> {
  for await (const page of glob('**/*.html', { cwd: buildFolder })) {
    const path = join(buildFolder, page)
    const html = await readFile(path, 'utf8')
    await writeFile(
      path,
      html.replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"'),
    )
  }
}
