import type { Texts } from '../../../web/src/lib/texts.ts'
import type { organisation as english } from '../../en/mail/organisation.ts'

export const organisation: Texts<typeof english> = {
  greeting: (name) => `नमस्ते ${name},`,
  approved: {
    subject: 'आपकी संस्था को मंज़ूरी मिल गई',
    says: 'आपकी संस्था को मंज़ूरी मिल गई। शुरू करने के लिए साइन इन करें।',
    open: 'साइन इन करें',
  },
  returned: {
    subject: 'कृपया अपना आवेदन ठीक करें',
    says: 'एडमिन ने आपका आवेदन लौटा दिया:',
    next: 'कृपया इसे ठीक करके दोबारा जमा करें।',
    open: 'आवेदन ठीक करें',
  },
  suspended: {
    subject: 'आपकी संस्था निलंबित कर दी गई',
    says: 'एडमिन ने आपकी संस्था निलंबित कर दी:',
    next: 'फ़िलहाल आप कुछ भी जारी नहीं कर सकते, न जाँच सकते हैं और न बदल सकते हैं। जिस पर आपने पहले हस्ताक्षर किए, वह मान्य रहता है।',
  },
  reinstated: {
    subject: 'आपकी संस्था बहाल कर दी गई',
    says: 'आपकी संस्था अब निलंबित नहीं है। आप साइन इन करके काम जारी रख सकते हैं।',
    open: 'साइन इन करें',
  },
}
