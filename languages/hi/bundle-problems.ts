import type { bundleProblems as english } from '@credenza/credential/bundle-problems'
import type { Texts } from '../../web/src/lib/texts.ts'

export const bundleProblems: Texts<typeof english> = {
  'not-json': 'फ़ाइल JSON नहीं है।',
  'not-object': 'फ़ाइल प्रमाणपत्र नहीं है: JSON ऑब्जेक्ट होना चाहिए।',
  'too-large': 'फ़ाइल इतनी बड़ी है कि प्रमाणपत्र नहीं हो सकती।',
  damaged: 'फ़ाइल खराब है।',
  empty: 'फ़ाइल में कोई प्रमाणपत्र नहीं है।',
  'unknown-part': 'फ़ाइल में ऐसा हिस्सा है जो प्रमाणपत्र की फ़ाइल में नहीं होता।',
  'no-answers': 'फ़ाइल में वे जवाब नहीं हैं जिनसे इसे जाँचा गया था।',
  endorsements: ({ most }) => `फ़ाइल की स्वीकृतियाँ ज़्यादा से ज़्यादा ${most} क्रेडेंशियल की सूची नहीं हैं।`,
  'log-proof': 'फ़ाइल में लॉग का प्रमाण अधूरा है।',
  'log-proofs': ({ most }) => `फ़ाइल में घोषणाओं के लॉग के प्रमाण ज़्यादा से ज़्यादा ${most} की सूची नहीं हैं।`,
  anchor: 'फ़ाइल में ब्लॉकचेन की प्रविष्टि अधूरी है: chainId, contract और transaction चाहिए।',
  'no-kind':
    'प्रमाणपत्र इस प्रकार की फ़ाइल में नहीं आता: JSON, PDF, HTML या SD-JWT VC फ़ाइल, या PNG या JPEG तस्वीर चुनें।',
  'pdf-empty': 'PDF में कोई प्रमाणपत्र नहीं है।',
  'pdf-several': 'इस PDF में एक से अधिक प्रमाणपत्र हैं, इसलिए यह पता नहीं चल सकता कि इसके पन्ने कौन-सा दिखाते हैं।',
  'picture-damaged': 'तस्वीर खराब है या बहुत बड़ी है।',
  'picture-too-large': 'अस्वीकार: तस्वीर 25 मेगापिक्सल से बड़ी है।',
  'picture-interlaced': 'तस्वीर इंटरलेस्ड है। इसे उसके बिना दोबारा सेव करें।',
  'picture-without-code': 'तस्वीर में कोई QR कोड नहीं पढ़ा जा सका।',
  'picture-of-link': 'तस्वीर में QR कोड है, पर उसे उसके लिंक के बिना जाँचा नहीं जा सकता: उसे ब्राउज़र में खोलें।',
  'paper-newer': 'कागज़ का कोड नए वर्शन का है, जिसे यह प्रोग्राम नहीं पढ़ सकता।',
  'paper-damaged': 'कागज़ का कोड खराब या अधूरा है।',
}
