/** Whether this is a lower-case name with a dot, like that of a domain or host. */
export const isHostName = (value: string): boolean =>
  value.length <= 253 && /^(?!-)[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(value)
