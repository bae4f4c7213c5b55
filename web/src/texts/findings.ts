import type { Check, Verification } from '@credenza/credential/verify'

/** A check and a verdict as the credential package words them, in English, in the words of the page. */
export const spokenCheck = (check: Check): Check => check
export const spokenVerification = (verification: Verification): Verification => verification
