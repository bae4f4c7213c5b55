import { z } from 'zod'

const form = 'must look like smtps://user:password@host:465 or smtp://user:password@host:587'

/** Reads SMTP_URL. Errors do not repeat it. */
export function readSmtpUrl(text: string) {
  const found = parse(text)
  if (!found) throw new Error(`SMTP_URL ${form}.`)
  return found
}

/** SMTP_URL as it was given, if it can be read. */
export const smtpUrl = z.string().refine((text) => parse(text) !== undefined, { error: form })

function parse(text: string) {
  const url = URL.parse(text)
  if (!url || !/^smtps?:$/.test(url.protocol) || !url.hostname || url.search) return undefined
  const isTls = url.protocol === 'smtps:'
  try {
    return {
      isTls,
      host: url.hostname.replace(/^\[|\]$/g, ''),
      port: Number(url.port || (isTls ? 465 : 587)),
      auth: url.username
        ? { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) }
        : undefined,
    }
  } catch {
    // A % that begins no encoded character.
    return undefined
  }
}
