import { z } from 'zod'
import { alignment } from './alignment.ts'
import { signedLabels } from './detail-labels.ts'
import { required, saying } from './issues/saying.ts'
import { latinDigits } from './latin-digits.ts'
import { nameText, oneLine, optionalText } from './text.ts'

export const detailLimits = { value: 100, label: 40, custom: 10 } as const

/** '٣٫٧٥' -> '3.75', and '14,5' -> '14.5'. '1,500' stays, because it may mean more than a thousand. */
const inLatinDigits = (text: string): string =>
  latinDigits(text)
    .replace('٫', '.')
    .replace(/^(\d+),(\d{1,2})$/, '$1.$2')

/** Digits with at most three decimals, kept as written: '3.70' does not become '3.7'. */
export const decimal = (field: string) =>
  z
    .union([z.string(), z.number()], { error: saying('invalid.not_a_number', { field }) })
    .nullish()
    .transform((value) => inLatinDigits(String(value ?? '').trim()))
    .refine((value) => value === '' || /^\d{1,6}(?:\.\d{1,3})?$/.test(value), {
      error: saying('invalid.not_a_number', { field }),
    })

/** Normalised at once, because it is signed as a number: '12.50' becomes '12.5'. */
const amount = (field: string) =>
  decimal(field).transform((value) => (value === '' ? '' : String(Number(value))))

export const customDetail = z.object({ label: z.string(), value: z.string() })
export type CustomDetail = z.infer<typeof customDetail>

/** What a certificate says; a detail without a value is left out. */
export const certificateDetails = z
  .object({
    grade: z.string(),
    gpa: z.string(),
    gpaScale: z.string(),
    honours: z.string(),
    level: z.string(),
    credits: z.string(),
    hours: z.string(),
    custom: z.array(customDetail),
    /** What the certificate's type corresponded to when the certificate was created. */
    alignments: z.array(alignment),
  })
  .partial()
  .meta({ id: 'CertificateDetails' })
export type CertificateDetails = z.infer<typeof certificateDetails>

/** The details of a new certificate; each may be omitted or empty. `object` says what becomes of unknown members. */
export const detailsOf = (object: typeof z.object) =>
  object({
    grade: optionalText(detailLimits.value).transform(oneLine),
    gpa: decimal('GPA'),
    /** The highest possible GPA. */
    gpaScale: decimal('GPAScale'),
    honours: optionalText(detailLimits.value).transform(oneLine),
    level: optionalText(detailLimits.value).transform(oneLine),
    credits: amount('credits'),
    hours: amount('hours'),
    custom: z
      .array(
        object({
          label: nameText('label', detailLimits.label),
          value: nameText('value', detailLimits.value),
        }),
      )
      .max(detailLimits.custom)
      .nullish(),
  })
    .superRefine(({ gpa, gpaScale, custom }, ctx) => {
      const refuse = (path: (string | number)[], message: string) =>
        ctx.addIssue({ code: 'custom', path, message })
      if (gpaScale !== '' && gpa === '') refuse(['gpa'], required('GPA'))
      if (gpaScale !== '' && Number(gpa) > Number(gpaScale))
        refuse(['gpa'], saying('invalid.too_large', { field: 'GPA', max: Number(gpaScale) }))
      const taken = new Set(Object.values(signedLabels).map(folded))
      custom?.forEach(({ label }, index) => {
        if (taken.has(folded(label)))
          refuse(['custom', index, 'label'], saying('invalid.label_taken', { label }))
        taken.add(folded(label))
      })
    })
    .transform(
      ({ custom, ...texts }): CertificateDetails => ({
        ...Object.fromEntries(Object.entries(texts).filter(([, value]) => value !== '')),
        ...(custom?.length && { custom }),
      }),
    )

export const newDetails = detailsOf(z.object)

const folded = (label: string): string => label.toLowerCase()

export const hasDetails = (details: CertificateDetails): boolean => Object.keys(details).length > 0
