import { PROOF_2020 } from './ed25519-2020-context.ts'

const SECURITY = 'https://w3id.org/security#'
const base = { '@protected': true, id: '@id', type: '@type' } as const
const json = (name: string) => ({ '@id': SECURITY + name, '@type': '@json' }) as const

/** https://w3id.org/security/suites/jws-2020/v1, term by term as it is published; contexts.test.ts has its digest. */
export const JWS_2020 = {
  '@context': {
    privateKeyJwk: json('privateKeyJwk'),
    JsonWebKey2020: {
      '@id': `${SECURITY}JsonWebKey2020`,
      '@context': { ...base, publicKeyJwk: json('publicKeyJwk') },
    },
    JsonWebSignature2020: {
      '@id': `${SECURITY}JsonWebSignature2020`,
      '@context': { ...PROOF_2020, jws: `${SECURITY}jws` },
    },
  },
}
