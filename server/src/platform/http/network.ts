import { isIPv6 } from 'node:net'

/**
 * What counts as one address: an IPv4 address, or the /64 of an IPv6 address, which usually belongs to one household.
 */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped) return mapped
  if (!isIPv6(address)) return address
  const [head = '', tail = ''] = address.split('%')[0]!.split('::').map(groupsOf)
  const zeros = Array(Math.max(0, 8 - head.length - tail.length)).fill('0')
  return [...head, ...zeros, ...tail].slice(0, 4).map(withoutZeros).join(':')
}

const groupsOf = (part: string): string[] => (part === '' ? [] : part.split(':'))
const withoutZeros = (group: string): string => Number.parseInt(group, 16).toString(16)
