import { DocumentError } from './errors.ts'
import type { DocumentInput } from './input.ts'

/** Turns the compiler's complaint into an error about the input. Returns other errors unchanged. */
export function toDocumentError(error: unknown, input: DocumentInput): unknown {
  if (error instanceof DocumentError || !(error instanceof Error)) return error
  const message = error.message
  const character = unprintedCharacter(message)
  if (character !== undefined) {
    const field = fieldWith(character, input)
    if (field) return new DocumentError({ code: 'missing_glyph', character, field })
  }
  const [, tooLong] = /too_long: (.{1,60})/.exec(message) ?? []
  if (tooLong !== undefined) {
    return new DocumentError({ code: 'too_long', field: fieldWith(tooLong, input) ?? 'settings.texts.body' })
  }
  return error
}

/** Typst quotes the text as Rust does, once or twice: `"\u{e123}"`. If it quotes several characters, it means the first. */
function unprintedCharacter(message: string): string | undefined {
  const [, quoted] = /the text `\\*"(.+?)\\*"` could not be displayed/.exec(message) ?? []
  if (quoted === undefined) return undefined
  const text = quoted.replace(/\\+u\{([0-9a-f]+)\}/g, (_, hex: string) =>
    String.fromCodePoint(Number.parseInt(hex, 16)),
  )
  return String.fromCodePoint(text.codePointAt(0)!)
}

/** The path of the first text in the input that contains this one, such as `facts.name`. */
function fieldWith(text: string, input: DocumentInput): string | undefined {
  const search = (value: unknown, path: string): string | undefined => {
    if (typeof value === 'string') return value.includes(text) ? path : undefined
    if (typeof value !== 'object' || value === null || value instanceof Uint8Array) return undefined
    for (const [key, inner] of Object.entries(value)) {
      const found = search(inner, `${path}.${key}`)
      if (found) return found
    }
    return undefined
  }
  return search(input.facts, 'facts') ?? search(input.settings, 'settings')
}
