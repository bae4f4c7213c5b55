import { z } from 'zod'
import { missing, saying } from './issues/saying.ts'
import { normalised } from './normalised.ts'

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
