import type { Texts } from '../../../web/src/lib/text/texts.ts'
import type { issuingTexts as english } from '../../../web/src/texts/issuing.ts'

export const issuingTexts: Texts<typeof english> = {
  dashboard: {
    greeting: (name) => `مرحبًا، ${name}`,
    title: 'لوحة المعلومات',
    wallet: 'عنوان المحفظة',
    totalCertificates: 'إجمالي الشهادات',
    totalStudents: 'إجمالي الطلاب',
    loading: '...',
    error: 'خطأ',
    createCertificate: '+ إنشاء شهادة',
    addStudent: '+ إضافة بيانات طالب',
    gateHint: 'يتاح ذلك بعد اعتماد مؤسستك.',
    certificatesOf: (year) => `شهادات ${year}`,
    years: 'السنوات',
  },
  details: {
    allTitle: 'الشهادات',
    year: 'السنة',
    allYears: 'كل السنوات',
    title: (year) => `شهادات ${year}`,
    category: 'الفئة',
    allCategories: 'كل الفئات',
    search: 'البحث في الشهادات',
    status: 'الحالة',
    allStatuses: 'كل الحالات',
  },
}
