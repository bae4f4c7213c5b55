import { z } from 'zod'

/** In the form of OTEL_EXPORTER_OTLP_HEADERS: 'name=value,name=value', values percent-encoded. */
const otlpHeaders = z.string().transform((text, { addIssue }) => {
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

/** The environment variables for the feed of security events. */
export const securityEventEnvironment = {
  SECURITY_WEBHOOK_URL: z.url({ protocol: /^https?$/ }).optional(),
  SECURITY_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_[A-Za-z0-9+/]{32,}={0,2}$/, 'whsec_ and at least 24 bytes in base64')
    .optional(),
  SECURITY_SYSLOG_URL: z.url({ protocol: /^(tcp|tls)$/ }).optional(),
  SECURITY_OTLP_URL: z.url({ protocol: /^https?$/ }).optional(),
  SECURITY_OTLP_HEADERS: otlpHeaders.optional(),
}

const environment = z.object(securityEventEnvironment)

/** Where security events are sent; the feed itself is always there. */
export const securityEventSettings = (e: z.infer<typeof environment>) => ({
  webhook:
    e.SECURITY_WEBHOOK_URL && e.SECURITY_WEBHOOK_SECRET
      ? {
          url: e.SECURITY_WEBHOOK_URL,
          secret: Buffer.from(e.SECURITY_WEBHOOK_SECRET.slice('whsec_'.length), 'base64'),
        }
      : undefined,
  syslogUrl: e.SECURITY_SYSLOG_URL,
  otlp: e.SECURITY_OTLP_URL
    ? { url: e.SECURITY_OTLP_URL, headers: e.SECURITY_OTLP_HEADERS ?? {} }
    : undefined,
})
