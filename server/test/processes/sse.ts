export interface ServerEvent {
  id: string
  data: { seq: number; action: string; subject: string; at: string }
}

/** Reads server-sent events (HTML standard, section 9.2) from a real connection, until the stream ends. */
export async function* readEvents(
  url: string,
  { token, lastEventId, signal }: { token: string; lastEventId?: string; signal?: AbortSignal },
): AsyncGenerator<ServerEvent, void, undefined> {
  const response = await fetch(url, {
    headers: {
      authorization: `Bearer ${token}`,
      ...(lastEventId !== undefined && { 'last-event-id': lastEventId }),
    },
    ...(signal && { signal }),
  })
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`)
  let text = ''
  for await (const chunk of response.body!.pipeThrough(new TextDecoderStream())) {
    text += chunk
    const messages = text.split('\n\n')
    text = messages.pop()!
    for (const message of messages) {
      const lines = Object.fromEntries(
        message
          .split('\n')
          .map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 2)]),
      )
      if (lines.data) yield { id: lines.id!, data: JSON.parse(lines.data) }
    }
  }
}
