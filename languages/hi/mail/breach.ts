import type { Texts } from '../../../web/src/lib/text/texts.ts'
import type { breach as english } from '../../en/mail/breach.ts'

export const breach: Texts<typeof english> = {
  subject: 'हो सकता है कि आपका निजी डेटा किसी सुरक्षा घटना से प्रभावित हुआ हो',
  greeting: (name) => `नमस्ते ${name},`,
  says: (day) => `${day} को हमें एक सुरक्षा घटना का पता चला, जिसका संबंध हमारे पास मौजूद आपके निजी डेटा से है।`,
  next: 'अगर आपके सवाल हैं या जानना चाहते हैं कि हमारे पास आपका कौन सा डेटा है, तो इस सेवा के संपर्क पेज से लिखें।',
}
