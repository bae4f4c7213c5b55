import { KeyStoreFailed, SignInRefused } from './key-store.ts'

const timeoutMs = 10_000

/**
 * Calls a key service and returns its JSON. Throws `KeyStoreFailed`: 'unavailable.key_store' if there is no answer or it asks
 * us to come back later, 'unavailable.key_refused' for any other refusal; for 401, `SignInRefused`.
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
    // Tries once more, because an idle connection may have been closed. Signing twice is harmless.
    return await ask().catch((error: unknown) => {
      if (signal.aborted) throw error
      return ask()
    })
  } catch (cause) {
    throw new KeyStoreFailed('unavailable.key_store', cause)
  }
}

/** The part of an answer that this schema describes. Throws `KeyStoreFailed` if it is missing. */
export function partOf<T>(
  schema: { safeParse(value: unknown): { success: boolean; data?: T } },
  answer: unknown,
): T {
  const { success, data } = schema.safeParse(answer)
  if (!success) throw new KeyStoreFailed('unavailable.key_store')
  return data!
}
