import { existsSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')
const place = /^(?:.*\/web\/src\/(texts)|.*\/schema\/src(?:\/(sentences))?)\/([^/]+\.ts)$/

/** The path of the translation of an English file; undefined if the file has none. */
export function twinOf(path: string, language: string): string | undefined {
  const [, texts, sentences, file] = place.exec(path) ?? []
  if (!file) return undefined
  const twin = join(root, 'languages', language, texts ? 'web' : (sentences ?? ''), file)
  return existsSync(twin) ? twin : undefined
}

/** Whether a file contains English texts of the app. Arabic stands for all languages, because they have the same files. */
export const isText = (path: string): boolean => twinOf(path, 'ar') !== undefined
