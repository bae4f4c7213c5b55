const blockcerts = (name: string) => `https://w3id.org/blockcerts#${name}`
const schemaOrg = (name: string) => ({ '@id': `https://schema.org/${name}` })
const base = { id: '@id', type: '@type' } as const

/** The context of Blockcerts 3.2, term by term as it is published. */
export const BLOCKCERTS = [
  'https://w3id.org/blockcerts/v3.2',
  {
    '@context': {
      ...base,
      bc: blockcerts(''),
      schema: 'https://schema.org/',
      sec: 'https://w3id.org/security#',
      BlockcertsCredential: blockcerts('BlockcertsCredential'),
      BlockcertsIssuerProfile: blockcerts('BlockcertsIssuerProfile'),
      introductionUrl: { '@id': blockcerts('introductionUrl'), '@type': '@id' },
      metadata: blockcerts('metadata'),
      display: {
        '@id': blockcerts('display'),
        '@context': {
          ...base,
          contentMediaType: { '@id': blockcerts('contentMediaType') },
          contentEncoding: { '@id': blockcerts('contentEncoding') },
          content: { '@id': blockcerts('content') },
        },
      },
      email: schemaOrg('email'),
      publicKey: {
        '@context': { created: { '@id': blockcerts('created') } },
        '@id': 'https://w3id.org/security#publicKey',
      },
      url: schemaOrg('url'),
      image: schemaOrg('image'),
      criteria: schemaOrg('criteria'),
      claim: schemaOrg('claim'),
      revocationList: { '@id': blockcerts('revocationList') },
    },
  },
] as const
