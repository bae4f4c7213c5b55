import type { Texts } from '../../../web/src/lib/text/texts.ts'
import type { studentTexts as english } from '../../../web/src/texts/student.ts'

export const studentTexts: Texts<typeof english> = {
  list: {
    title: 'قائمة بيانات الطلاب',
    search: 'البحث عن طلاب',
    add: '+ إضافة بيانات طالب',
    import: 'استيراد بيانات الطلاب',
    columns: {
      name: 'اسم الطالب',
      universityName: 'اسم الجامعة',
      collegeName: 'اسم الكلية',
      courseName: 'اسم المساق',
      year: 'السنة',
      rollNumber: 'رقم القيد',
      mobileNumber: 'رقم الهاتف المتحرك',
      email: 'البريد الإلكتروني',
      walletAddress: 'عنوان المحفظة',
    },
    wallet: 'عنوان المحفظة',
    walletCopied: 'تم نسخ عنوان المحفظة!',
    year: 'السنة',
    allYears: 'كل السنوات',
    course: 'المساق',
    allCourses: 'كل المساقات',
  },
  add: {
    title: 'إضافة طالب',
    lead: 'يسجّل الطالب الدخول بهذا البريد الإلكتروني وكلمة المرور.',
    save: 'حفظ',
    saving: 'جارٍ إضافة الطلاب...',
    failed: 'تعذّرت إضافة الطالب',
    optional: 'اختياري',
    fields: {
      name: 'الاسم',
      fatherName: 'اسم الأب',
      motherName: 'اسم الأم',
      collegeName: 'اسم الكلية',
      courseName: 'اسم المساق',
      year: 'السنة',
      rollNumber: 'رقم القيد',
      mobileNumber: 'رقم الهاتف المتحرك',
      dateOfBirth: 'تاريخ الميلاد',
      email: 'البريد الإلكتروني',
      password: 'كلمة المرور',
    },
  },
}
