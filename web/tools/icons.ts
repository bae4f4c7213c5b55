import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Resvg } from '@resvg/resvg-js'

/** Draws the icons for home screens from the logo. Run this after changing web/public/icon.svg. */
const folder = join(import.meta.dirname, '../public')
const rounded = readFileSync(join(folder, 'icon.svg'), 'utf8')
/** Devices that cut icons into their own shape need a background that fills the corners. */
const square = rounded.replace('rx="7"', 'rx="0"')
if (square === rounded) throw new Error('icon.svg has no ground with the radius 7')

for (const [name, svg, width] of [
  ['icon-192.png', rounded, 192],
  ['icon-512.png', rounded, 512],
  ['icon-maskable-512.png', square, 512],
  ['apple-touch-icon.png', square, 180],
] as const) {
  writeFileSync(
    join(folder, name),
    new Resvg(svg, { fitTo: { mode: 'width', value: width } }).render().asPng(),
  )
}
