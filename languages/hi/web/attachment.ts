import type { Texts } from '../../../web/src/lib/text/texts.ts'
import type { attachmentTexts as english } from '../../../web/src/texts/attachment.ts'

export const attachmentTexts: Texts<typeof english> = {
  title: 'सत्यापनकर्ताओं के लिए फ़ाइलें',
  lead: 'अंकतालिका या पासपोर्ट की कॉपी: इन्हें सिर्फ़ आपकी संस्था और आपका चुना हुआ सत्यापनकर्ता खोल सकते हैं। ये प्रमाणपत्र का हिस्सा नहीं हैं।',
  received: 'जारीकर्ता की फ़ाइलें',
  receivedLead: 'इन्हें सिर्फ़ आप और जारीकर्ता खोल सकते हैं। आप जब भी खोलते हैं, वह दर्ज होता है।',
  none: 'अभी कोई फ़ाइल नहीं है। सत्यापनकर्ता चुनें और फ़ैसले के लिए ज़रूरी फ़ाइलें जोड़ें।',
  decided: 'फ़ैसला हो चुका है, इसलिए और फ़ाइलें नहीं जोड़ी जा सकतीं।',
  verifier: 'सत्यापनकर्ता',
  files: 'फ़ाइलें',
  filesHint: (megabytes, count) =>
    `pdf, jpg या png, हर फ़ाइल ${megabytes} MB तक, हर सत्यापनकर्ता के लिए ${count} फ़ाइलें`,
  tooLarge: (megabytes) => `फ़ाइल ज़्यादा से ज़्यादा ${megabytes} MB की हो सकती है।`,
  add: 'फ़ाइलें जोड़ें',
  added: (count) => (count === '1' ? 'फ़ाइल जोड़ी गई।' : `${count} फ़ाइलें जोड़ी गईं।`),
  to: (verifier) => `${verifier} के लिए`,
  open: 'खोलें',
  close: 'बंद करें',
  openWhat: (name) => `${name} खोलें`,
  closeWhat: (name) => `${name} बंद करें`,
  download: 'डाउनलोड करें',
  downloadWhat: (name) => `${name} डाउनलोड करें`,
  downloadFailed: 'फ़ाइल डाउनलोड नहीं हो सकी।',
  delete: 'मिटाएँ',
  deleteWhat: (name) => `${name} मिटाएँ`,
  deleteTitle: 'यह फ़ाइल मिटाएँ?',
  deleteText: 'सत्यापनकर्ता इसे फिर नहीं खोल पाएगा। इसे पहले जैसा नहीं किया जा सकता।',
  deleted: 'फ़ाइल मिटा दी गई।',
}
