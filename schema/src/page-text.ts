/**
 * How pages written by an administrator are marked up. An empty line ends a block; `# ` and `## ` begin a heading, `- ` an
 * item of a list, and `[words](address)` is a link. Everything else, including HTML, is text.
 */
export interface PageBlock {
  kind: 'heading' | 'subheading' | 'list' | 'paragraph'
  lines: PageLine[]
}
export type PageLine = (string | PageLink)[]
export interface PageLink {
  words: string
  to: string
}

const marks = [
  ['subheading', '## '],
  ['heading', '# '],
  ['list', '- '],
] as const

/** Splits a page into its blocks, in order. */
export function pageBlocks(text: string): PageBlock[] {
  const blocks: PageBlock[] = []
  let isOpen = false
  for (const line of text.split(/\r\n|[\n\r]/).map((one) => one.trim())) {
    const { kind, words } = readLine(line)
    const last = blocks.at(-1)
    if (line !== '' && isOpen && last?.kind === kind) last.lines.push(lineOf(words))
    else if (line !== '') blocks.push({ kind, lines: [lineOf(words)] })
    isOpen = line !== '' && (kind === 'list' || kind === 'paragraph')
  }
  return blocks
}

function readLine(line: string): { kind: PageBlock['kind']; words: string } {
  const [kind, mark] = marks.find(([, begins]) => line.startsWith(begins)) ?? ['paragraph', '']
  return { kind, words: line.slice(mark.length).trim() }
}

const link = /\[(?<words>[^[\]]+)\]\((?<to>(?:[^()]|\([^()]*\))*)\)/g

function lineOf(words: string): PageLine {
  const pieces: PageLine = []
  let end = 0
  for (const found of words.matchAll(link)) {
    const { words: label = '', to = '' } = found.groups ?? {}
    if (!isPageLink(to)) continue
    pieces.push(words.slice(end, found.index), { words: label, to })
    end = found.index + found[0].length
  }
  return [...pieces, words.slice(end)].filter((piece) => piece !== '')
}

/** The first address in a page that links must not use. */
export const refusedLink = (text: string): string | undefined =>
  text
    .matchAll(link)
    .map(({ groups }) => groups?.to ?? '')
    .find((to) => !isPageLink(to))

/**
 * Whether a link on a page may use this address: a website, without a name and password that could disguise it, or a
 * mailbox.
 */
function isPageLink(to: string): boolean {
  if (/^mailto:/i.test(to)) return /^mailto:[^\s?&%,;<>"@]+@[^\s?&%,;<>"@]+\.[^\s?&%,;<>"@]+$/i.test(to)
  if (!/^https:\/\/[^\s\\@]+$/i.test(to) || !URL.canParse(to)) return false
  const { protocol, username, password } = new URL(to)
  return protocol === 'https:' && username === '' && password === ''
}
