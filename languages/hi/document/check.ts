import type { Texts } from '../../../web/src/lib/text/texts.ts'
import type { check as english } from '../../en/document/check.ts'

export const check: Texts<typeof english> = {
  title: 'एक साथ की गई जाँच की रिपोर्ट',
  checkedBy: 'जिसके लिए जाँचा गया',
  startedBy: { person: 'शुरू करने वाला', 'api-key': 'API कुंजी जिससे शुरू हुई' },
  deployment: 'जाँचने वाला',
  started: 'शुरुआत',
  ended: 'समाप्ति',
  number: 'जाँच का नंबर',
  columns: ['फ़ाइल', 'प्रमाणपत्र', 'कारण', 'निष्कर्ष'],
  verdicts: {
    VALID: 'मान्य',
    INVALID: 'अमान्य',
    'CANNOT TELL': 'कह नहीं सकते',
    UNREADABLE: 'पढ़ी नहीं जा सकी',
  },
  total: 'फ़ाइलें',
}
