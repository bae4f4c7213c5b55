import { z } from 'zod'
import { otlpHeaders, webAddress } from '../../platform/setting-forms.ts'

/** The environment variables for the feed of security events. */
export const securityEventEnvironment = {
  SECURITY_WEBHOOK_URL: webAddress.optional(),
  SECURITY_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_[A-Za-z0-9+/]{32,}={0,2}$/, 'whsec_ and at least 24 bytes in base64')
    .optional(),
  SECURITY_SYSLOG_URL: z
    .url({ protocol: /^(tcp|tls)$/, error: 'write an address such as tls://host.example:6514' })
    .optional(),
  SECURITY_OTLP_URL: webAddress.optional(),
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
