import type { Texts } from '../../../web/src/lib/texts.ts'
import type { recoveryTexts as english } from '../../../web/src/texts/recovery.ts'

export const recoveryTexts: Texts<typeof english> = {
  request: {
    title: 'पासवर्ड भूल गए',
    lead: 'अपना ईमेल डालें। हम आपको 6 अंकों का कोड भेजेंगे।',
    email: 'ईमेल',
    send: 'कोड भेजें',
    sending: 'भेजा जा रहा है...',
  },
  verify: {
    title: 'कोड डालें',
    lead: (email) => `अगर ${email} का कोई खाता है, तो 6 अंकों का कोड भेज दिया गया है।`,
    otherEmail: 'दूसरा ईमेल इस्तेमाल करें',
    boxes: '6 अंकों का कोड',
    box: (position) => `6 में से अंक ${position}`,
    submit: 'पुष्टि करें',
    submitting: 'पुष्टि हो रही है...',
    resend: 'कोड दोबारा भेजें',
    resending: 'दोबारा भेजा जा रहा है...',
    resendIn: 'नया कोड मिलने में बाकी:',
    resendReady: 'अब आप दूसरा कोड माँग सकते हैं।',
    nothingCame: 'कुछ नहीं आया? अपना स्पैम फ़ोल्डर देखें। कोड 10 मिनट तक काम करता है।',
  },
  reset: {
    title: 'नया पासवर्ड सेट करें',
    lead: 'इसे सेट करते ही आप हर डिवाइस से साइन आउट हो जाएँगे।',
    password: 'नया पासवर्ड',
    confirm: 'पासवर्ड की पुष्टि करें',
    submit: 'पासवर्ड रीसेट करें',
    submitting: 'रीसेट हो रहा है...',
    back: 'साइन इन पर वापस जाएँ',
    failed: 'कोई गड़बड़ी हुई',
    startAgain: 'नया कोड माँगें',
    rules: 'पासवर्ड में क्या ज़रूरी है',
    ruleLength: 'कम से कम 8 वर्ण',
    ruleSame: 'दोनों जगह एक जैसा',
  },
  first: {
    title: 'अपना पासवर्ड चुनें',
    lead: 'जिसने आपको यह पासवर्ड दिया, वह भी इसे जानता है। ऐसा पासवर्ड चुनें जो सिर्फ़ आप जानते हों।',
    submit: 'पासवर्ड सेट करके साइन इन करें',
    submitting: 'पासवर्ड सेट हो रहा है...',
    startAgain: 'फिर से शुरू करें',
  },
  done: {
    title: 'पासवर्ड रीसेट हो गया!',
    text: 'अब आप अपने नए पासवर्ड से साइन इन कर सकते हैं।',
    login: 'साइन इन करें',
  },
}
