/** Throws for what is not at hand, so that the checks that need it cannot tell. */
export function required<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('Not at hand')
  return value
}

/** Keeps answers, because two checks ask for the same at the same time. */
export function remembered<Value>(ask: (name: string) => Promise<Value>): typeof ask {
  const asked = new Map<string, Promise<Value>>()
  return (name) => {
    const answer = asked.get(name) ?? ask(name)
    asked.set(name, answer)
    return answer
  }
}
