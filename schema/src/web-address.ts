import { saying } from './issues/saying.ts'
import { text } from './text.ts'

/** Whether this is an address of the web, over https or http. */
export const isWebAddress = (value: string): boolean => URL.canParse(value) && /^https?:/.test(value)

/** An address at a provider that an organisation connects. */
export const providerAddress = (field: string) =>
  text(field, 1000).refine(isWebAddress, { error: saying('invalid.provider_address') })
