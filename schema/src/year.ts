import { z } from 'zod'
import { absentOr, missing, saying } from './issues/saying.ts'

/** A year of this millennium or the last, as exactly four digits. Empty only if the caller allows it. */
export const year = () =>
  z
    .union([z.string(), z.number()], absentOr('year', saying('invalid.year')))
    .transform((value) => String(value).trim())
    .refine((value) => value !== '', missing('year'))
    .refine((value) => value === '' || /^[12]\d{3}$/.test(value), { error: saying('invalid.year') })
