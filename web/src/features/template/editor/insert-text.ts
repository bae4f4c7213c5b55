import { placeholdersIn } from '@credenza/schema/placeholder'

/** Replaces a text's characters from `start` to `end` with `inserted`; also returns the new cursor position. */
export function insertText(
  text: string,
  { start, end }: { start: number; end: number },
  inserted: string,
): { text: string; cursor: number } {
  return { text: text.slice(0, start) + inserted + text.slice(end), cursor: start + inserted.length }
}

/** The placeholders in a text that no certificate has. */
export function unknownPlaceholders(text: string, known: readonly string[]): string[] {
  return [...new Set(placeholdersIn(text).filter((name) => !known.includes(name)))]
}
