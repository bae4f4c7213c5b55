import { addArchiveStamp } from '@credenza/document/archive-stamp'
import { newestStamp } from '@credenza/document/newest-stamp'
import type { TimeStamps } from '../../platform/time-stamp/open-time-stamps.ts'

const yearMs = 365 * 24 * 60 * 60_000

/**
 * Adds a time-stamp to a PDF with a lasting seal (PAdES B-LTA), if a certificate of its newest one ends within a year; undefined if
 * none does, or if its seal is a plain one. Rejects when the authority gives no good answer: the file stays checkable as it is.
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
