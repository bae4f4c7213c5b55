import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

// The end of `npm run screens`: the pictures in results/screens as one page, beside the judgements of docs/screens.md.
// Fails if a screen has no judgement, or a judgement no picture.
const folder = join(import.meta.dirname, 'results/screens')
const review = readFileSync(join(import.meta.dirname, '../docs/screens.md'), 'utf8')
const looks = [1440, 390].flatMap((width) => ['light', 'dark', 'Arabic'].map((mode) => `${width}, ${mode}`))

const judgements = new Map(
  [...review.matchAll(/^\| ([^|]+?) \| ([^|]+?) \|$/gm)]
    .map(([, name, judgement]) => [name!, judgement!] as const)
    .filter(([name]) => name !== 'Screen' && !name.startsWith('-')),
)
const pictured = new Set(readdirSync(folder).flatMap((file) => /^(.+), \d+, \w+\.jpg$/.exec(file)?.[1] ?? []))

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
const picture = (name: string, look: string) => {
  const file = `${name}, ${look}.jpg`
  if (!existsSync(join(folder, file))) return '<td></td>'
  const address = escaped(encodeURIComponent(file))
  return `<td><a href="${address}"><img loading="lazy" src="${address}" alt="${escaped(`${name}, ${look}`)}"></a></td>`
}
const rows = [...judgements].map(
  ([name, judgement]) =>
    `<tr><th>${escaped(name)}<p>${escaped(judgement)}</p></th>${looks.map((look) => picture(name, look)).join('')}</tr>`,
)
writeFileSync(
  join(folder, 'index.html'),
  `<!doctype html><meta charset="utf-8"><title>Credenza, screen by screen</title>
<style>
  body { font: 14px system-ui; margin: 16px } table { border-collapse: collapse } th { text-align: start; width: 220px }
  th p { font-weight: 400 } td, th { border: 1px solid #ced4da; padding: 6px; vertical-align: top }
  img { width: 300px; max-height: 400px; object-fit: cover; object-position: top } thead th { position: sticky; top: 0; background: #fff }
  td:nth-child(n + 5) img { width: 130px }
</style>
<table><thead><tr><th>Screen</th>${looks.map((look) => `<th>${look}</th>`).join('')}</tr></thead>${rows.join('\n')}</table>`,
)

const problems = [
  ...[...pictured].filter((name) => !judgements.has(name)).map((name) => `${name}: not in docs/screens.md`),
  ...[...judgements.keys()].filter((name) => !pictured.has(name)).map((name) => `${name}: no picture`),
]
for (const problem of problems) console.error(problem)
console.log(`${judgements.size} screens: ${join(folder, 'index.html')}`)
process.exitCode = problems.length > 0 ? 1 : 0
