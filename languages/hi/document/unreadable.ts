import type { Texts } from '../../../web/src/lib/text/texts.ts'
import type { unreadable as english } from '../../en/document/unreadable.ts'
import { bundleProblems } from '../bundle-problems.ts'

export const unreadable: Texts<typeof english> = {
  ...bundleProblems,
  'file-empty': 'फ़ाइल खाली है।',
  'file-too-large': 'अस्वीकार: फ़ाइल 5 MB से बड़ी है।',
  'file-too-costly': 'अस्वीकार: फ़ाइल पढ़ने में बहुत ज़्यादा समय या मेमोरी लगती है।',
  'file-unknown': 'फ़ाइल खराब है, या ऐसे प्रकार की है जो यहाँ नहीं पढ़ा जाता।',
  'zip-damaged': 'ZIP खराब है और अंत तक नहीं पढ़ी जा सकी।',
  'zip-within-zip': 'अस्वीकार: ZIP के अंदर की ZIP नहीं खोली जाती।',
  'zip-of-many': 'अस्वीकार: इसमें 1,000 से ज़्यादा फ़ाइलें हैं।',
  'zip-too-large': 'अस्वीकार: खुलने पर यह एक बार में जाँचने की सीमा से बड़ी हो जाती है।',
  'zip-too-dense': 'अस्वीकार: इसकी एक फ़ाइल खुलने पर कहीं ज़्यादा बड़ी हो जाती है।',
  'zip-locked': 'अस्वीकार: इस पर पासवर्ड लगा है।',
  'picture-empty': 'तस्वीर में कोई QR कोड नहीं पढ़ा जा सका, और उसमें कोई प्रमाणपत्र नहीं है।',
  'presentation-of-many': ({ most }) => `प्रेज़ेंटेशन में ${most} से ज़्यादा प्रमाणपत्र हैं।`,
  'link-elsewhere': ({ host }) => `लिंक ${host} पर नहीं ले जाता, इसलिए उसे नहीं खोला गया।`,
  'link-to-no-certificate': 'लिंक किसी प्रमाणपत्र पर नहीं ले जाता।',
  'link-incomplete': 'लिंक अधूरा है: # के बाद का हिस्सा प्रमाणपत्र खोलता है।',
  'link-ended': 'लिंक अब काम नहीं करता।',
  'link-empty': 'इस लिंक पर कोई प्रमाणपत्र नहीं है।',
  'link-key-wrong': 'लिंक की कुंजी यह प्रमाणपत्र नहीं खोलती।',
  'document-missing': 'प्रमाणपत्र पर अभी हस्ताक्षर नहीं हुए हैं, या उसे मिटा दिया गया है।',
  'document-unreachable': 'प्रमाणपत्र का दस्तावेज़ नहीं मिल सका।',
}
