import type { Texts } from '../../../web/src/lib/texts.ts'
import type { keptBadgeTexts as english } from '../../../web/src/texts/kept-badge.ts'

export const keptBadgeTexts: Texts<typeof english> = {
  title: 'दूसरी जगहों के बैज',
  lead: 'ओपन बैज जो आपको दूसरे जारीकर्ताओं ने दिए। आपके जोड़े हुए ऐप इन्हें पढ़ सकते हैं।',
  choose: 'बैज फ़ाइल जोड़ें',
  hint: 'ओपन बैज 3.0, .json या .jwt फ़ाइल में।',
  none: 'आपके पास दूसरी जगहों का कोई बैज नहीं है।',
  kept: 'बैज जोड़ा गया।',
  check: 'जाँचें',
  checkNamed: (badge) => `${badge} को जाँचें`,
  remove: 'हटाएँ',
  removeNamed: (badge) => `${badge} को हटाएँ`,
  removeTitle: 'यह बैज हटाएँ?',
  removeText: 'यह यहाँ से मिट जाएगा। इसका जारीकर्ता इसे फिर से भेज सकता है।',
  removed: 'बैज हटाया गया।',
  yours: 'इसमें पाने वाले के रूप में आपका ईमेल लिखा है।',
  notYours: 'इसमें आपका ईमेल नहीं है। दूसरे इससे नहीं जान सकते कि यह आपका है।',
  save: 'बैज फ़ाइल सहेजें',
}
