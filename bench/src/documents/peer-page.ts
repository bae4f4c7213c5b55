import { readFileSync } from 'node:fs'
import { openRenderer } from '@credenza/document/renderer'
import { inputOf, settings } from './design.ts'

/**
 * Builds the design of `design.ts` as a web page, with the same drawing in SVG and the same font files. In the page,
 * `fill(facts, qr)` sets the texts of the next certificate.
 */
export function peerPage(): string {
  const [first, second] = settings.signatories
  return `<!doctype html><html lang="en"><title>Certificate</title><style>
${fontFaces}
@page { margin: 0; size: 841.89pt 595.27pt }
body { margin: 0; width: 841.89pt; height: 595.27pt; font: 500 13pt Cormorant, Amiri; color: #1f2933; text-align: center;
  position: relative; overflow: hidden; -webkit-print-color-adjust: exact }
svg { position: absolute; inset: 0; width: 100% }
h1, h2, p { position: absolute; left: 25mm; right: 25mm; margin: 0; line-height: 1; transform: translateY(-50%);
  font-weight: 500 }
b { font-weight: 600 } small { font: 6.5pt Inter; letter-spacing: .06em; color: #5b636b }
.soft { font-size: 13pt; font-style: italic; color: #5b636b } .print { font: 6.5pt Inter; color: #5b636b }
.facts { display: flex; justify-content: center; gap: 12mm; font-size: 10pt } .facts small { display: block }
.hand { font: 17pt 'Great Vibes', Amiri; right: auto; width: 48mm } .signed { font-size: 9pt; right: auto; width: 48mm }
</style><body>${drawing()}
<p style="top:119pt; font-size:14pt; letter-spacing:.08em" data-fact="issuer"></p>
<p style="top:134pt; font-size:8pt; color:#755a1f"><b>BLOCKCHAIN-VERIFIED Certificate</b></p>
<h1 style="top:175pt; font-size:53pt; letter-spacing:.02em">${settings.texts.heading}</h1>
<p style="top:212pt" class="soft">${settings.texts.before}</p>
<p style="top:255pt; font-size:46pt; color:#7c5f20"><b dir="auto" data-fact="name"></b></p>
<p style="top:319pt" class="soft">${settings.texts.body.split('\n')[0]}</p>
<h2 style="top:346pt; font-size:28.5pt"><b data-fact="title"></b></h2>
<p style="top:376pt" dir="auto">${settings.texts.body.split('\n')[1]}</p>
<p style="top:414pt" class="facts"><span><small>Type</small><b data-fact="type"></b></span><span><small>Date of issue</small>
  <b data-fact="date"></b></span><span><small>Certificate number</small><b data-fact="number"></b></span></p>
<p style="top:488pt; left:273pt" class="hand">${first!.name}</p><p style="top:488pt; left:432pt" class="hand">${second!.name}</p>
<p style="top:506pt; left:273pt" class="signed"><b>${first!.name}</b></p>
<p style="top:506pt; left:432pt" class="signed"><b>${second!.name}</b></p>
<p style="top:515pt; left:273pt" class="signed">${first!.role}</p><p style="top:515pt; left:432pt" class="signed">${second!.role}</p>
<p style="top:531pt" class="print">To check this certificate, scan the code or open <a data-fact="link"></a> · permanently recorded on
the blockchain</p><p style="top:539pt; font-size:5.5pt" class="print">Digital signature: <span data-fact="digitalSignature"></span></p>
<script>
const texts = document.querySelectorAll('[data-fact]')
const code = document.querySelector('#code')
function fill(facts, qr) {
  for (const element of texts) element.textContent = facts[element.dataset.fact]
  document.querySelector('a').href = facts.link
  code.setAttribute('href', qr)
  document.title = facts.title + ' · ' + facts.name
}
</script></html>`
}

const fonts = {
  'Cormorant; font-weight: 500': 'cormorant-garamond/500Medium/CormorantGaramond_500Medium.ttf',
  'Cormorant; font-weight: 500; font-style: italic':
    'cormorant-garamond/500Medium_Italic/CormorantGaramond_500Medium_Italic.ttf',
  'Cormorant; font-weight: 600': 'cormorant-garamond/600SemiBold/CormorantGaramond_600SemiBold.ttf',
  'Amiri; font-weight: 400': 'amiri/400Regular/Amiri_400Regular.ttf',
  'Amiri; font-weight: 700': 'amiri/700Bold/Amiri_700Bold.ttf',
  Inter: 'inter/400Regular/Inter_400Regular.ttf',
  'Great Vibes': 'great-vibes/400Regular/GreatVibes_400Regular.ttf',
}

const fontFaces = Object.entries(fonts)
  .map(([family, file]) => {
    const data = readFileSync(new URL(import.meta.resolve(`@expo-google-fonts/${file}`))).toString('base64')
    return `@font-face { font-family: ${family}; src: url(data:font/ttf;base64,${data}) }`
  })
  .join('\n')

/** Everything but the letters of our renderer's drawing: paper, frame, logo, seal, lines, and the place of the QR code. */
function drawing(): string {
  const svg = openRenderer().svg(inputOf(0))
  const bare = svg
    .replace(/<g class="typst-text"[^>]*>.*?<\/g>/gs, '')
    .replace(/<defs id="glyph">.*?<\/defs>/s, '')
    .replace(/<title>.*?<\/title>/, '')
    .replace('role="img"', 'aria-hidden="true"')
  // The logo comes first, so the last image is the QR code.
  const at = bare.lastIndexOf('<image')
  return `${bare.slice(0, at)}<image id="code"${bare.slice(at + '<image'.length)}`
}
