import { describe, expect, test } from 'vitest'
import { readConfig } from './config.ts'

describe('TRUST_PROXY', () => {
  test.each(['10.0.0.0/8', '127.0.0.1, ::1', 'loopback, uniquelocal', '2001:db8::/32'])(
    'takes %s',
    (list) => {
      expect(readConfig({ TRUST_PROXY: list }).trustProxy).toBe(list)
    },
  )

  test.each(['true', '1', '*', '10.0.0.0/8,', 'proxy.example'])('does not take %s', (list) => {
    expect(() => readConfig({ TRUST_PROXY: list })).toThrow(/TRUST_PROXY: name the addresses/)
  })

  test('is nobody unless it is set', () => {
    expect(readConfig({}).trustProxy).toBeUndefined()
  })
})
