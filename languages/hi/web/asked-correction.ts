import type { Texts } from '../../../web/src/lib/text/texts.ts'
import type { askedCorrectionTexts as english } from '../../../web/src/texts/asked-correction.ts'

export const askedCorrectionTexts: Texts<typeof english> = {
  ask: {
    button: 'सुधार का अनुरोध करें',
    title: 'सुधार का अनुरोध करें',
    lead: (issuer) => `लिखें कि प्रमाणपत्र में क्या होना चाहिए। ${issuer} आपका अनुरोध पढ़कर जवाब देगा।`,
    changes: 'आपके बदलाव',
    why: 'क्यों',
    whyHint: 'बताएँ कि इसका सबूत क्या है, जैसे आपके पासपोर्ट में लिखा नाम।',
    submit: 'अनुरोध भेजें',
    running: 'अनुरोध भेजा जा रहा है...',
    done: 'आपका अनुरोध भेज दिया गया।',
  },
  asked: {
    open: (date) => `आपने ${date} को सुधार का अनुरोध किया था।`,
    approved:
      'जारीकर्ता ने आपका अनुरोध स्वीकार कर लिया है। जब तक सुधारा हुआ प्रमाणपत्र इसकी जगह नहीं लेता, यह जैसा है वैसा ही रहेगा।',
    declined: (date) => `जारीकर्ता ने ${date} को आपका अनुरोध अस्वीकार किया:`,
    withdraw: 'वापस लें',
    withdrawn: 'अनुरोध वापस लिया गया।',
    failed: 'आपके अनुरोध लोड नहीं हो सके।',
  },
}
