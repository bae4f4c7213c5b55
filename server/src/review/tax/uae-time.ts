import { instantIn, zonedDay } from '@credenza/schema'

/** The tax authority's time zone, for the days and months of invoices. */
export const taxZone = 'Asia/Dubai'

/** 'YYYY-MM-DD' */
export const taxDay = (at: Date): string => zonedDay(at.toISOString(), taxZone)

/** When the month of `at` began in that zone. */
export const startOfTaxMonth = (at: Date): Date => instantIn(`${taxDay(at).slice(0, 7)}-01T00:00:00`, taxZone)
