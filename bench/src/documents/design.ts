import { type DocumentInput, firstSettings } from '@credenza/document'
import type { TemplateSettings } from '@credenza/schema'
import { factsOf } from './person.ts'

const logo = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">
<path fill="#7c5f20" d="M50 4 92 20v30c0 24-18 40-42 46C26 90 8 74 8 50V20z"/>
<path fill="none" stroke="#fffdf6" stroke-width="4" d="M26 66V40l24-14 24 14v26M20 72h60M38 66V46m12 20V46m12 20V46"/></svg>`)

const classic = firstSettings('classic')

/** The most ornate design: guilloche frame, woven seal, logo, two signatories, and lines in Latin and Arabic script. */
export const settings: TemplateSettings = {
  ...classic,
  texts: { ...classic.texts, body: 'has successfully completed\nبتقدير ممتاز مع مرتبة الشرف الأولى' },
  signatories: [
    { name: 'Prof. Layla Haddad', role: 'Rector', signature: '' },
    { name: 'د. سالم المنصوري', role: 'عميد الكلية', signature: '' },
  ],
}

/** The document of person `i`. */
export const inputOf = (i: number): DocumentInput => ({
  settings,
  facts: factsOf(i),
  images: { logo, signatures: [] },
})

/** The contents of the PDF of person `i`, as long as a signed credential. */
export const credentialOf = (i: number): Uint8Array =>
  Buffer.from(JSON.stringify({ i, filler: 'x'.repeat(3000) }))
