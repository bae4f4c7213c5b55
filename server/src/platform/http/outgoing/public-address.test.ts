import { promisify } from 'node:util'
import { describe, expect, test } from 'vitest'
import { addressIn, isPublicAddress, notPublicCode, publicLookup } from './public-address.ts'

describe('public', () => {
  test.each(['8.8.8.8', '1.1.1.1', '172.32.0.1', '100.128.0.1', '2606:4700::1111', '2a00:1450::1'])(
    '%s',
    (address) => expect(isPublicAddress(address)).toBe(true),
  )
})

describe('not public', () => {
  test.each([
    '127.0.0.1',
    '10.1.2.3',
    '172.16.0.1',
    '172.31.255.255',
    '192.0.0.8',
    '192.0.2.1',
    '192.88.99.1',
    '198.18.0.1',
    '198.19.255.255',
    '198.51.100.1',
    '203.0.113.1',
    '239.255.255.250',
    '240.0.0.1',
    '0.1.2.3',
    '100.127.255.255',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::ffff:127.0.0.1',
    '::ffff:8.8.8.8',
    '::ffff:7f00:1',
    '::127.0.0.1',
    '::ffff:0:127.0.0.1',
    'fe80::1%eth0',
    'fec0::1',
    '100::1',
    '5f00::1',
    '3fff::1',
    '64:ff9b::8.8.8.8',
    '64:ff9b:1::1',
    '2001:0:7f00:1::',
    '2001:20::1',
    'fe80::1',
    'fd00::1',
    'ff02::1',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
    '2001::1',
    '2001:db8::1',
    'localhost',
    '',
  ])('%s', (address) => expect(isPublicAddress(address)).toBe(false))
})

test.each([
  ['http://127.1/', '127.0.0.1'],
  ['http://0x7f.0.0.1/', '127.0.0.1'],
  ['http://2130706433/', '127.0.0.1'],
  ['http://017700000001/', '127.0.0.1'],
  ['http://[::ffff:127.0.0.1]/', '::ffff:7f00:1'],
  ['http://１２７.0.0.1/', '127.0.0.1'],
])('%s is the address %s, however it is written', (url, address) => {
  expect(addressIn(new URL(url))).toBe(address)
  expect(isPublicAddress(address)).toBe(false)
})

test('a name that leads to this machine is refused before connecting', async () => {
  const lookup = promisify(publicLookup) as (name: string, options: object) => Promise<unknown>
  await expect(lookup('localhost', { all: true })).rejects.toMatchObject({ code: notPublicCode })
  await expect(lookup('localhost', {})).rejects.toMatchObject({ code: notPublicCode })
})
