import { glob, readFile, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'

const start = `for (const form of document.forms) form.inert = true
requestAnimationFrame(() => setTimeout(() => {
  for (const link of document.querySelectorAll('link[data-rel]')) link.rel = link.dataset.rel
  const later = document.querySelector('script[data-type]')
  const script = document.createElement('script')
  script.type = later.dataset.type
  script.textContent = later.textContent
  document.head.append(script)
}))`

/**
 * Lets a browser paint a prerendered page before it fetches the page's scripts: the page can be read without them, and on a
 * phone they would compete with its styles and font. The fallback page has nothing to paint and starts at once. Forms stay
 * inert until the app runs (root.tsx), because what is typed before would be lost.
 */
export function paintFirst(html: string): string {
  return html
    .replaceAll('<link rel="modulepreload"', '<link data-rel="modulepreload"')
    .replace('<script type="module" async="">', '<script type="text/plain" data-type="module">')
    .replace('</body>', `<script>${start}</script></body>`)
}

/** Rewrites the prerendered pages of a build. Call it before hashing their scripts. */
export async function paintPagesFirst(buildFolder: string): Promise<void> {
  for await (const page of glob('**/*.html', { cwd: buildFolder })) {
    if (basename(page) === '__spa-fallback.html') continue
    const path = join(buildFolder, page)
    await writeFile(path, paintFirst(await readFile(path, 'utf8')))
  }
}
