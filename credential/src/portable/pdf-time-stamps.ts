/**
 * Whether everything after the seal of a PDF is time-stamps with their evidence, exactly as we add them: each is an update
 * (ISO 32000-2 §7.5.6) that writes the catalog and the first page again, where anything else would change what readers show.
 * `end` is where the update with the seal ends. The text has one character per byte.
 */
export function isOnlyTimeStamped(text: string, end: number): boolean {
  let at = end
  for (let count = 0; at < text.length; count++) {
    const next = endOfStamp(text, at)
    const before = readUpdate(text, at)
    const update = next > at && next <= text.length ? readUpdate(text, next) : undefined
    if (!before || !update || count === MOST_STAMPS) return false
    if (!isTimeStamp(update, before) || text.slice(at, next) !== written(update, before, at)) return false
    at = next
  }
  return true
}

/** One a year is more than anybody needs. */
const MOST_STAMPS = 100

/** The body of an object, up to 'endobj' and a line feed. */
type Numbered = [number: number, body: string]

interface Update {
  /** In the order of the file. */
  objects: Numbered[]
  table: number
  /** The trailer's entries, without brackets. */
  trailer: string
}

/** Where an update ends whose signature begins next. */
function endOfStamp(text: string, at: number): number {
  const range = /\/ByteRange \[0 \d+ (\d+) (\d+)\]/g
  range.lastIndex = at
  const [, next, rest] = range.exec(text) ?? []
  return Number(next) + Number(rest)
}

/** No trailer or table of an update is longer, even with evidence of many kinds. */
const LONGEST = 50_000

/** The update that ends here, as far as it looks like one that we append. */
function readUpdate(text: string, end: number): Update | undefined {
  const tail = text.slice(Math.max(0, end - LONGEST), end)
  const [, trailer, place] =
    /^trailer\n<<(.*)>>\nstartxref\n(\d{1,10})\n%%EOF\n$/s.exec(tail.slice(tail.lastIndexOf('trailer'))) ?? []
  if (trailer === undefined) return undefined
  const table = Number(place)
  const entries = [
    ...text.slice(table, Math.min(end, table + LONGEST)).matchAll(/(\d{1,10}) 1\n(\d{10}) 00000 n\r\n/g),
  ]
  const places = entries.map(([, number, offset]) => ({ number: Number(number), offset: Number(offset) }))
  places.sort((one, other) => one.offset - other.offset)
  const objects = places.map(({ number, offset }, i): Numbered => {
    const start = offset + `${number} 0 obj\n`.length
    return [number, text.slice(start, places[i + 1]?.offset ?? table)]
  })
  return objects.length < 4 ? undefined : { objects, table, trailer }
}

/** Whether the objects are those of a time-stamp: evidence, then the catalog, the first page, a field and its signature. */
function isTimeStamp({ objects, trailer }: Update, before: Update): boolean {
  const evidence = objects.slice(0, -4)
  const [catalog, page, field, signature] = objects.slice(-4) as [Numbered, Numbered, Numbered, Numbered]
  const [catalogBefore, pageBefore] = before.objects.slice(-4) as [Numbered, Numbered]
  const [free] = numbersIn(before.trailer, 'Size')
  const [storeBefore] = numbersIn(catalogBefore[1], 'DSS')
  const [store] = numbersIn(catalog[1], 'DSS')
  const replaced = [catalogBefore[0], pageBefore[0], storeBefore]
  const numbers = objects.map(([number]) => number)
  const withField = catalogBefore[1].replace('/AcroForm << /Fields [', `$&${field[0]} 0 R `)
  const withStore = withField.replace(/>>\nendobj\n$/, `/DSS ${store} 0 R\n$&`)
  return (
    catalog[0] === catalogBefore[0] &&
    catalog[1] === (storeBefore === undefined ? withStore : withField) &&
    page[0] === pageBefore[0] &&
    page[1] === pageBefore[1].replace(/\/Annots\s*\[/, `$&${field[0]} 0 R `) &&
    FIELD.exec(field[1])?.slice(1).join() === `${page[0]},${signature[0]}` &&
    STAMP.test(signature[1]) &&
    evidence.every(([number, body]) => (number === store && STORE.test(body)) || isEvidence(body)) &&
    numbers.every((number) => number >= free! || replaced.includes(number)) &&
    new Set(numbers).size === numbers.length &&
    Math.max(...numbers) + 1 === numbersIn(trailer, 'Size')[0]
  )
}

const STORE = /^<<\/Type \/DSS(?: \/(?:Certs|CRLs|OCSPs) \[[\d R]*\])*>>\nendobj\n$/
/** Without size, so that it shows nothing. */
const FIELD =
  /^<<\/Type \/Annot \/Subtype \/Widget \/Rect \[0 0 0 0\] \/F 132 \/P (\d+) 0 R \/FT \/Sig \/T \(Time \d+\) \/V (\d+) 0 R>>\nendobj\n$/
const STAMP =
  /^<<\/Type \/DocTimeStamp \/Filter \/Adobe\.PPKLite \/SubFilter \/ETSI\.RFC3161\n\/ByteRange \[0 \d+ \d+ \d+\] *\/Contents <[0-9a-f]*>>>\nendobj\n$/

/** A certificate, or data about revocation, which nothing but the store refers to. */
function isEvidence(body: string): boolean {
  const [head = '', length] = /^<<\/Length (\d+)>>\nstream\n/.exec(body) ?? []
  return head !== '' && body.slice(head.length + Number(length)) === '\nendstream\nendobj\n'
}

/** The bytes of this update, if it was written after the other one, which ends at `at`. */
function written({ objects, table, trailer }: Update, before: Update, at: number): string {
  let text = '\n'
  const lines = objects.map(([number, body]): [number, string] => {
    const line = `${number} 1\n${String(at + text.length).padStart(10, '0')} 00000 n\r\n`
    text += `${number} 0 obj\n${body}`
    return [number, line]
  })
  const sections = lines.toSorted(([one], [other]) => one - other).map(([, line]) => line)
  const [size] = numbersIn(trailer, 'Size')
  const entries = before.trailer.replace(/(?<!\s)\s*\/Prev \d+/, '').replace(/\/Size \d+/, `/Size ${size}`)
  return `${text}xref\n${sections.join('')}trailer\n<<${entries}  /Prev ${before.table}\n>>\nstartxref\n${table}\n%%EOF\n`
}

/** The numbers after this key. */
const numbersIn = (text: string, key: string): number[] =>
  [...text.matchAll(new RegExp(`/${key} (\\d+)`, 'g'))].map(([, number]) => Number(number))
