import { describe, expect, test } from 'vitest'
import { nodeSha256 } from '../../test/keys.ts'
import { memoryLog } from '../../test/memory-log.ts'
import { hexDecode, hexEncode } from '../bytes/bytes.ts'
import { emptyRoot, leafHash } from './merkle.ts'
import { proveConsistency, proveInclusion, rootAt } from './prove.ts'
import { verifyConsistency, verifyInclusion } from './verify-proof.ts'

// The reference test vectors of Certificate Transparency (RFC 6962, whose tree RFC 9162 kept).
const INPUTS = [
  '',
  '00',
  '10',
  '2021',
  '3031',
  '40414243',
  '5051525354555657',
  '606162636465666768696a6b6c6d6e6f',
]
const ROOTS = [
  '6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d',
  'fac54203e7cc696cf0dfcb42c92a1d9dbaf70ad9e621f4bd8d98662f00e3c125',
  'aeb6bcfe274b70a14fb067a5e5578264db0fa9b51af5e0ba159158f329e06e77',
  'd37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7',
  '4e3bbb1f7b478dcfe71fb631631519a3bca12c9aefca1612bfce4c13a86264d4',
  '76e67dadbcdf1e10e1b74ddc608abd2f98dfb16fbce75277b5232a127f2087ef',
  'ddb89be403809e325750d3d263cd78929c2942b7942a34b77e122c9594a74c8c',
  '5dc9da79a70659a9ad559cb701ded9a2ab9d823aad2f4960cfe370eff4604328',
]
const INCLUSION = {
  index: 0,
  size: 8,
  path: [
    '96a296d224f285c67bee93c30f8a309157f0daa35dc5b87e410b78630a09cfc7',
    '5f083f0a1a33ca076a95279832580db3e0ef4584bdff1f54c8a360f50de3031e',
    '6b47aaf29ee3c2af9af889bc1fb9254dabd31177f16232dd6aab035ca39bf6e4',
  ],
}
const CONSISTENCY: [earlier: number, later: number, path: string[]][] = [
  [1, 1, []],
  [
    1,
    8,
    [
      '96a296d224f285c67bee93c30f8a309157f0daa35dc5b87e410b78630a09cfc7',
      '5f083f0a1a33ca076a95279832580db3e0ef4584bdff1f54c8a360f50de3031e',
      '6b47aaf29ee3c2af9af889bc1fb9254dabd31177f16232dd6aab035ca39bf6e4',
    ],
  ],
  [
    6,
    8,
    [
      '0ebc5d3437fbe2db158b9f126a1d118e308181031d0a949f8dededebc558ef6a',
      'ca854ea128ed050b41b35ffc1b87b8eb2bde461e9e3b5596ece6b9d5975a0ae0',
      'd37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7',
    ],
  ],
  [
    2,
    5,
    [
      '5f083f0a1a33ca076a95279832580db3e0ef4584bdff1f54c8a360f50de3031e',
      'bc1a0643b12e4d2d7c77918f44e0f4f79a838b6cf9ec5b5c283e1f4d88599e6b',
    ],
  ],
]

describe('the published Certificate Transparency vectors', () => {
  const leaves = INPUTS.map((input) => leafHash(hexDecode(input)))
  const log = memoryLog()
  log.append(leaves)

  test('give the published roots at every size', async () => {
    expect(hexEncode(emptyRoot())).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855')
    for (const [i, root] of ROOTS.entries()) {
      expect(hexEncode(await rootAt(i + 1, log.readTile))).toBe(root)
      expect(hexEncode(memoryLog().append(leaves.slice(0, i + 1)).root)).toBe(root)
    }
  })

  test('give the published inclusion proof, which verifies', async () => {
    const { index, size, path } = INCLUSION
    const proof = await proveInclusion(index, size, log.readTile)
    expect(proof.map(hexEncode)).toEqual(path)
    expect(verifyInclusion(leaves[0]!, { index, size, path: proof }, hexDecode(ROOTS[7]!))).toBe(true)
  })

  test('give the published consistency proofs, which verify', async () => {
    for (const [earlier, later, path] of CONSISTENCY) {
      const proof = await proveConsistency(earlier, later, log.readTile, nodeSha256)
      expect(proof.map(hexEncode)).toEqual(path)
      const state = (size: number) => ({ size, root: hexDecode(ROOTS[size - 1]!) })
      expect(verifyConsistency(state(earlier), state(later), proof)).toBe(true)
    }
  })
})
