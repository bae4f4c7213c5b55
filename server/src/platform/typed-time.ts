import { z } from 'zod'

const form = z.union([
  z.iso.date(),
  z.iso.datetime({ offset: true }),
  z.iso.datetime({ offset: true, precision: -1 }),
  z.string().regex(/^[12]\d{3}$/),
])

/**
 * A time as a command takes it: 2026-11-22, which begins in UTC, 2026-11-23T05:00:00Z, or a year. Undefined for any other text,
 * in which `Date` often finds some date. Throws for a time in the future, which nobody means.
 */
export function readTypedTime(text: string, now: Date): Date | undefined {
  if (!form.safeParse(text).success) return undefined
  const time = new Date(text)
  if (time > now) throw new Error(`${text} is in the future: write a time that has passed.`)
  return time
}
