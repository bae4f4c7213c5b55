import type { Texts } from '../../../web/src/lib/text/texts.ts'
import type { approval as english } from '../../en/mail/approval.ts'

export const approval: Texts<typeof english> = {
  greeting: (name) => `नमस्ते ${name},`,
  count: (count) => `प्रमाणपत्रों की संख्या: ${count}`,
  asked: {
    subject: 'प्रमाणपत्र आपकी मंज़ूरी के इंतज़ार में हैं',
    says: (asker, organisation) =>
      `${asker} ने आपसे अनुरोध किया है कि हस्ताक्षर से पहले ${organisation} के प्रमाणपत्र मंज़ूर करें।`,
    open: 'उन्हें देखें',
  },
  changed: {
    subject: 'प्रमाणपत्र बदल गए: मंज़ूरियाँ वापस ली गईं',
    says: (organisation) =>
      `मंज़ूरी माँगे जाने के बाद ${organisation} के प्रमाणपत्र बदल गए हैं। पहले की मंज़ूरियाँ अब नहीं गिनी जातीं।`,
    next: 'जिसने इन्हें तैयार किया वह दोबारा मंज़ूरी माँग सकता है।',
    open: 'अनुरोध खोलें',
  },
  completed: {
    subject: 'प्रमाणपत्र मंज़ूर हो गए',
    says: (organisation) =>
      `पर्याप्त हस्ताक्षरकर्ताओं ने ${organisation} के प्रमाणपत्र मंज़ूर कर दिए हैं। अब उन पर हस्ताक्षर हो सकते हैं।`,
    open: 'अनुरोध खोलें',
  },
  rejected: {
    subject: 'प्रमाणपत्रों की मंज़ूरी का अनुरोध नामंज़ूर हुआ',
    says: (signer, organisation) =>
      `${signer} ने ${organisation} के प्रमाणपत्रों की मंज़ूरी का अनुरोध नामंज़ूर कर दिया है।`,
    next: 'कारण पढ़ने के लिए अनुरोध खोलें। फिर प्रमाणपत्र सुधारें और दोबारा मंज़ूरी माँगें।',
    open: 'अनुरोध खोलें',
  },
}
