import { parseArgs } from 'node:util'

/** What a command takes after its name: options, each with a value, and this many other words. */
const takes: Record<string, { options?: readonly string[]; words?: number }> = {
  'forget-second-factors': { words: 1 },
  audit: { options: ['since'] },
  restore: { words: 1 },
  'backup-key': { words: 3 },
  'renew-seals': { words: 1 },
  events: { options: ['since', 'after'] },
  archive: { options: ['before', 'to'] },
  unarchive: { options: ['from'] },
}

/** Whether somebody asks how the commands are used, instead of running one. */
export const asksForHelp = (argv: readonly string[]): boolean =>
  argv[0] === undefined || argv[0] === 'help' || argv.some((one) => one === '--help' || one === '-h')

/** The first argument that the command does not take, or an option without its value; undefined if there is none. */
export function argumentAmiss(name: string, rest: readonly string[]): string | undefined {
  const { options = [], words = 0 } = takes[name] ?? {}
  const { tokens } = parseArgs({
    args: [...rest],
    options: Object.fromEntries(options.map((one) => [one, { type: 'string' as const }])),
    strict: false,
    allowPositionals: true,
    tokens: true,
  })
  let left = words
  for (const token of tokens) {
    if (token.kind === 'option' && !(options.includes(token.name) && token.value)) return token.rawName
    if (token.kind === 'positional' && left-- === 0) return token.value
  }
  return undefined
}
