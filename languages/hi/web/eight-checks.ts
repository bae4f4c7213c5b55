import type { Texts } from '../../../web/src/lib/text/texts.ts'
import type { eightChecks as english } from '../../../web/src/texts/eight-checks.ts'

export const eightChecks: Texts<typeof english> = {
  verdict: {
    VALID: 'मान्य',
    INVALID: 'अमान्य',
    'CANNOT TELL': 'कह नहीं सकते',
    checking: 'जाँच हो रही है…',
  },
  checks: {
    'well-formed': 'दस्तावेज़ पूरा है',
    signature: 'हस्ताक्षर मेल खाता है',
    issuer: 'जारीकर्ता वही है जो बताया गया है',
    validity: 'इसके मान्य रहने की अवधि चल रही है',
    status: 'इसे रद्द नहीं किया गया है',
    log: 'यह सार्वजनिक लॉग में है',
    anchor: 'लॉग ब्लॉकचेन पर दर्ज है',
    endorsement: 'सत्यापनकर्ता ने इसे स्वीकार किया है',
  },
  answers: {
    passed: 'पास',
    failed: 'फ़ेल',
    inconclusive: 'जाँच नहीं हो सकी',
    'not-applicable': 'लागू नहीं',
    waiting: 'जाँच हो रही है',
  },
}
