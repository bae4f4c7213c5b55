import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const folder = join(import.meta.dirname, 'results/screens')
const looks = [1440, 390].flatMap((width) => ['light', 'dark', 'Arabic'].map((mode) => `${width}, ${mode}`))

/**
 * Writes the pictures in results/screens as one page, with the judgements of docs/screens.md beside them. Returns what is
 * missing: screens without a judgement, and judgements without a picture.
 */
export function writeContactSheet(): { unjudged: string[]; unpictured: string[] } {
  const judgements = readJudgements()
  const rows = [...judgements].map(
    ([name, judgement]) =>
      `<tr><th>${escaped(name)}<p>${escaped(judgement)}</p></th>${looks.map((look) => picture(name, look)).join('')}</tr>`,
  )
  const sheet = join(folder, 'index.html')
  writeFileSync(sheet, pageOf(rows.join('\n')))
  console.log(`${judgements.size} screens: ${sheet}`)
  const pictured = new Set(
    readdirSync(folder).flatMap((file) => /^(.+), \d+, \w+\.jpg$/.exec(file)?.[1] ?? []),
  )
  return {
    unjudged: [...pictured].filter((name) => !judgements.has(name)),
    unpictured: [...judgements.keys()].filter((name) => !pictured.has(name)),
  }
}

function readJudgements(): Map<string, string> {
  const review = readFileSync(join(import.meta.dirname, '../docs/screens.md'), 'utf8')
  return new Map(
    [...review.matchAll(/^\| ([^|]+?) \| ([^|]+?) \|$/gm)]
      .map(([, name, judgement]) => [name!, judgement!] as const)
      .filter(([name]) => name !== 'Screen' && !name.startsWith('-')),
  )
}

function picture(name: string, look: string): string {
  const file = `${name}, ${look}.jpg`
  if (!existsSync(join(folder, file))) return '<td></td>'
  const address = escaped(encodeURIComponent(file))
  return `<td><a href="${address}"><img loading="lazy" src="${address}" alt="${escaped(`${name}, ${look}`)}"></a></td>`
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

const pageOf = (
  rows: string,
): string => `<!doctype html><meta charset="utf-8"><title>Credenza, screen by screen</title>
<style>
  body { font: 14px system-ui; margin: 16px } table { border-collapse: collapse } th { text-align: start; width: 220px }
  th p { font-weight: 400 } td, th { border: 1px solid #ced4da; padding: 6px; vertical-align: top }
  img { width: 300px; max-height: 400px; object-fit: cover; object-position: top } thead th { position: sticky; top: 0; background: #fff }
  td:nth-child(n + 5) img { width: 130px }
</style>
<table><thead><tr><th>Screen</th>${looks.map((look) => `<th>${look}</th>`).join('')}</tr></thead>${rows}</table>`
