import { z } from 'zod'

// Forms of settings, each with what to write. An error message never repeats what was written, which may be a secret.

/** An address over http or https. */
export const webAddress = z.url({
  protocol: /^https?$/,
  error: 'write an address such as https://host.example',
})

/** An http or https address without anything behind its host and port. */
export const webOrigin = z.string().refine(isOrigin, {
  error: 'write https:// and the host, and nothing behind it, such as https://certificates.example.org',
})

function isOrigin(text: string): boolean {
  const url = URL.parse(text)
  return url !== null && /^https?:$/.test(url.protocol) && /^\/*$/.test(url.pathname) && !/[?#@\s]/.test(text)
}

/** The address of a Postgres, possibly of several hosts, which `URL` does not read. */
export const databaseAddress = z
  .string()
  .regex(/^postgres(ql)?:\/\//, { error: 'write an address such as postgres://user:password@host:5432/name' })

export const emailAddress = z.email({ error: 'write an email address' })

/** In the form of OTEL_EXPORTER_OTLP_HEADERS: 'name=value,name=value', values percent-encoded. */
export const otlpHeaders = z.string().transform((text, { addIssue }) => {
  const headers: Record<string, string> = {}
  for (const pair of text.split(',')) {
    const [, name, value] = /^\s*([\w-]+)\s*=(.*)$/.exec(pair) ?? []
    try {
      if (!name || !value) throw new Error('no pair')
      headers[name] = decodeURIComponent(value.trim())
    } catch {
      addIssue({ code: 'custom', message: 'write name=value, with commas between, values percent-encoded' })
    }
  }
  return headers
})
