import { z } from 'zod'
import { absentOr, missing, saying } from './issues/saying.ts'
import { normalised } from './normalised.ts'

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
