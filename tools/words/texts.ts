import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../project-files.ts'

/** A text for people, and where it stands. */
export type Text = { at: string; text: string }

const linesOf = (file: string): Text[] =>
  readFileSync(join(root, file), 'utf8')
    .split('\n')
    .map((text, index) => ({ at: `${file}:${index + 1}`, text }))

/** The lines of a file that has only texts for people, without its comments. */
export const screenTexts = (file: string): Text[] =>
  linesOf(file).filter(({ text }) => !/^\s*(\/\*\*|\*|\/\/|\*\/)/.test(text))

/** The paragraphs of a page, each as one line: a phrase may break at its end. */
export function pageTexts(file: string): Text[] {
  const texts: Text[] = []
  for (const { at, text } of linesOf(file)) {
    const continues = /^\s*[\p{L}\d`*_“"(]/u.test(text) && texts.at(-1)?.text.trim()
    if (continues) texts.at(-1)!.text += ` ${text.trim()}`
    else texts.push({ at, text })
  }
  return texts
}

const commentOrString = /\/\/.*|\/\*[\s\S]*?\*\/|'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`/g

/** The comments of a file, each as one line, without the code that they quote. */
export const commentTexts = (file: string): Text[] => {
  const code = readFileSync(join(root, file), 'utf8')
  return [...code.matchAll(commentOrString)]
    .filter(([text]) => text.startsWith('/'))
    .map(({ 0: text, index }) => ({
      at: `${file}:${code.slice(0, index).split('\n').length}`,
      text: text.replace(/\s*\n\s*\*?\s*/g, ' ').replace(/`[^`]*`/g, '`…`'),
    }))
}

/** What code says about the API: summaries, descriptions and, in files of routes, every sentence. */
export function apiTexts(file: string): Text[] {
  const code = readFileSync(join(root, file), 'utf8')
  const hasRoutes = /routes?\.ts$/.test(file)
  const texts: Text[] = []
  let endOfLast = 0
  for (const { 0: text, index } of code.matchAll(commentOrString)) {
    const before = code.slice(0, index)
    const isSaid =
      /((summary|description):|describe\()\s*$/.test(before) ||
      /^\s*\+\s*$/.test(code.slice(endOfLast, index))
    if (text.startsWith('/') || !(isSaid || (hasRoutes && /\s/.test(text)))) continue
    texts.push({ at: `${file}:${before.split('\n').length}`, text })
    endOfLast = index + text.length
  }
  return texts
}
