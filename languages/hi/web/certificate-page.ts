import type { Texts } from '../../../web/src/lib/text/texts.ts'
import type { certificatePageTexts as english } from '../../../web/src/texts/certificate-page.ts'

export const certificatePageTexts: Texts<typeof english> = {
  detail: {
    title: 'प्रमाणपत्र',
    loadError: 'प्रमाणपत्र लोड करने में गड़बड़ी हुई',
    fetchFailed: 'प्रमाणपत्र लोड नहीं हो सका।',
    notFound: 'इस आईडी का कोई प्रमाणपत्र नहीं मिला।',
    status: 'स्थिति',
    type: 'प्रमाणपत्र का प्रकार',
    reason: 'कारण',
    ipfs: 'IPFS लिंक',
    recipient: 'प्राप्तकर्ता',
    wallet: 'वॉलेट का पता',
    number: 'प्रमाणपत्र संख्या',
    minted: 'यह प्रमाणपत्र NFT के रूप में मिंट किया गया है',
    hash: 'ट्रांज़ैक्शन हैश',
    hashCopied: 'ट्रांज़ैक्शन हैश कॉपी हो गया!',
    uriCopied: 'दस्तावेज़ का लिंक कॉपी हो गया!',
    uri: 'दस्तावेज़ का लिंक',
    share: 'शेयर करें',
    again: 'नया जारी करें',
    shareHint: 'लिंक कॉपी होगा। उसे खोलने वाला कोई भी व्यक्ति पूरा प्रमाणपत्र देख सकता है।',
    shared: 'लिंक कॉपी हो गया। उसे खोलने वाला कोई भी व्यक्ति पूरा प्रमाणपत्र जाँच सकता है।',
    check: 'देखें कि दूसरों को कैसा दिखता है',
    validUntil: 'कब तक मान्य',
    download: {
      button: 'डाउनलोड करें',
      pdf: 'PDF, हस्ताक्षर सहित',
      png: 'इमेज (PNG)',
      json: 'हस्ताक्षर वाला क्रेडेंशियल (JSON)',
      failed: 'प्रमाणपत्र की इमेज डाउनलोड नहीं हो सकी।',
    },
  },
  standing: {
    superseded: 'इसकी जगह सुधारा हुआ प्रमाणपत्र आ चुका है।',
    toSuccessor: 'सुधारा हुआ प्रमाणपत्र खोलें',
    revoked: (when) => `${when} को रद्द किया गया`,
    suspended: (when) => `${when} से निलंबित`,
    expired: (when) => `अवधि खत्म: यह ${when} तक मान्य था`,
  },
}
