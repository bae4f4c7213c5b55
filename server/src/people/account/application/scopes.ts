import { type ApplicationScope, applicationScopes } from '@credenza/schema'

const prefix = 'https://purl.imsglobal.org/spec/ob/v3p0/scope/'
/** The scope that requests a refresh token (OpenID Connect Core §11). */
export const staying = 'offline_access'

/** A scope by its whole name. */
export const addressOfScope = (scope: ApplicationScope): string => prefix + scope

/** Every scope by its whole name. */
export const supportedScopes: readonly string[] = [...applicationScopes.map(addressOfScope), staying]

/** The known scopes in a text, each once (RFC 6749 §3.3). */
export const knownScopes = (text: string): string[] => [
  ...new Set(text.split(' ').filter((scope) => supportedScopes.includes(scope))),
]

/** The scopes that a student is shown. */
export const scopesToShow = (scopes: string): ApplicationScope[] =>
  applicationScopes.filter((scope) => scopes.split(' ').includes(addressOfScope(scope)))
