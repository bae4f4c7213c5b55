import type { Texts } from '../../../web/src/lib/texts.ts'
import type { categoryTexts as english } from '../../../web/src/texts/category.ts'

export const categoryTexts: Texts<typeof english> = {
  title: 'श्रेणियाँ मैनेज करें',
  lead: 'श्रेणियाँ प्रमाणपत्रों के वे प्रकार हैं जिनमें से आप चुन सकते हैं।',
  newName: 'नई श्रेणी',
  editName: 'श्रेणी का नाम',
  name: 'श्रेणी',
  template: 'डिफ़ॉल्ट टेंप्लेट',
  templateOf: (name) => `${name} का डिफ़ॉल्ट टेंप्लेट`,
  standardDesign: 'स्टैंडर्ड डिज़ाइन',
  templateSaved: 'डिफ़ॉल्ट टेंप्लेट सेव हो गया।',
  action: 'कार्रवाई',
  create: 'बनाएँ',
  creating: 'बन रही है...',
  update: 'अपडेट करें',
  updating: 'अपडेट हो रही है...',
  edit: (name) => `${name} में बदलाव करें`,
  delete: (name) => `${name} मिटाएँ`,
  blank: 'श्रेणी का नाम डालें।',
  editing: 'बदलाव किया जा रहा है',
  deleteTitle: 'श्रेणी मिटाएँ',
  deleteQuestion: 'क्या आप वाकई इसे मिटाना चाहते हैं?',
  deleteConfirm: 'हाँ, मिटाएँ',
  failed: 'गड़बड़ी हुई। कृपया फिर से कोशिश करें।',
  list: 'श्रेणियाँ',
  back: 'वापस जाएँ',
}
