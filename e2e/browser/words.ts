import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fieldNames } from '@credenza/languages/ar/field-names'
import * as names from '@credenza/schema/field-names'
import type { LanguageCode } from '@credenza/schema/languages'
import { messages } from '@credenza/schema/messages'
import { sentences } from '@credenza/schema/sentences/all'

/**
 * Translates a whole English text of the app into the page's language. An ellipsis stands for each variable part of the
 * text, such as a name: 'Review …'.
 */
export type Say = (english: string) => RegExp

const folder = join(import.meta.dirname, '../../web/src/texts')
const languages = join(import.meta.dirname, '../../languages')

/** Stands for each variable part when a text is put together. */
const hole = '…'

/** Reads both languages from the app's catalogues, so that screens are found by the words that they must show. */
export async function speak(language: LanguageCode): Promise<Say> {
  const known = new Map<string, Set<string>>()
  for (const [english, other] of [...(await twins(language)), ...(await sentencesIn(language))]) {
    known.set(english, (known.get(english) ?? new Set()).add(other))
  }
  return (english) => {
    const said = known.get(english)
    if (!said) throw new Error(`No catalogue of the app says '${english}'`)
    return new RegExp(`^(${[...said].map(patternOf).join('|')})$`)
  }
}

async function twins(language: LanguageCode): Promise<[english: string, other: string][]> {
  const files = readdirSync(folder).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
  const catalogues = await Promise.all(
    files.map(async (file) => {
      const english = await import(join(folder, file))
      return [english, await twinOf(english, language, `web/${file}`)] as const
    }),
  )
  const schema = [{ messages }, await twinOf({ messages }, language, 'messages.ts')] as const
  return [...catalogues, schema].flatMap(([english, other]) => [...pairs(english, other)])
}

/** The server's sentences without parameters, and the 'is required' sentence of each field. */
async function sentencesIn(language: LanguageCode): Promise<[english: string, other: string][]> {
  const said = await twinOf({ sentences }, language, 'sentences/all.ts')
  const named = await twinOf(names, language, 'field-names.ts')
  const plain = Object.entries(sentences).map(([key, words]) => [words, said.sentences[key as never]])
  const missing = Object.keys(fieldNames).map((field) => [names.required(field), named.required(field)])
  return [...plain, ...missing].filter((pair): pair is [string, string] =>
    pair.every((words) => typeof words === 'string'),
  )
}

/** The translation of an English module, from the language's folder. */
const twinOf = async <English>(english: English, language: LanguageCode, file: string): Promise<English> =>
  language === 'en' ? english : await import(join(languages, language, file))

function* pairs(english: unknown, other: unknown): Generator<[string, string]> {
  for (const parts of [hole, '1']) {
    const [text, otherText] = [putTogether(english, parts), putTogether(other, parts)]
    if (typeof text === 'string' && typeof otherText === 'string') yield [text, otherText]
  }
  if (typeof english === 'object' && english) {
    for (const [name, value] of Object.entries(english)) {
      yield* pairs(value, (other as Record<string, unknown>)[name])
    }
  }
}

/** Puts a text together with `part` in place of every variable part. Returns a text without any unchanged. */
function putTogether(text: unknown, part: string): unknown {
  if (typeof text !== 'function') return text
  try {
    return text(...Array(text.length).fill(part))
  } catch {
    // The text needs something other than words, such as a number.
    return undefined
  }
}

const patternOf = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(hole, '.+')
