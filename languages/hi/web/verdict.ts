import type { Texts } from '../../../web/src/lib/text/texts.ts'
import type { verdictTexts as english } from '../../../web/src/texts/verdict.ts'

export const verdictTexts: Texts<typeof english> = {
  title: 'क्या यह मान्य है?',
  missing: {
    title: 'अभी क्या बाकी है',
    steps: {
      signature: 'जारीकर्ता का हस्ताक्षर',
      acceptance: 'सत्यापनकर्ता की स्वीकृति',
      record: 'ब्लॉकचेन पर रिकॉर्ड',
    },
  },
  unsigned: {
    title: 'अभी हस्ताक्षर नहीं हुआ',
    text: 'जब तक जारीकर्ता इस पर हस्ताक्षर नहीं करता, यह मान्य नहीं है और जाँचने को कुछ नहीं है।',
  },
  declined: {
    title: 'हस्ताक्षर से पहले अस्वीकार किया गया',
    text: 'यह कभी मान्य नहीं था और जाँचने को कुछ नहीं है।',
  },
  withoutKey: {
    sentence: 'इस प्रमाणपत्र को खोलने वाली कुंजी आपके पास नहीं है, इसलिए सिर्फ़ सार्वजनिक जानकारी दिखाई जा सकती है।',
    advice: 'धारक से पूरा लिंक माँगें, जिसमें # के बाद का सब कुछ हो।',
  },
}
