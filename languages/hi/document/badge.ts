import type { Texts } from '../../../web/src/lib/text/texts.ts'
import type { badge as english } from '../../en/document/badge.ts'

export const badge: Texts<typeof english> = {
  issuedBy: (issuer) => `जारीकर्ता: ${issuer}`,
  states: {
    unopposed: 'अपने ब्राउज़र में जाँचें',
    pending: 'अभी पुष्टि नहीं हुई',
    early: 'अभी मान्य नहीं',
    declined: 'सत्यापनकर्ता ने अस्वीकार किया',
    expired: 'इसकी वैधता खत्म हो चुकी है',
    erased: 'इसका दस्तावेज़ मिटा दिया गया',
    'key-stolen': 'इसकी एक कुंजी चोरी हो गई',
    suspended: 'जारीकर्ता ने निलंबित किया',
    revoked: 'जारीकर्ता ने रद्द किया',
    superseded: 'सुधारे हुए प्रमाणपत्र ने इसकी जगह ली',
    unvouched: 'फ़िलहाल पुष्टि नहीं हो सकती',
  },
}
