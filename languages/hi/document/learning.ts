import type { Texts } from '../../../web/src/lib/text/texts.ts'
import type { learning as english } from '../../en/document/learning.ts'

export const learning: Texts<typeof english> = {
  open: {
    title: 'Credenza',
    says: 'आपकी सुरक्षा के लिए Credenza दूसरे पेजों के अंदर नहीं खुलता।',
    button: 'Credenza को नए टैब में खोलें',
  },
  registered: {
    title: 'Credenza पंजीकृत हो गया',
    says: 'आप यह विंडो बंद कर सकते हैं। अब आपकी संस्था का मालिक या प्रबंधक Credenza में कनेक्शन जाँचकर उसे चालू करेगा।',
  },
  back: {
    title: 'अपने कोर्स पर वापस',
    says: 'आपका चुनाव अब कोर्स को वापस जा रहा है।',
    button: 'कोर्स पर वापस जाएँ',
  },
}
