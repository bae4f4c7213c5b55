import { KeyStoreFailed, SignInRefused } from './key-store.ts'

const timeoutMs = 10_000

/**
 * What a key service answers, as JSON. Throws `KeyStoreFailed`: 'unavailable.key_store' without an answer or for one that
 * says to come back later, 'unavailable.key_refused' for any other refusal; `SignInRefused` if that is 401.
 */
export async function askKeyService(url: URL | string, init: RequestInit): Promise<unknown> {
  const { status, text } = await answerOf(url, init)
  if (status === 429 || status >= 500 || (status >= 400 && /throttling|limitexceeded/i.test(text)))
    throw new KeyStoreFailed('unavailable.key_store')
  if (status === 401) throw new SignInRefused('unavailable.key_refused')
  if (status !== 200) throw new KeyStoreFailed('unavailable.key_refused')
  try {
    return JSON.parse(text)
  } catch {
    throw new KeyStoreFailed('unavailable.key_store')
  }
}

async function answerOf(url: URL | string, init: RequestInit): Promise<{ status: number; text: string }> {
  const signal = AbortSignal.timeout(timeoutMs)
  const ask = async () => {
    const answer = await fetch(url, { ...init, redirect: 'error', signal })
    return { status: answer.status, text: await answer.text() }
  }
  try {
    // Once more, because a connection may have been closed while nobody used it; signing twice does no harm.
    return await ask().catch((error: unknown) => {
      if (signal.aborted) throw error
      return ask()
    })
  } catch (cause) {
    throw new KeyStoreFailed('unavailable.key_store', cause)
  }
}

/** The part of an answer that this schema describes; throws `KeyStoreFailed` for an answer without it. */
export function partOf<T>(
  schema: { safeParse(value: unknown): { success: boolean; data?: T } },
  answer: unknown,
): T {
  const { success, data } = schema.safeParse(answer)
  if (!success) throw new KeyStoreFailed('unavailable.key_store')
  return data!
}
