import { z } from 'zod'
import { isLoopback } from '../../platform/http/outgoing/public-address.ts'

/** Text that Postgres can store unchanged: without U+0000 and without lone surrogates. */
const isStorable = (value: string) => value.isWellFormed() && !value.includes('\0')

/** Text from a platform, with a maximum length. */
export const platformText = (max: number) => z.string().max(max).refine(isStorable)
export const platformId = platformText(255).min(1)
export const platformAddress = platformText(2000).refine(URL.canParse)

/** Where a browser takes what we signed: over https, or on the browser's own machine for development. */
export const returnAddress = platformAddress.refine((value) => {
  const url = URL.parse(value)
  return url?.protocol === 'https:' || (url?.protocol === 'http:' && isLoopback(url.hostname))
})
