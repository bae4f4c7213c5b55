import type { Texts } from '../../../web/src/lib/text/texts.ts'
import type { frameTexts as english } from '../../../web/src/texts/public-frame.ts'

export const frameTexts: Texts<typeof english> = {
  nav: { label: 'أقسام الصفحة', about: 'نبذة', product: 'المنتج', 'how-it-works': 'كيف يعمل' },
  roles: {
    title: 'بأي صفة تريد إنشاء الحساب؟',
    issuer: 'جهة إصدار',
    issuerText: 'نصدر شهادات لطلابنا أو أعضائنا أو موظفينا.',
    verifier: 'جهة تحقق',
    verifierText: 'نراجع شهادات جهات الإصدار فنقبلها أو نرفضها.',
    haveAccount: 'لديك حساب؟',
  },
  footer: {
    product: 'المنتج',
    organisations: 'للمؤسسات',
    everyone: 'للجميع',
    signUpIssuer: 'إنشاء حساب لجهة إصدار',
    signUpVerifier: 'إنشاء حساب لجهة تحقق',
    student: 'دخول الطلاب',
    api: 'وثائق واجهة البرمجة',
    standards: 'معايير مفتوحة في كل شيء: ‏W3C Verifiable Credentials و‏Open Badges و‏RFC 9162.',
    copyright: 'حقوق النشر محفوظة 2020 - 2025',
  },
}
