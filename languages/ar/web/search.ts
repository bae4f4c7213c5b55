import type { Texts } from '../../../web/src/lib/text/texts.ts'
import type { searchTexts as english } from '../../../web/src/texts/search.ts'

export const searchTexts: Texts<typeof english> = {
  open: 'البحث',
  shortcut: 'Ctrl K',
  title: 'البحث والأوامر',
  placeholder: {
    issuer: 'ابحث عن شهادة أو طالب أو صفحة …',
    verifier: 'ابحث عن طلب أو صفحة …',
    student: 'ابحث عن شهادة أو صفحة …',
    admin: 'ابحث عن مؤسسة أو شخص أو صفحة …',
  },
  acts: 'إجراءات',
  pages: 'الانتقال إلى',
  createCertificate: 'إنشاء شهادة',
  addStudent: 'إضافة طالب',
  newTemplate: 'إنشاء قالب',
  verify: 'التحقق من شهادة',
  certificates: 'الشهادات',
  students: 'الطلاب',
  issuerRequests: 'طلبات جهات الإصدار',
  userRequests: 'طلبات المستخدمين',
  organisations: 'المؤسسات',
  people: 'الأشخاص',
  nothing: 'لا نتائج',
  failed: 'تعذّر البحث. حاول مرة أخرى بعد قليل.',
  showAll: (count) => `عرض الكل (${count})`,
}
