import { z } from 'zod'
import { passwordMinLength } from './constants.ts'
import { missing, saying } from './issues/saying.ts'
import { atMost } from './text.ts'

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
