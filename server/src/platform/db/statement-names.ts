import { fingerprintOf } from './watch-statements.ts'

const hotAfterUses = 5
const mostNames = 500

/**
 * Gives a statement a name once it is used often: the server then parses and plans it once per connection. The limits keep
 * generated SQL from filling every connection's memory.
 */
export function statementNames(): (text: string, values: ReadonlyArray<unknown>) => string | undefined {
  const uses = new Map<string, number>()
  const names = new Map<string, string>()
  return (text, values) => {
    const known = names.get(text)
    if (known || values.length === 0 || names.size === mostNames) return known
    const count = (uses.get(text) ?? 0) + 1
    if (count < hotAfterUses) {
      if (uses.size === 10 * mostNames) uses.clear()
      uses.set(text, count)
      return undefined
    }
    uses.delete(text)
    const name = fingerprintOf(text)
    names.set(text, name)
    return name
  }
}
