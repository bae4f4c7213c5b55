/** The replacement response for each address; null means no response at all. */
export type Answers = ReadonlyMap<string, unknown>

/** `fetch` with an attacker in the middle, who replaces responses. */
export function fetchWith(answers: Answers): typeof fetch {
  const fetchThere = globalThis.fetch
  return async (input, init) => {
    const address = input instanceof Request ? input.url : String(input)
    if (!answers.has(address)) return fetchThere(input, init)
    const answer = answers.get(address)
    return answer === null ? new Response(null, { status: 503 }) : Response.json(answer)
  }
}
