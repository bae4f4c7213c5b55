import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { Context } from '../../context.ts'
import { refusal } from '../../platform/http/api-error.ts'
import type { OpenPlatform } from './find-platform.ts'
import { reachedJson } from './reached-json.ts'
import { signForPlatform } from './tool-key.ts'

/**
 * All scopes that we request from platforms (Names and Role Provisioning Services 2.0, Assignment and Grade Services 2.0). We
 * only read.
 */
export const scopes = {
  members: 'https://purl.imsglobal.org/spec/lti-nrps/scope/contextmembership.readonly',
  lineItems: 'https://purl.imsglobal.org/spec/lti-ags/scope/lineitem.readonly',
  results: 'https://purl.imsglobal.org/spec/lti-ags/scope/result.readonly',
} as const

const tokenAnswer = z.object({ access_token: z.string().min(1).max(20_000) })

/** For everything that one of our requests reads, however many pages. A proxy before us may wait only a minute. */
const readingTimeoutMs = 45_000

/** Access for reading a platform's services, until the signal aborts. */
export interface Reading {
  token: string
  signal: AbortSignal
}

/**
 * Begins to read the platform's services: gets a token, proving our key (`private_key_jwt`, 1EdTech Security Framework 1.0,
 * section 4.1). Throws 'unavailable', and 'launch_failed' if the platform gives none.
 */
export async function beginReading(
  ctx: Context,
  platform: OpenPlatform,
  wanted: readonly string[],
): Promise<Reading> {
  const signal = AbortSignal.timeout(readingTimeoutMs)
  const { clientId, tokenUrl } = platform.settings
  const assertion = await signForPlatform(ctx, platform, {
    iss: clientId,
    sub: clientId,
    aud: tokenUrl,
    jti: randomUUID(),
  })
  const { json } = await reachedJson(ctx, tokenUrl, {
    method: 'POST',
    signal,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: String(
      new URLSearchParams({
        grant_type: 'client_credentials',
        client_assertion_type: 'urn:ietf:params:oauth:client-assertion-type:jwt-bearer',
        client_assertion: assertion,
        scope: wanted.join(' '),
      }),
    ),
  })
  const given = tokenAnswer.safeParse(json)
  if (!given.success) throw refusal('launch_failed.refused')
  return { token: given.data.access_token, signal }
}

/** Longer lists are refused. */
const mostPages = 100

/**
 * A complete list of a service, along its Link headers (RFC 8288), which must stay on one origin. Throws 'unavailable', and
 * 'launch_failed' for any other answer.
 */
export async function readPages<Item>(
  ctx: Context,
  { token, signal, url, accept }: Reading & { url: string; accept: string },
  itemsOf: (json: unknown) => Item[] | undefined,
): Promise<Item[]> {
  const all: Item[] = []
  let next: string | undefined = url
  for (let page = 0; next; page++) {
    if (page === mostPages || new URL(next).origin !== new URL(url).origin)
      throw refusal('launch_failed.refused')
    const { json, link } = await reachedJson(ctx, next, {
      method: 'GET',
      signal,
      headers: { accept, authorization: `Bearer ${token}` },
    })
    const items = itemsOf(json)
    if (!items) throw refusal('launch_failed.refused')
    all.push(...items)
    next = nextIn(link, next)
  }
  return all
}

function nextIn(link: string, base: string): string | undefined {
  const found = [...link.matchAll(/<([^<>]*)>([^<]*)/g)].find(([, , parameters = '']) =>
    /;\s*rel="?([^";]*\s)?next(\s[^";]*)?"?/i.test(parameters),
  )
  return found && URL.canParse(found[1]!, base) ? new URL(found[1]!, base).href : undefined
}
