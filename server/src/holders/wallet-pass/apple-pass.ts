import { createHash } from 'node:crypto'
import { words as allWords, type Words } from '@credenza/languages/words'
import { endOfDay } from '@credenza/schema'
import { readableOn } from '@credenza/schema/colour'
import type { LanguageCode } from '@credenza/schema/languages'
import type { ApplePassKey } from '../../platform/wallet-pass/apple-key.ts'
import type { ZipEntry } from '../../platform/zip-stream.ts'
import type { PassFacts } from './pass-facts.ts'
import { plainSquare } from './plain-square.ts'

const iconSides = { 'icon.png': 29, 'icon@2x.png': 58, 'icon@3x.png': 87 }

/** The files of a .pkpass: a generic pass, its pictures, the SHA-1 of each, and a signature over these. */
export function applePass(key: ApplePassKey, facts: PassFacts, language: LanguageCode, at: Date): ZipEntry[] {
  const words = allWords[language].document.pass
  const icons = Object.entries(iconSides).map(([name, side]) => ({
    name,
    content: plainSquare(side, facts.colours.accent),
  }))
  const files: ZipEntry[] = [
    { name: 'pass.json', content: Buffer.from(JSON.stringify(passOf(key, facts, words))) },
    ...icons,
    ...(facts.logo ? [{ name: 'logo.png', content: facts.logo }] : []),
  ]
  const manifest = Buffer.from(
    JSON.stringify(
      Object.fromEntries(
        files.map(({ name, content }) => [name, createHash('sha1').update(content).digest('hex')]),
      ),
    ),
  )
  return [
    ...files,
    { name: 'manifest.json', content: manifest },
    { name: 'signature', content: key.sign(manifest, at) },
  ]
}

function passOf(
  { passTypeIdentifier, teamIdentifier }: ApplePassKey,
  facts: PassFacts,
  words: Words['document']['pass'],
) {
  const { certificate, link, colours, logo } = facts
  const { title, issuerName, userName, date, validUntil } = certificate
  const ink = rgb(readableOn(colours.accent))
  const day = (value: string) => ({
    value: `${value}T00:00Z`,
    dateStyle: 'PKDateStyleMedium',
    ignoresTimeZone: true,
  })
  return {
    formatVersion: 1,
    passTypeIdentifier,
    teamIdentifier,
    serialNumber: certificate.id,
    organizationName: issuerName,
    description: title,
    ...(!logo && { logoText: issuerName }),
    backgroundColor: rgb(colours.accent),
    foregroundColor: ink,
    labelColor: ink,
    ...(validUntil && { expirationDate: endOfDay(validUntil) }),
    barcodes: [{ format: 'PKBarcodeFormatQR', message: link, messageEncoding: 'iso-8859-1' }],
    generic: {
      primaryFields: [{ key: 'title', label: words.certificate, value: title }],
      secondaryFields: [{ key: 'holder', label: words.holder, value: userName }],
      auxiliaryFields: [
        { key: 'issuer', label: words.issuer, value: issuerName },
        { key: 'date', label: words.date, ...day(date) },
        ...(validUntil ? [{ key: 'validUntil', label: words.validUntil, ...day(validUntil) }] : []),
      ],
      backFields: [{ key: 'link', label: words.check, value: link }],
    },
  }
}

/** '#1f4b99' -> 'rgb(31, 75, 153)', the only form that Apple reads. */
const rgb = (colour: string): string => `rgb(${[...Buffer.from(colour.slice(1), 'hex')].join(', ')})`
