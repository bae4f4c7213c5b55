import { formatVerifierKey } from '@credenza/credential/log'
import { describe, expect, test } from 'vitest'
import { readConfig } from '../../settings/config.ts'

const keyOf = (name: string, byte: number, type: 'note' | 'cosignature' = 'cosignature') =>
  formatVerifierKey({ name, publicKey: new Uint8Array(32).fill(byte) }, type)
const [first, second] = [keyOf('w1.example', 1), keyOf('w2.example', 2)]

describe('WITNESSES', () => {
  test('says how many of which witnesses must sign', () => {
    const { witnesses } = readConfig({
      WITNESSES: `2 of ${first} https://w1.example/w/,\n ${second} http://w2:7380`,
    })
    expect(witnesses?.quorum).toBe(2)
    expect(witnesses?.list.map(({ name, verifierKey, url }) => [name, verifierKey, url])).toEqual([
      ['w1.example', first, 'https://w1.example/w'],
      ['w2.example', second, 'http://w2:7380'],
    ])
    expect(readConfig({}).witnesses).toBeUndefined()
  })

  test.each<[string, string, RegExp]>([
    ['no count', `${first} https://w1.example`, /WITNESSES: write "2 of KEY URL/],
    ['no address', `1 of ${first}`, /WITNESSES: write "2 of KEY URL/],
    [
      'the key of a log',
      `1 of ${keyOf('w1.example', 1, 'note')} https://w1.example`,
      /WITNESSES: Not an Ed25519/,
    ],
    ['a key that was cut', `1 of ${first.slice(0, -4)} https://w1.example`, /WITNESSES: Not an Ed25519/],
    ['no key', '1 of w1.example https://w1.example', /WITNESSES: Not a verifier key/],
    ['more than there are', `2 of ${first} https://w1.example`, /WITNESSES: 2 of 1 witnesses/],
    ['none of them', `0 of ${first} https://w1.example`, /WITNESSES: 0 of 1 witnesses/],
    [
      'one twice',
      `1 of ${first} https://a.example, ${first} https://b.example`,
      /WITNESSES: Each witness is named once/,
    ],
    ['an address of another kind', `1 of ${first} ftp://w1.example`, /WITNESSES: .*begins with https/],
    ['an address with a query', `1 of ${first} https://w1.example/?a=b`, /WITNESSES: .*neither a query/],
    [
      'an address with a password',
      `1 of ${first} https://me:secret@w1.example`,
      /WITNESSES: .*nor a password/,
    ],
    [
      'more than anybody asks',
      `1 of ${Array.from({ length: 17 }, (_, i) => `${keyOf(`w${i}`, i + 1)} https://w${i}`).join(', ')}`,
      /WITNESSES: at most 16/,
    ],
  ])('with %s is refused at the start, in words', (_name, WITNESSES, sentence) => {
    expect(() => readConfig({ WITNESSES })).toThrow(sentence)
    expect(() => readConfig({ WITNESSES })).not.toThrow('secret@')
  })
})

describe('WITNESS_FOR', () => {
  const log = keyOf('log.example/log', 3, 'note')
  const other = keyOf('sum.example', 4, 'note')

  test('names logs by the keys that sign them, several of one log too', () => {
    const newer = keyOf('log.example/log', 5, 'note')
    const { witnessFor } = readConfig({ WITNESS_FOR: `${log}, ${newer}, go.sum database tree ${other}` })
    expect([...witnessFor].map(([origin, keys]) => [origin, keys.length])).toEqual([
      ['log.example/log', 2],
      ['go.sum database tree', 1],
    ])
    expect(readConfig({}).witnessFor.size).toBe(0)
  })

  test.each<[string, string, RegExp]>([
    ['the key of a witness', first, /WITNESS_FOR: Not an Ed25519/],
    ['an origin alone', 'log.example/log', /WITNESS_FOR: Not a verifier key/],
    ['nothing', ' , ', /WITNESS_FOR: name the verifier keys/],
  ])('with %s is refused at the start, in words', (_name, WITNESS_FOR, sentence) => {
    expect(() => readConfig({ WITNESS_FOR })).toThrow(sentence)
  })
})
