import fc from 'fast-check'
import { expect, test } from 'vitest'
import { base64UrlDecode, base64UrlEncode } from './base64.ts'

test('base64url is the same as that of Node, in both directions', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 100 }), (bytes) => {
      const text = base64UrlEncode(bytes)
      expect(text).toBe(Buffer.from(bytes).toString('base64url'))
      expect(base64UrlDecode(text)).toEqual(bytes)
    }),
  )
})
