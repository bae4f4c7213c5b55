import { BlockList, isIP } from 'node:net'
import type { FastifyRequest } from 'fastify'
import { isLoopback } from './public-address.ts'

/** For an IPv6 address, `check` also covers an IPv4 address mapped into it. */
const loopback = new BlockList()
loopback.addSubnet('127.0.0.0', 8, 'ipv4')
loopback.addAddress('::1', 'ipv6')

/**
 * Whether a request was made on this machine and passed through no other: every address on its way is this machine's. A proxy's
 * headers can only deny access, never grant it, so they count even from an untrusted proxy. The host name counts too: if a
 * page's name was made to resolve to 127.0.0.1, its visitor's browser calls from this machine.
 */
export function comesFromThisMachine({
  headers,
  socket,
}: Pick<FastifyRequest, 'headers' | 'socket'>): boolean {
  const hops = [headers['x-forwarded-for'], headers['x-real-ip']].flatMap(listed)
  const hosts = [headers.host, headers['x-forwarded-host']].flatMap(listed)
  return (
    [socket.remoteAddress ?? '', ...hops].every(isLoopbackAddress) &&
    hosts.length > 0 &&
    hosts.every((host) => isLoopback(URL.parse(`http://${host}`)?.hostname ?? '')) &&
    headers.forwarded === undefined &&
    headers.via === undefined
  )
}

const listed = (header: string | string[] | undefined): string[] =>
  header === undefined
    ? []
    : String(header)
        .split(',')
        .map((one) => one.trim())

function isLoopbackAddress(address: string): boolean {
  const family = isIP(address)
  return family !== 0 && loopback.check(address, family === 4 ? 'ipv4' : 'ipv6')
}
