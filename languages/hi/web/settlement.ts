import type { Texts } from '../../../web/src/lib/text/texts.ts'
import type { settlementTexts as english } from '../../../web/src/texts/settlement.ts'

export const settlementTexts: Texts<typeof english> = {
  title: 'बैलेंस',
  lead: 'सत्यापनकर्ताओं ने क्या कमाया है और जारीकर्ताओं व विद्यार्थियों पर क्या बकाया है।',
  search: 'नाम या भुगतान रेफ़रेंस से खोजें',
  empty: 'अभी तक कोई शुल्क नहीं लगा है।',
  columns: {
    name: 'नाम',
    role: 'भूमिका',
    reference: 'भुगतान रेफ़रेंस',
    standing: 'बैलेंस',
    action: 'कार्रवाई',
  },
  earned: (amount) => `${amount} कमाए`,
  owes: (amount) => `${amount} बकाया`,
  settled: 'हिसाब साफ़',
  record: 'सेटलमेंट दर्ज करें',
  recordFor: (name) => `${name} का सेटलमेंट दर्ज करें`,
  payout: (amount) => `${amount} कमाए। आपने जो चुकाया वह दर्ज करें। किस्तों में भी भुगतान हो सकता है।`,
  payment: (amount) => `${amount} बकाया। जो भुगतान मिला वह दर्ज करें। किस्तों में भी भुगतान हो सकता है।`,
  amount: 'रकम (AED)',
  amountWrong: (most) => `${most} तक की रकम डालें, जैसे 1250 या 99.50।`,
  reference: 'रेफ़रेंस',
  referenceHint: 'बैंक का रेफ़रेंस। यह स्टेटमेंट में दिखता है।',
  referenceNeeded: 'रेफ़रेंस डालें।',
  confirm: 'दर्ज करें',
  recording: 'दर्ज हो रहा है...',
  final: 'दर्ज किए गए सेटलमेंट को पहले जैसा नहीं किया जा सकता।',
  recorded: 'सेटलमेंट दर्ज किया गया।',
  openStatement: (name) => `${name} का स्टेटमेंट`,
  statementLead: 'शुल्क और भुगतान, महीने-दर-महीने।',
}
