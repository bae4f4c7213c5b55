import { instantIn, zonedDay } from '@credenza/schema'

/** The zone of the tax authority: days and months of invoices are the UAE's. */
export const taxZone = 'Asia/Dubai'

/** 'YYYY-MM-DD' */
export const taxDay = (at: Date): string => zonedDay(at.toISOString(), taxZone)

/** The instant at which the month of `at` began there. */
export const startOfTaxMonth = (at: Date): Date => instantIn(`${taxDay(at).slice(0, 7)}-01T00:00:00`, taxZone)
