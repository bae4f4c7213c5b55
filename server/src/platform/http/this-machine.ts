import { BlockList, isIP } from 'node:net'
import type { FastifyRequest } from 'fastify'
import { isLoopback } from './public-address.ts'

/** `check` of an IPv6 address also covers the IPv4 address that is mapped into it. */
const loopback = new BlockList()
loopback.addSubnet('127.0.0.0', 8, 'ipv4')
loopback.addAddress('::1', 'ipv6')

/**
 * Whether a request was made on this very machine and passed through no other: every address on its way is this machine's.
 * What a proxy says about the way can only deny access, never grant it, so it counts even from an untrusted proxy. The host
 * name counts too: a page elsewhere whose name was bound to 127.0.0.1 makes its visitor's browser call from here.
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
