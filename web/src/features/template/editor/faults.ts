import { placeholders } from '@credenza/schema/designs'
import { isColour } from '../../../lib/form/is-colour.ts'
import { common } from '../../../texts/common.ts'
import { templateTexts as texts } from '../../../texts/template.ts'
import type { Draft } from '../template-calls.ts'
import { unknownPlaceholders } from './insert-text.ts'

/** What to correct before the server will accept a draft, by field path; empty if there is nothing. */
export function faultsOf({ name, settings }: Draft): Record<string, string> {
  const faults: Record<string, string> = {}
  if (name.trim() === '') faults.name = texts.editor.nameMissing
  for (const [colour, value] of Object.entries(settings.colours)) {
    if (!isColour(value)) faults[`colours.${colour}`] = texts.colourFault
  }
  for (const [field, text] of Object.entries(settings.texts)) {
    const unknown = unknownPlaceholders(text, placeholders)
    if (unknown.length > 0) faults[`texts.${field}`] = texts.unknownPlaceholder(unknown.join(common.comma))
  }
  const { issuerArabic } = settings.texts
  if (issuerArabic.trim() !== '' && !/\p{Script=Arabic}/u.test(issuerArabic)) {
    faults['texts.issuerArabic'] = texts.notArabic
  }
  for (const [i, person] of settings.signatories.entries()) {
    if (person.name.trim() === '') faults[`signatories.${i}.name`] = texts.signatories.nameMissing
  }
  return faults
}
