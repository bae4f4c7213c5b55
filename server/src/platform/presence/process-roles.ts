/** What a process can do: calls, work in the background, the log's sequencer, the chain's signer. */
export const processRoles = ['http', 'jobs', 'sequencer', 'signer'] as const
export type ProcessRole = (typeof processRoles)[number]

/** Reads ROLES, such as 'jobs,sequencer'. Throws an error that says what is wrong with it. */
export function parseRoles(list: string): ReadonlySet<ProcessRole> {
  const names = list.split(',').map((name) => name.trim())
  const isRole = (name: string): name is ProcessRole => (processRoles as readonly string[]).includes(name)
  if (!names.every(isRole)) throw new Error(`name one or more of ${processRoles.join(', ')}`)
  return new Set(names)
}
