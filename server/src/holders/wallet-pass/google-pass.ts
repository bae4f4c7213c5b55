import { words as allWords } from '@credenza/languages/words'
import { endOfDay } from '@credenza/schema'
import type { LanguageCode } from '@credenza/schema/languages'
import type { GooglePassKey } from '../../platform/wallet-pass/google-key.ts'
import type { PassFacts } from './pass-facts.ts'

/** The link that saves a certificate to Google Wallet as a generic pass. */
export function googlePass(
  key: GooglePassKey,
  { certificate, link, colours }: PassFacts,
  language: LanguageCode,
  at: Date,
): string {
  const { title, issuerName, userName, date, validUntil } = certificate
  const words = allWords[language].document.pass
  const text = (value: string) => ({ defaultValue: { language, value } })
  const classId = `${key.issuerId}.certificate`
  const payload = {
    genericClasses: [{ id: classId }],
    genericObjects: [
      {
        id: `${key.issuerId}.${certificate.id}`,
        classId,
        state: 'ACTIVE',
        cardTitle: text(issuerName),
        header: text(title),
        subheader: text(userName),
        hexBackgroundColor: colours.accent,
        barcode: { type: 'QR_CODE', value: link },
        ...(validUntil && { validTimeInterval: { end: { date: endOfDay(validUntil) } } }),
        textModulesData: [
          { id: 'date', header: words.date, body: date },
          ...(validUntil ? [{ id: 'validUntil', header: words.validUntil, body: validUntil }] : []),
        ],
        linksModuleData: { uris: [{ id: 'check', uri: link, description: words.check }] },
      },
    ],
  }
  return key.saveLink(payload, at)
}
