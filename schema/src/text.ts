import { z } from 'zod'
import { reasonMaxLength } from './constants.ts'
import { withoutHidden } from './hidden-text.ts'
import { missing, saying } from './issues/saying.ts'
import { normalised } from './normalised.ts'

/**
 * Control characters except tabs and line ends, bidi marks, which could disguise a name, and code points that are not characters:
 * XML refuses those, and one would make a whole sheet of an export unreadable.
 */
const unprintable = /[[\p{Cc}\p{Noncharacter_Code_Point}\u202a-\u202e\u2066-\u2069]--[\t\n\r]]/v

/** Something that a reader sees. Marks alone have no letter to stand on; fillers and the empty Braille cell are blank. */
const visible = /[[\p{L}\p{N}\p{P}\p{S}]--[\p{Default_Ignorable_Code_Point}\u2800]]/v

const printable = (max: number) =>
  z
    .string()
    .max(max * 4, atMost(max))
    .transform((value) => normalised(value).trim())
    .refine((value) => value.isWellFormed() && !unprintable.test(value), {
      error: saying('invalid.control_characters'),
    })
    // U+FFFD stands where a program could not read a letter.
    .refine((value) => !value.includes('\ufffd'), { error: saying('invalid.lost_letter') })
    .refine((value) => value.length <= max, atMost(max))

const clean = (max: number) =>
  z
    .string()
    .max(max * 4, atMost(max))
    .transform(withoutHidden)
    .pipe(printable(max))

/** A text that must be sent; `field` names it in the message. */
export const typed = (field: string) =>
  z.string({
    error: ({ input }) => saying(input == null ? 'invalid.required' : 'invalid.not_text', { field }),
  })

/** The error for a value that is too long; otherwise Zod would report it as missing. */
export const atMost = (max: number) => ({ error: saying('invalid.too_long', { max }) })

/** Text that must be sent but may be empty; trimmed and NFC-normalised, without what only hides. */
export const typedText = (field: string, max = 200) => typed(field).pipe(clean(max))

/** Required text, of which something can be seen; cleaned as typed text. `field` names it in the message. */
export const text = (field: string, max = 200) =>
  typedText(field, max).refine((value) => visible.test(value), missing(field))

/** Tabs and line ends become spaces, for what is shown, printed or mailed on one line. */
export const oneLine = (value: string): string => value.replace(/\s+/gu, ' ')

/** A required name or title, on one line. */
export const nameText = (field: string, max = 200) => text(field, max).transform(oneLine)

/** What an email program makes a link of, except bare domains, which look like names with a full stop: 'Md.Karim'. */
const webAddress = /:\/\/|\b[wW]{3}\.|\.[a-z]{2,}\//

/** The name of somebody who gets emails from us: our greeting must not lead to another site. */
export const personName = (field: string, max = 200) =>
  nameText(field, max).refine((value) => !webAddress.test(value), {
    error: saying('invalid.web_address_in_name'),
  })

/** The name of a certificate type. Not cleaned of what only hides: types that were named before that have kept it. */
export const typeName = (field: string) =>
  typed(field)
    .pipe(printable(100))
    .refine((value) => value !== '', missing(field))

/** The required reason for declining, returning, suspending or rejecting something. */
export const givenReason = () => text('reason', reasonMaxLength)

/** Text that may be empty or omitted; the result is always a string. */
export const optionalText = (max = 200) =>
  z
    .string()
    .nullish()
    .transform((value) => value ?? '')
    .pipe(clean(max))
