import { isLoopback } from '../platform/http/outgoing/public-address.ts'

/** The settings that the profile looks at, as they were given. */
interface Given {
  DEMO?: string | undefined
  PUBLIC_URL?: string | undefined
  TLS_CERT_FILE?: string | undefined
  TRUST_PROXY?: string | undefined
  SMTP_URL?: string | undefined
  MAIL_ON_DISK?: string | undefined
  MASTER_KEY?: string | undefined
}

/** What keeps a deployment from being one for real people: a sentence for each setting. PROFILE=production refuses all. */
export function notForProduction(given: Given): string[] {
  const { DEMO, PUBLIC_URL, TLS_CERT_FILE, TRUST_PROXY, SMTP_URL, MAIL_ON_DISK, MASTER_KEY } = given
  const found: string[] = []
  if (DEMO === 'true') found.push('Unset DEMO: in a demonstration administrators need no second factor.')
  if (!isPublicHttps(PUBLIC_URL)) {
    found.push(
      'Set PUBLIC_URL to the https address at which people reach this deployment; it is fixed at the first start.',
    )
  }
  if (!TLS_CERT_FILE && !TRUST_PROXY) {
    found.push(
      'Set TRUST_PROXY to the addresses of the proxy that speaks HTTPS for this server, or TLS_CERT_FILE and TLS_KEY_FILE ' +
        'if there is none.',
    )
  }
  if (!SMTP_URL)
    found.push(
      'Set SMTP_URL and MAIL_FROM: without a mail server nobody receives a certificate or a reset code.',
    )
  if (MAIL_ON_DISK === 'true') found.push('Unset MAIL_ON_DISK: emails that stay on disk reach nobody.')
  if (!MASTER_KEY) {
    found.push(
      'Set MASTER_KEY, and keep a copy apart from the database: a key beside the data is lost and stolen with it.',
    )
  }
  return found
}

function isPublicHttps(url: string | undefined): boolean {
  if (!url) return false
  const { protocol, hostname } = new URL(url)
  return protocol === 'https:' && !isLoopback(hostname)
}
