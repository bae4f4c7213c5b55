/** A text with `inserted` in place of its characters from `start` to `end`, and where the cursor then stands. */
export function insertText(
  text: string,
  { start, end }: { start: number; end: number },
  inserted: string,
): { text: string; cursor: number } {
  return { text: text.slice(0, start) + inserted + text.slice(end), cursor: start + inserted.length }
}

/** Words in braces that name nothing a certificate has. */
export function unknownPlaceholders(text: string, known: readonly string[]): string[] {
  const named = [...text.matchAll(/\{\{\s*([^{}]*?)\s*\}\}/g)].map(([, name]) => name!)
  return [...new Set(named.filter((name) => !known.includes(name)))]
}
