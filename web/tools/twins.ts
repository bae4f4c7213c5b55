import { existsSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')
const place = /^(?:.*\/web\/src\/(texts)|.*\/schema\/src(?:\/(sentences))?)\/([^/]+\.ts)$/

/** The same texts in another language, for the path of an English file; undefined for all other files. */
export function twinOf(path: string, language: string): string | undefined {
  const [, texts, sentences, file] = place.exec(path) ?? []
  if (!file) return undefined
  const twin = join(root, 'languages', language, texts ? 'web' : (sentences ?? ''), file)
  return existsSync(twin) ? twin : undefined
}

/** Whether a file holds texts of the app, in English. Arabic stands for all languages: each has the same files. */
export const isText = (path: string): boolean => twinOf(path, 'ar') !== undefined
