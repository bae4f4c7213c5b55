import type { Texts } from '../../../web/src/lib/text/texts.ts'
import type { studentTexts as english } from '../../../web/src/texts/student.ts'

export const studentTexts: Texts<typeof english> = {
  list: {
    title: 'طلبہ کی معلومات',
    search: 'طلبہ تلاش کریں',
    add: '+ طالب علم شامل کریں',
    import: 'طلبہ کا ڈیٹا امپورٹ کریں',
    columns: {
      name: 'طالب علم کا نام',
      universityName: 'یونیورسٹی کا نام',
      collegeName: 'کالج کا نام',
      courseName: 'کورس کا نام',
      year: 'سال',
      rollNumber: 'رول نمبر',
      mobileNumber: 'موبائل نمبر',
      email: 'ای میل ایڈریس',
      walletAddress: 'والٹ کا پتہ',
    },
    wallet: 'والٹ کا پتہ',
    walletCopied: 'والٹ کا پتہ کاپی ہو گیا!',
    year: 'سال',
    allYears: 'تمام سال',
    course: 'کورس',
    allCourses: 'تمام کورسز',
  },
  add: {
    title: 'طالب علم شامل کریں',
    lead: 'طالب علم اسی ای میل اور پاس ورڈ سے سائن ان کرے گا۔',
    save: 'محفوظ کریں',
    saving: 'طالب علم شامل ہو رہا ہے...',
    failed: 'طالب علم شامل نہیں ہو سکا',
    optional: 'اختیاری',
    fields: {
      name: 'نام',
      fatherName: 'والد کا نام',
      motherName: 'والدہ کا نام',
      collegeName: 'کالج کا نام',
      courseName: 'کورس کا نام',
      year: 'سال',
      rollNumber: 'رول نمبر',
      mobileNumber: 'موبائل نمبر',
      dateOfBirth: 'تاریخِ پیدائش',
      email: 'ای میل',
      password: 'پاس ورڈ',
    },
  },
}
