import { addArchiveStamp } from '@credenza/document/archive-stamp'
import { newestStamp } from '@credenza/document/newest-stamp'
import { dayMs } from '@credenza/schema'
import type { TimeStamps } from '../../platform/time-stamp/open-time-stamps.ts'

const yearMs = 365 * dayMs

/**
 * Adds a time-stamp to a PDF with a lasting seal (PAdES B-LTA), if a certificate of its newest time-stamp ends within a year;
 * otherwise, and for a plain seal, undefined. Rejects if the authority gives no valid answer; the file can still be checked as
 * it is.
 */
export async function renewSeal(
  { stamp, evidence }: TimeStamps,
  pdf: Uint8Array,
  now: Date,
): Promise<Uint8Array | undefined> {
  const newest = newestStamp(pdf)
  if (!newest) return undefined
  const ends = Math.min(...newest.certificates.map(({ validToDate }) => validToDate.getTime()))
  if (ends - now.getTime() > yearMs) return undefined
  return addArchiveStamp(pdf, await evidence(newest.certificates), stamp)
}
