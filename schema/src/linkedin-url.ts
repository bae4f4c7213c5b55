/** What a profile shows about a certificate. */
interface ProfileFacts {
  title: string
  issuer: string
  /** 'YYYY-MM-DD' */
  date: string
  /** 'YYYY-MM-DD'; empty if it never expires. */
  validUntil: string
  slug: string
  /** The base address of public pages, without a trailing slash. */
  publicUrl: string
}

/**
 * The address of LinkedIn's form 'Add license or certification', filled in. It contains the public address without the
 * document's key: everyone can read a profile, and the holder decides who sees more than that the certificate is in force.
 */
export function linkedInUrl({ title, issuer, date, validUntil, slug, publicUrl }: ProfileFacts): string {
  const [issueYear, issueMonth] = yearAndMonth(date)
  const fields = new URLSearchParams({
    startTask: 'CERTIFICATION_NAME',
    name: title,
    organizationName: issuer,
    issueYear,
    issueMonth,
    certUrl: `${publicUrl}/verify/${slug}`,
    certId: slug,
  })
  if (validUntil) {
    const [expirationYear, expirationMonth] = yearAndMonth(validUntil)
    fields.set('expirationYear', expirationYear)
    fields.set('expirationMonth', expirationMonth)
  }
  return `https://www.linkedin.com/profile/add?${fields}`
}

/** '2026-06-30' -> ['2026', '6'] */
const yearAndMonth = (date: string): [string, string] => [date.slice(0, 4), String(Number(date.slice(5, 7)))]
