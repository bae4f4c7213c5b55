import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { expect, test } from 'vitest'
import { requirePort } from './require-port.ts'

test('a port is asked for and let go; one that another program has is refused by its setting', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const { port } = other.address() as AddressInfo
  const place = { port, host: '127.0.0.1' }
  await expect(requirePort(place)).rejects.toThrow('set PORT to a free one')
  other.close()
  await once(other, 'close')
  await requirePort(place)
  await requirePort(place)
})

test('an address that this machine does not have is refused by its setting', async () => {
  // RFC 5737: an address for documentation, which no machine has. RFC 6761: a name that never exists.
  for (const host of ['192.0.2.1', 'nowhere.invalid'])
    await expect(requirePort({ port: 0, host })).rejects.toThrow(`HOST is ${host}`)
})
