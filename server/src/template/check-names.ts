import { missingCharacter } from '@credenza/document'
import { missingGlyph } from './drawing/refusing-texts.ts'

/**
 * Those of these names that no font of the certificates can print, each with the sentence that says why: asked before
 * certificates are made, not when half of them are. A hundred thousand names take a tenth of a second.
 */
export function checkNames(names: Iterable<string>): Map<string, string> {
  const unprintable = new Map<string, string>()
  for (const name of names) {
    const character = missingCharacter(name)
    if (character !== undefined) unprintable.set(name, missingGlyph(character))
  }
  return unprintable
}
