import type { Bundle } from '../bundles.ts'
import type { Json } from '../stranger.ts'
import { changed } from './changed.ts'
import { justAFile, neverSaved, type VerdictCase } from './verdict-case.ts'

export const CRED = 'https://www.w3.org/2018/credentials#'
export const DATE_TIME = 'http://www.w3.org/2001/XMLSchema#dateTime'

/** The same statements spelt differently, and additional statements, which are not in the issuer's form. */
export function respelt({ certificate }: Bundle): VerdictCase[] {
  const contexts = certificate['@context'] as unknown[]
  const { name, validFrom, credentialStatus, credentialSubject, ...rest } = certificate
  const inline = (...more: Json[]) => ({ ...certificate, '@context': [...contexts, ...more] })
  const garbage = changed(certificate, 'proof.0.proofValue', `z${'2'.repeat(87)}`)
  const spelling = (name: string, file: Json): VerdictCase => ({
    name: `spelling: ${name}`,
    file,
    verdict: 'CANNOT TELL',
    except: neverSaved,
  })
  /** A case whose file, presented as a saved page's, was made by a stranger. */
  const worse = (name: string, file: Json): VerdictCase => ({
    ...spelling(name, file),
    verdict: 'INVALID',
    except: justAFile,
  })
  return [
    spelling('a full name', {
      ...rest,
      name,
      credentialSubject,
      credentialStatus,
      [`${CRED}validFrom`]: { '@value': validFrom, '@type': DATE_TIME },
    }),
    spelling('a nested status', {
      ...rest,
      '@context': [...contexts, { box: '@nest' }],
      name,
      validFrom,
      credentialSubject,
      box: { credentialStatus },
    }),
    spelling('an alias', {
      ...rest,
      '@context': [...contexts, { heading: 'https://schema.org/name' }],
      heading: name,
      validFrom,
      credentialSubject,
      credentialStatus,
    }),
    worse('an included status', {
      ...rest,
      name,
      validFrom,
      credentialSubject,
      '@included': [{ id: certificate.id, credentialStatus }],
    }),
    spelling('a context that says nothing', inline({})),
    spelling('a single value in a list', { ...certificate, name: [name] }),
    worse('made from nothing: garbage for a signature, and one more member', {
      ...garbage,
      description: 'x',
    }),
    worse('garbage for a signature under an alias', { ...garbage, '@context': [...contexts, {}] }),
    worse('one more member that is defined', { ...certificate, description: 'With honours' }),
    worse('one more member that is not', { ...certificate, remark: 'With honours' }),
    spelling('the same context eleven times', {
      ...certificate,
      '@context': [...contexts, ...Array(10).fill(contexts[1])],
    }),
  ]
}
