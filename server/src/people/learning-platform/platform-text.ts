import { z } from 'zod'
import { isLoopback } from '../../platform/http/public-address.ts'

/** What Postgres stores as it is: without U+0000 and without halves of characters. */
const isStorable = (value: string) => value.isWellFormed() && !value.includes('\0')

/** Text that a platform gives, of so many characters at most. */
export const platformText = (max: number) => z.string().max(max).refine(isStorable)
export const platformId = platformText(255).min(1)
export const platformAddress = platformText(2000).refine(URL.canParse)

/** Where a browser takes what we signed: over https, or on its own machine for development. */
export const returnAddress = platformAddress.refine((value) => {
  const url = URL.parse(value)
  return url?.protocol === 'https:' || (url?.protocol === 'http:' && isLoopback(url.hostname))
})
