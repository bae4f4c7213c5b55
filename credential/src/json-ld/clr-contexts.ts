const VOCABULARY = 'https://purl.imsglobal.org/spec/vc/clr/vocab.html#'
const base = { id: '@id', type: '@type' } as const
const term = (name: string) => ({ '@id': VOCABULARY + name }) as const
const listed = (name: string, type: string) =>
  ({ ...term(name), '@type': type, '@container': '@set' }) as const

const Association = {
  ...term('Association'),
  '@context': {
    associationType: term('AssociationType'),
    sourceId: { ...term('sourceId'), '@type': 'xsd:anyURI' },
    targetId: { ...term('targetId'), '@type': 'xsd:anyURI' },
  },
}

const subject = (openBadges: string) => ({
  ...base,
  cred: 'https://www.w3.org/2018/credentials#',
  obi: openBadges,
  achievement: listed('achievement', 'obi:Achievement'),
  association: listed('association', `${VOCABULARY}Association`),
  verifiableCredential: listed('verifiableCredential', 'cred:verifiableCredential'),
})

/**
 * The contexts of the Comprehensive Learner Record 2.0, term by term as 1EdTech publishes them. No package has them;
 * contexts.test.ts compares them with the digests of the published texts.
 */
export const CLR: readonly [string, object][] = [
  [
    'https://purl.imsglobal.org/spec/clr/v2p0/context.json',
    {
      '@context': {
        ...base,
        ClrCredential: { ...term('ClrCredential'), '@context': base },
        ClrSubject: {
          ...term('ClrSubject'),
          '@context': subject('https://purl.imsglobal.org/spec/ob/v3p0/vocab.html#'),
        },
        Association,
      },
    },
  ],
  [
    'https://purl.imsglobal.org/spec/clr/v2p0/context-2.0.1.json',
    {
      '@context': {
        ...base,
        ClrCredential: {
          ...term('ClrCredential'),
          '@context': { ...base, partial: { ...term('partial'), '@type': 'xsd:boolean' } },
        },
        ClrSubject: {
          ...term('ClrSubject'),
          '@context': {
            ...subject('https://purl.imsglobal.org/spec/vc/ob/vocab.html#'),
            identifier: listed('identifier-1', 'obi:Identifier'),
          },
        },
        Association,
      },
    },
  ],
]
