import type { Texts } from '../../../web/src/lib/text/texts.ts'
import type { welcomeTexts as english } from '../../../web/src/texts/welcome.ts'

export const welcomeTexts: Texts<typeof english> = {
  title: 'आपके खाते में आपका स्वागत है',
  lead: 'पासवर्ड चुनें। इसके बाद आप अपने ईमेल और इसी पासवर्ड से साइन इन करेंगे।',
  submit: 'पासवर्ड सेट करें और जारी रखें',
  submitting: 'पासवर्ड सेट हो रहा है...',
  checking: 'आपका खाता खुल रहा है',
  failed: 'हम यह लिंक नहीं खोल सके। अपना कनेक्शन देखें और फिर से कोशिश करें।',
  codeTitle: 'यह लिंक एक हफ़्ते से ज़्यादा पुराना है',
  codeLead: (email) =>
    `यह पक्का करने के लिए कि यह आप ही हैं, हम ${email} पर 6 अंकों का कोड भेजेंगे। उससे आप अपना पासवर्ड चुन सकते हैं।`,
  sendCode: 'मुझे कोड ईमेल करें',
  signIn: 'मेरे पास पासवर्ड है: साइन इन करें',
}
