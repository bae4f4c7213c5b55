import { heldContexts } from '@credenza/credential/general'

type Json = Record<string, unknown>

/** The numbers from which a document is built. Mutation can make them as large as it likes; the product's limits cut them. */
export interface Genes {
  contexts: number[]
  inline: { kind: (typeof inlineKinds)[number]; terms: number }
  shape: (typeof shapes)[number]
  count: number
  depth: number
  text: { length: number; alphabet: number }
  ids: (typeof idKinds)[number]
  proofs: number
}

const urls = [...heldContexts.keys()]
const inlineKinds = [
  'none',
  'terms',
  'scoped',
  'nested scopes',
  'type scopes',
  'vocabulary',
  'containers',
  'prefixes',
] as const
const shapes = [
  'members',
  'chain',
  'tree',
  'twins',
  'ring',
  'two rings',
  'clique',
  'grid',
  'star',
  'list',
  'lists in lists',
  'types',
  'json',
  'language map',
  'reverse',
  'included',
  'graph',
  'long keys',
  'long texts',
  'numbers',
  'dates',
  'own contexts',
  'credentials within',
  'same value',
] as const
const idKinds = ['none', 'blank', 'relative', 'absolute'] as const
const alphabets = ['a', '\u{1f600}', '\u0644\u0627', '\\"', '\n', '\u0301e']

type Random = () => number
const pick = <Item>(random: Random, items: readonly Item[]): Item =>
  items[Math.floor(random() * items.length)]!
/** A number from 1 to `most`; small numbers are as likely as large ones. */
const upTo = (random: Random, most: number): number => Math.ceil(most ** random())

export function randomGenes(random: Random): Genes {
  return {
    contexts: Array.from({ length: upTo(random, 10) - 1 }, () => Math.floor(random() * urls.length)),
    inline: { kind: pick(random, inlineKinds), terms: upTo(random, 2_000) },
    shape: pick(random, shapes),
    count: upTo(random, 2_400),
    depth: upTo(random, 38),
    text: { length: upTo(random, 100_000), alphabet: Math.floor(random() * alphabets.length) },
    ids: pick(random, idKinds),
    proofs: random() < 0.2 ? upTo(random, 5) : 0,
  }
}

/** Changes one gene: takes it from another document, or a new one. */
export function mutated(random: Random, genes: Genes, other: Genes): Genes {
  const source = random() < 0.5 ? other : randomGenes(random)
  const name = pick(random, Object.keys(genes) as (keyof Genes)[])
  const next = { ...genes, [name]: source[name] }
  if (random() < 0.3) next.count = Math.max(1, Math.round(genes.count * (0.5 + 1.5 * random())))
  return next
}

/** Builds a credential with these genes; its content is meaningless. */
export function documentOf(genes: Genes): Json {
  const contexts = [...new Set(genes.contexts.map((at) => urls[at]!))]
  const inline = inlineContext(genes)
  const document = {
    '@context': [
      'https://www.w3.org/ns/credentials/v2',
      ...contexts.filter((url) => url !== 'https://www.w3.org/ns/credentials/v2'),
      ...(inline ? [inline] : []),
    ].slice(0, 10),
    type: ['VerifiableCredential'],
    issuer: 'did:web:a.example',
    credentialSubject: { id: 'urn:uuid:9f2b0a34-5f0d-4f2e-8a44-3f6d1b8f8a10', ...subjectOf(genes) },
  }
  const proof = Array.from({ length: genes.proofs }, (_, i) => ({
    type: 'DataIntegrityProof',
    cryptosuite: i % 2 ? 'ecdsa-rdfc-2019' : 'eddsa-rdfc-2022',
    proofPurpose: 'assertionMethod',
    verificationMethod: 'did:web:a.example#k',
    created: '2026-01-01T00:00:00Z',
    proofValue: `z${'2'.repeat(87)}`,
  }))
  return proof.length > 0 ? { ...document, proof } : document
}

const numbered = <Value>(count: number, of: (i: number) => Value): Json =>
  Object.fromEntries(Array.from({ length: count }, (_, i) => [term(i), of(i)]))

/** Every term is an absolute URL, so it is defined with any contexts. */
const term = (i: number): string => `https://t.example/${i}`

function inlineContext({ inline: { kind, terms }, depth }: Genes): Json | undefined {
  const named = (of: (i: number) => unknown): Json =>
    Object.fromEntries(Array.from({ length: terms }, (_, i) => [`t${i}`, of(i)]))
  switch (kind) {
    case 'none':
      return undefined
    case 'terms':
      return named((i) => term(i))
    case 'scoped':
      return named((i) => ({ '@id': term(i), '@context': { [`s${i}`]: term(i) } }))
    case 'nested scopes':
      return Array.from({ length: Math.min(depth, 8) }).reduce<Json>(
        (inner, _, i) => ({ [`n${i}`]: { '@id': term(i), '@context': inner } }),
        { x: term(0) },
      )
    case 'type scopes':
      return named((i) => ({ '@id': `https://t.example/T${i}`, '@context': { [`s${i}`]: term(i) } }))
    case 'vocabulary':
      return { '@vocab': 'https://v.example/', '@language': 'en', '@base': 'https://b.example/' }
    case 'containers':
      return named((i) => ({
        '@id': term(i),
        '@container': (['@set', '@list', '@index', '@language'] as const)[i % 4],
      }))
    case 'prefixes':
      return named((i) => (i === 0 ? 'https://p.example/' : `t${i - 1}:${i}`))
  }
}

