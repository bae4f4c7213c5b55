import type { Certificate } from '@credenza/schema/certificate'

type ProfileFacts = Pick<Certificate, 'title' | 'issuerName' | 'date' | 'validUntil' | 'slug'>

/**
 * The address of LinkedIn's form 'Add license or certification', filled in. `link` opens the certificate for everybody who reads
 * the profile.
 */
export function linkedInUrl(
  { title, issuerName, date, validUntil, slug }: ProfileFacts,
  link: string,
): string {
  const [issueYear, issueMonth] = yearAndMonth(date)
  const fields = new URLSearchParams({
    startTask: 'CERTIFICATION_NAME',
    name: title,
    organizationName: issuerName,
    issueYear,
    issueMonth,
    certUrl: link,
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
