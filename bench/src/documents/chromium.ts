import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { factsOf } from './person.ts'

const BROWSER_PATH = join(import.meta.dirname, '../../../.cache/browser-path')

export interface Chromium {
  print: (i: number) => Promise<Uint8Array>
  close: () => Promise<void>
}

/** A browser with one open page that gets new texts for each print; undefined where no browser is known. */
export async function openChromium(): Promise<Chromium | undefined> {
  if (!existsSync(BROWSER_PATH)) return undefined
  const browser = await chromium.launch({ executablePath: readFileSync(BROWSER_PATH, 'utf8').trim() })
  const page = await browser.newPage()
  await page.setContent(html)
  await page.evaluate('document.fonts.ready')
  return {
    print: async (i) => {
      await page.evaluate(`fill(${JSON.stringify(factsOf(i))})`)
      return page.pdf({ width: '297mm', height: '210mm', printBackground: true, tagged: true })
    },
    close: () => browser.close(),
  }
}

const fontFace = (family: string, weight: number, file: string) => {
  const url = import.meta.resolve(`@expo-google-fonts/${file}`)
  const data = readFileSync(new URL(url)).toString('base64')
  return `@font-face { font-family: '${family}'; font-weight: ${weight}; src: url(data:font/ttf;base64,${data}); }`
}

const html = `<!doctype html><html lang="en"><style>
${fontFace('Cormorant', 500, 'cormorant-garamond/500Medium/CormorantGaramond_500Medium.ttf')}
${fontFace('Cormorant', 600, 'cormorant-garamond/600SemiBold/CormorantGaramond_600SemiBold.ttf')}
${fontFace('Inter', 400, 'inter/400Regular/Inter_400Regular.ttf')}
@page { margin: 0 }
body { box-sizing: border-box; margin: 10mm; height: 190mm; padding: 20mm; border: 3px double #8a6a24; text-align: center;
  font: 500 13pt Cormorant; background: #fffdf6 }
h1 { font-size: 38pt; font-weight: 500 } #name { font-size: 41pt; font-weight: 600; color: #7c5f20 }
#title { font-size: 24pt; font-weight: 600 } small { font: 6.5pt Inter; display: block }
</style><p id="issuer"></p><p>BLOCKCHAIN-VERIFIED Certificate</p><h1>Certificate of Achievement</h1><p>This is to certify that</p>
<p id="name"></p><p>has successfully completed</p><h2 id="title"></h2><p><span id="type"></span> · <span id="date"></span> ·
<span id="number"></span></p><p>Prof. Layla Haddad, Rector</p><small id="link"></small><small id="digitalSignature"></small><script>
function fill(facts) {
  for (const element of document.querySelectorAll('[id]')) element.textContent = facts[element.id]
}
</script></html>`
