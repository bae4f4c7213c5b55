/**
 * `npm run screens`: takes pictures of every screen, mail and design, and writes the page that shows them beside their
 * judgements. Arguments choose a part, as for Playwright: `npm run screens -- --shard=1/4` or `npm run screens -- --grep
 * approv`. Pictures of other parts stay; `npm run screens -- papers` takes only those of mails and designs.
 */
import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { writeContactSheet } from './contact-sheet.ts'

const part = process.argv.slice(2)
const isWhole = part.length === 0
const isPapers = part[0] === 'papers'

function run(...args: string[]): number {
  const env = { ...process.env, EVERY_LOOK: 'pictures' }
  return (
    spawnSync('playwright', ['test', ...args], { cwd: import.meta.dirname, stdio: 'inherit', env }).status ??
    1
  )
}

if (isWhole) rmSync(join(import.meta.dirname, 'results/screens'), { recursive: true, force: true })
const statuses = [
  isPapers ? 0 : run('wcag', ...part),
  isWhole || isPapers ? run('--config', 'tour/playwright.config.ts', 'papers') : 0,
]
const { unjudged, unpictured } = writeContactSheet()
for (const name of unjudged) console.error(`${name}: not in docs/screens.md`)
const missing = isWhole ? unpictured : []
for (const name of missing) console.error(`${name}: no picture`)
process.exitCode = Math.max(...statuses, unjudged.length + missing.length > 0 ? 1 : 0)
