import type { Texts } from '../../../web/src/lib/text/texts.ts'
import type { invitation as english } from '../../en/mail/invitation.ts'

export const invitation: Texts<typeof english> = {
  student: {
    subject: (organisation) => `${organisation} से आपके प्रमाणपत्र`,
    greeting: (name) => `नमस्ते ${name},`,
    says: (organisation) =>
      `${organisation} अपने प्रमाणपत्र Credenza से जारी करता है। अपने खाते में आप उन्हें PDF के रूप में सेव कर सकते हैं, शेयर कर सकते हैं और LinkedIn में जोड़ सकते हैं।`,
    open: 'मेरा खाता खोलें',
    closing: 'यह लिंक सिर्फ़ आपके लिए है, इसे किसी को न भेजें। पहली बार आप पासवर्ड चुनते हैं, उसके बाद उसी से साइन इन करते हैं।',
  },
  colleague: {
    subject: (organisation) => `${organisation} का न्योता`,
    greeting: (name) => `नमस्ते ${name},`,
    says: (organisation) =>
      `${organisation} ने आपको Credenza पर जुड़ने का न्योता दिया है। साइन इन करने के लिए पासवर्ड चुनें।`,
    open: 'न्योता स्वीकार करें',
    closing: 'यह लिंक सात दिन के अंदर एक बार काम करता है। अगर आप इस संस्था को नहीं जानते, तो इस ईमेल को अनदेखा करें।',
  },
}
