import type { Texts } from '../../../web/src/lib/texts.ts'
import type { statement as english } from '../../en/document/statement.ts'

export const statement: Texts<typeof english> = {
  title: 'खाता स्टेटमेंट',
  party: 'किसका खाता',
  month: 'महीना',
  timeZone: 'समय क्षेत्र',
  zone: (name) => `${name}; महीना UTC के अनुसार है`,
  reference: 'भुगतान संदर्भ',
  accountHolder: 'भुगतान किसे',
  iban: 'IBAN',
  bic: 'BIC',
  opening: 'शुरुआती बैलेंस',
  fees: 'शुल्क',
  payments: 'भुगतान',
  closing: 'अंतिम बैलेंस',
  item: 'विवरण',
  holder: 'धारक',
  with: { wallet: 'जारीकर्ता या विद्यार्थी', payable: 'सत्यापनकर्ता' },
  date: 'तारीख',
  number: 'संख्या',
  each: 'प्रति प्रमाणपत्र',
  amount: 'राशि',
  payment: 'भुगतान',
  creditNote: 'क्रेडिट नोट',
  erased: 'डेटा मिटाया गया',
}
