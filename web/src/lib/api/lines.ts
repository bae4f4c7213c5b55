import { fetchAnswer } from './call.ts'

/** Yields a response's NDJSON lines as they arrive. Throws an `ApiFailure`, or if the connection breaks. */
export async function* fetchLines<Line>(path: string, signal: AbortSignal): AsyncGenerator<Line> {
  const { body } = await fetchAnswer({ method: 'GET', path, signal })
  const reader = body!.pipeThrough(new TextDecoderStream()).getReader()
  let rest = ''
  for (;;) {
    const { value, done } = await reader.read()
    if (done) return
    const lines = (rest + value).split('\n')
    rest = lines.pop()!
    for (const line of lines) yield JSON.parse(line)
  }
}
