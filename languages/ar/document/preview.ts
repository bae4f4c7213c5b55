import type { Texts } from '../../../web/src/lib/text/texts.ts'
import type { preview as english } from '../../en/document/preview.ts'

export const preview: Texts<typeof english> = {
  certificate: {
    title: (issuer) => `شهادة صادرة عن ${issuer}`,
    inForce: (type) => `${type}. افتح الرابط: يتحقق منها متصفحك في ثوانٍ.`,
    revoked: (type) => `${type}. ألغتها جهة إصدارها.`,
    erased: (type) => `${type}. طلب صاحبها محوها، فلم يبق هنا ما يُتحقق منه.`,
  },
  issuer: {
    approved: (by) => `جهة إصدار شهادات اعتمدتها ${by}.`,
    suspended: (by) => `جهة إصدار شهادات أوقفتها ${by}.`,
  },
}
