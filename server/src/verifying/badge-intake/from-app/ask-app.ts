import type { Context } from '../../../context.ts'
import { refusal } from '../../../platform/http/api-error.ts'
import { readText, requestPublic } from '../../../platform/http/outgoing/request-public.ts'

const timeoutMs = 10_000
/** Enough for a page of badges, which contain pictures. */
const mostBytes = 2_000_000

interface Asked {
  token?: string
  /** Is posted as JSON. */
  json?: object
}

/**
 * Returns an app's answer as JSON, and the next page if there is one. Throws 'unavailable', and 'invalid' for a refusal or an
 * answer that is not JSON.
 */
export async function askApp(
  { config }: Pick<Context, 'config'>,
  address: string,
  { token, json }: Asked = {},
): Promise<{ body: unknown; next: string | undefined }> {
  const { status, text, link } = await answerOf(config, address, { token, json })
  if (status < 200 || status > 299) throw refusal('invalid.badge_app')
  try {
    return { body: JSON.parse(text), next: nextIn(link, address) }
  } catch {
    throw refusal('invalid.badge_app')
  }
}

async function answerOf(config: Context['config'], address: string, { token, json }: Asked) {
  try {
    const answer = await requestPublic(new URL(address), config, {
      method: json ? 'POST' : 'GET',
      headers: {
        accept: 'application/json',
        'accept-encoding': 'identity',
        'user-agent': 'Credenza-Badges/1',
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(json && { 'content-type': 'application/json' }),
      },
      body: json && JSON.stringify(json),
      signal: AbortSignal.timeout(timeoutMs),
    })
    const status = answer.statusCode ?? 0
    if (status >= 500) throw new Error(`The answer is ${status}`)
    return { status, text: await readText(answer, mostBytes), link: String(answer.headers.link ?? '') }
  } catch {
    throw refusal('unavailable.badge_app')
  }
}

/** The address of the next page (RFC 8288). */
function nextIn(link: string, page: string): string | undefined {
  const [, next] = /<([^<>]+)>\s*;[^<,]*\brel="?next\b/i.exec(link) ?? []
  return next && URL.canParse(next, page) ? new URL(next, page).href : undefined
}
