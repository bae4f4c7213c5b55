import type { Texts } from '../../../web/src/lib/text/texts.ts'
import type { issuingTexts as english } from '../../../web/src/texts/issuing.ts'

export const issuingTexts: Texts<typeof english> = {
  dashboard: {
    greeting: (name) => `خوش آمدید، ${name}`,
    title: 'ڈیش بورڈ',
    wallet: 'والٹ کا پتہ',
    totalCertificates: 'کل سرٹیفکیٹس',
    totalStudents: 'کل طلبہ',
    loading: '...',
    error: 'خرابی',
    createCertificate: '+ سرٹیفکیٹ بنائیں',
    addStudent: '+ طالب علم شامل کریں',
    gateHint: 'ایڈمنسٹریٹر کے آپ کا ادارہ منظور کرنے کے بعد دستیاب ہوگا۔',
    certificatesOf: (year) => `${year} کے سرٹیفکیٹس`,
    years: 'سال',
  },
  details: {
    allTitle: 'سرٹیفکیٹس',
    year: 'سال',
    allYears: 'تمام سال',
    title: (year) => `${year} کے سرٹیفکیٹس`,
    category: 'کیٹیگری',
    allCategories: 'تمام کیٹیگریز',
    search: 'سرٹیفکیٹس تلاش کریں',
    status: 'حیثیت',
    allStatuses: 'تمام حیثیتیں',
  },
}