function subjectOf(genes: Genes): Json {
  const { shape, count, depth, text, ids } = genes
  const long = alphabets[text.alphabet]!.repeat(text.length)
  const idOf = (i: number): Json =>
    ids === 'none' ? {} : { id: ids === 'blank' ? `_:b${i}` : ids === 'relative' ? `x${i}` : `urn:x:${i}` }
  const to = (i: number): Json => ({ id: `_:n${i}` })
  /** Blank nodes that differ only in their neighbours. */
  const nodes = (linksOf: (i: number) => number[]): Json => ({
    'https://t.example/has': Array.from({ length: count }, (_, i) => ({
      ...to(i),
      'https://t.example/to': linksOf(i).map(to),
    })),
  })
  const nest = (inner: unknown, key: string): Json =>
    Array.from({ length: depth }).reduce<Json>((within) => ({ [key]: within }), { [key]: inner })
  switch (shape) {
    case 'members':
      return numbered(count, (i) => i)
    case 'chain':
      return nest({ ...idOf(0), ...numbered(count, (i) => `v${i}`) }, term(0))
    case 'tree':
      return {
        [term(0)]: Array.from({ length: count }, (_, i) => ({ ...idOf(i), [term(1)]: { [term(2)]: 'x' } })),
      }
    case 'twins':
      return { [term(0)]: Array.from({ length: count }, () => ({ [term(1)]: { [term(2)]: {} } })) }
    case 'ring':
      return nodes((i) => [(i + 1) % count])
    case 'two rings':
      return nodes((i) => [i % 2 === 0 ? (i + 2) % count : (i + count - 2) % count])
    case 'clique':
      return nodes((i) =>
        Array.from({ length: Math.min(count, 1 + Math.floor(2_000 / count)) }, (_, j) => (i + j) % count),
      )
    case 'grid':
      return nodes((i) => [(i + 1) % count, (i + Math.ceil(Math.sqrt(count))) % count])
    case 'star':
      return nodes((i) => (i === 0 ? Array.from({ length: count - 1 }, (_, j) => j + 1) : [0]))
    case 'list':
      return { [term(0)]: { '@list': Array.from({ length: count }, (_, i) => i % 7) } }
    case 'lists in lists':
      return { [term(0)]: nest([1, 2, 3], '@list') }
    case 'types':
      return {
        [term(0)]: Array.from({ length: Math.ceil(count / 3) }, (_, i) => ({ type: [`t${i}`, `t${i + 1}`] })),
      }
    case 'json':
      return {
        [term(0)]: { '@type': '@json', '@value': numbered(count, () => [1e21, long.slice(0, 50), null]) },
      }
    case 'language map':
      return {
        [term(0)]: Array.from({ length: count }, (_, i) => ({ '@value': `v${i}`, '@language': `a-${i}` })),
      }
    case 'reverse':
      return {
        '@reverse': { [term(0)]: Array.from({ length: count }, (_, i) => ({ ...idOf(i), [term(1)]: 'x' })) },
      }
    case 'included':
      return { '@included': Array.from({ length: count }, (_, i) => ({ ...idOf(i), [term(1)]: 'x' })) }
    case 'graph':
      return {
        [term(0)]: Array.from({ length: count }, (_, i) => ({ '@graph': [{ ...idOf(i), [term(1)]: 'x' }] })),
      }
    case 'long keys':
      return { [`https://t.example/${encodeURIComponent(long)}`]: 'x' }
    case 'long texts':
      return { [term(0)]: Array.from({ length: Math.min(count, 20) }, () => long) }
    case 'numbers':
      return { [term(0)]: Array.from({ length: count }, (_, i) => 1.1 * 10 ** ((i % 600) - 300)) }
    case 'dates':
      return {
        [term(0)]: Array.from({ length: count }, (_, i) => ({
          '@type': 'http://www.w3.org/2001/XMLSchema#dateTime',
          '@value': `2026-01-01T00:00:00.${i}Z`,
        })),
      }
    case 'own contexts':
      return {
        [term(0)]: Array.from({ length: Math.min(count, 9) }, (_, i) => ({
          '@context': urls[i],
          [term(1)]: 'x',
        })),
      }
    case 'credentials within':
      return {
        [term(0)]: Array.from({ length: Math.min(count, 45) }, (_, i) => ({
          '@context': ['https://www.w3.org/ns/credentials/v2', urls[(i + genes.text.alphabet) % urls.length]],
          ...idOf(i),
          type: ['VerifiableCredential'],
        })),
      }
    case 'same value':
      return { [term(0)]: Array(count).fill({ id: 'urn:x:1' }) }
  }
}
