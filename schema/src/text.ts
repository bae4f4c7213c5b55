import { z } from 'zod'
import { passwordMinLength, reasonMaxLength } from './constants.ts'
import { isAbsent, missing, required, saying } from './issues/saying.ts'
import { normalised } from './normalised.ts'

/**
 * Control characters except tabs and line ends, bidi marks, which could disguise a name, and code points that are not characters:
 * XML refuses those, and one would make a whole sheet of an export unreadable.
 */
const unprintable = /[[\p{Cc}\p{Noncharacter_Code_Point}\u202a-\u202e\u2066-\u2069]--[\t\n\r]]/v

/**
 * Characters that show nothing and only hide text or make two texts look alike: spaces without width, soft hyphens, tags
 * (Unicode 16, section 23.9). Not joiners and marks of direction, which scripts need.
 */
const hidden = /[\u00ad\u180e\u200b\u2060-\u2064\u206a-\u206f\ufeff\ufff9-\ufffb\u{e0000}-\u{e007f}]/gu

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
    .transform((value) => value.replace(hidden, ''))
    .pipe(printable(max))

const typed = (field: string) =>
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

/** A value that may be left out, or sent as `null`, which means the same. */
export const omissible = <Value extends z.ZodType>(value: Value) =>
  value.nullish().transform((given) => given ?? undefined)

/** The specification's {email}: one @, a dotted domain, nothing invisible. The result is lower case. */
export const emailPattern =
  /^[^\s\p{C}\ufffd@<>"(),:;\\[\]]{1,64}@[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)+$/iu
export const email = (whenMissing: { error: string } | ReturnType<typeof missing> = missing('email')) =>
  z
    .string(whenMissing)
    .transform((value) => normalised(value).trim().toLowerCase())
    .refine((value) => value !== '', whenMissing)
    .refine((value) => value === '' || (value.length <= 254 && emailPattern.test(value)), {
      error: saying('invalid.email'),
    })

const isoDate = /^\d{4}-\d{2}-\d{2}$/
/** An ISO 8601 instant, which some programs send for a date. The day is the one in the text, whatever the time zone. */
const isoInstant =
  /^\d{4}-\d{2}-\d{2}T(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d{1,9})?)?(?:Z|[+-](?:[01]\d|2[0-3]):?[0-5]\d)?$/
const earliestDate = '1900-01-01'
/** The day this many years from now, in UTC. */
function dayInYears(years: number): string {
  const day = new Date()
  day.setUTCFullYear(day.getUTCFullYear() + years)
  return day.toISOString().slice(0, 10)
}

/** A date from 1900 to the given number of years from now. */
const inReach = <Day extends z.ZodType<string>>(day: Day, field: string, yearsAhead: number) =>
  day.refine(
    (value) => !isCalendarDate(value) || (earliestDate <= value && value <= dayInYears(yearsAhead)),
    {
      error: () =>
        saying('invalid.date_out_of_range', { field, from: earliestDate, to: dayInYears(yearsAhead) }),
    },
  )

/**
 * As `date`, but no instant: where it was morning in Dubai, it may still have been the day before in the text, and a certificate
 * would be signed with that day.
 */
export const day = (field: string, { yearsAhead = 10 } = {}) =>
  inReach(z.iso.date(missing(field)), field, yearsAhead)

/**
 * An existing calendar date, 'YYYY-MM-DD', from 1900 to the given number of years from now. A full ISO 8601 instant is cut
 * to its date.
 */
export const date = (field: string, { yearsAhead = 10 } = {}) => {
  const given = typed(field)
    .transform((value) => (isoInstant.test(value.trim()) ? value.trim().slice(0, 10) : value.trim()))
    .refine((value) => value !== '', missing(field))
    .refine((value) => value === '' || (isoDate.test(value) && isCalendarDate(value)), {
      error: saying('invalid.not_a_date', { field }),
    })
  return inReach(given, field, yearsAhead)
}

/** A degree may say that it lasts for longer than other dates may lie ahead. */
const ofValidity = { yearsAhead: 100 }

/** The last day of validity, and as programs send it under /v1. */
export const lastDay = () => date('validUntil', ofValidity)
export const lastDayAsDay = () => day('validUntil', ofValidity)

/** The last day of validity; empty, the default, if it never expires. */
export const lastDayOrNone = () => z.union([z.literal(''), lastDay()]).default('')

/** Whether validity does not end before the day of issue; `endedBeforeIssue` is the error. */
export const endsAfterIssue = (content: { date: string; validUntil?: string | null | undefined }): boolean =>
  !content.validUntil || content.validUntil >= content.date
export const endedBeforeIssue = { path: ['validUntil'], error: saying('invalid.ends_before_issue') }

function isCalendarDate(value: string): boolean {
  const parsed = new Date(`${value}T00:00:00Z`)
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(value)
}

/** Says that the field is required if it was left out, and otherwise the given sentence. */
const absentOr = (field: string, sentence: string) => ({
  error: ({ input }: { input?: unknown }) => (isAbsent(input) ? required(field) : sentence),
})

/** A year of this millennium or the last, as exactly four digits. Empty only if the caller allows it. */
export const year = () =>
  z
    .union([z.string(), z.number()], absentOr('year', saying('invalid.year')))
    .transform((value) => String(value).trim())
    .refine((value) => value !== '', missing('year'))
    .refine((value) => value === '' || /^[12]\d{3}$/.test(value), { error: saying('invalid.year') })

/** Keeps only digits and drops everything else (spaces, +, dashes), as the specification says. */
export const phone = (field: string) =>
  z
    .union([z.string(), z.number()], absentOr(field, saying('invalid.phone')))
    .transform((value) => normalised(String(value), 'NFKC').trim())
    .refine((value) => value !== '', missing(field))
    .transform((value) => ({ given: value !== '', digits: value.replace(/\D/g, '') }))
    .refine(({ given, digits }) => !given || (digits.length >= 7 && digits.length <= 15), {
      error: saying('invalid.phone'),
    })
    .transform(({ digits }) => digits)

/** New passwords have 8 to 200 characters. Existing ones are only compared, never checked for this. */
export const newPassword = (
  whenMissing: { error: string } | ReturnType<typeof missing> = missing('password'),
) =>
  z
    .string(whenMissing)
    .min(1, whenMissing)
    .max(200, atMost(200))
    .refine((value) => value === '' || value.length >= passwordMinLength, {
      error: saying('invalid.too_short', { min: passwordMinLength }),
    })

/** Whether this is an address of the web, over https or http. */
export const isWebAddress = (value: string): boolean => URL.canParse(value) && /^https?:/.test(value)

/** An address at a provider that an organisation connects. */
export const providerAddress = (field: string) =>
  text(field, 1000).refine(isWebAddress, { error: saying('invalid.provider_address') })
