import type { LanguageCode } from '@credenza/schema/languages'
import type { FastifyRequest } from 'fastify'
import { chooseLanguage } from '../../../platform/http/language.ts'
import { deviceOf } from './device.ts'

/** Where somebody signs in from. */
export interface Visitor {
  /** IP address; behind a proxy, the one that TRUST_PROXY lets us trust. */
  address: string
  /** 'Chrome on Windows' */
  device: string
  /** The language in which they use our pages. */
  language: LanguageCode
}

export const visitorOf = (request: FastifyRequest): Visitor => ({
  address: request.ip,
  device: deviceOf(request.headers['user-agent']),
  language: chooseLanguage(request.headers),
})

/** The account for a mail about this request: until it has a language of its own, in that of the page. */
export const spokenTo = <A extends { language: LanguageCode | null }>(
  account: A,
  { language }: Pick<Visitor, 'language'>,
): A => ({ ...account, language: account.language ?? language })
