import type { Texts } from '../../../web/src/lib/text/texts.ts'
import type { preview as english } from '../../en/document/preview.ts'

export const preview: Texts<typeof english> = {
  certificate: {
    title: (issuer) => `${issuer} का जारी किया प्रमाणपत्र`,
    inForce: (type) => `${type}। लिंक खोलें, आपका ब्राउज़र कुछ सेकंड में इसे जाँच लेगा।`,
    revoked: (type) => `${type}। इसके जारीकर्ता ने इसे रद्द कर दिया है।`,
    erased: (type) => `${type}। इसके धारक ने इसे मिटवा दिया है, इसलिए यहाँ जाँचने के लिए कुछ नहीं बचा।`,
  },
  issuer: {
    approved: (by) => `प्रमाणपत्र जारी करने वाली संस्था, जिसे ${by} ने मंज़ूरी दी है।`,
    suspended: (by) => `प्रमाणपत्र जारी करने वाली संस्था, जिसे ${by} ने निलंबित किया है।`,
  },
}
