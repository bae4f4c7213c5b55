import type { Texts } from '../../../web/src/lib/texts.ts'
import type { twoAdminsTexts as english } from '../../../web/src/texts/two-admins.ts'

export const twoAdminsTexts: Texts<typeof english> = {
  acts: {
    'organisation.approve': 'اعتماد مؤسسة',
    'person.erase-documents': 'محو وثائق طالب',
    'payment-details.change': 'تغيير حساب الدفعات',
    'vat.change': 'تغيير ضريبة القيمة المضافة',
    'card-payment.refund': 'رد دفعة بالبطاقة',
    'invoice.credit': 'إصدار إشعار دائن لفاتورة',
    'settlement.record': 'تسجيل تسوية',
    'bank-statement.book': 'تسجيل كشف حساب مصرفي',
    'hold.lift': 'رفع الحفظ القانوني',
    'retention.change': 'تغيير مدة الاحتفاظ بالبيانات',
    'breach.letters': 'مراسلة المتأثرين بخرق',
    'domain.give': 'منح مؤسسة نطاقًا',
    'admin.invite': 'دعوة مسؤول',
    'two-admins.off': 'الاكتفاء بمسؤول واحد',
  },
  title: 'مسؤولان',
  lead: 'يمكن أن تحتاج هذه الأعمال إلى مسؤولَين اثنين: يفعل الثاني الأمر نفسه خلال سبعة أيام.',
  on: 'تحتاج هذه الأعمال إلى مسؤولَين.',
  off: 'يكفي مسؤول واحد.',
  waiting: 'بانتظار مسؤول ثانٍ',
  proposed: (who, date) => `طلبه ${who} في ${date}`,
  switchOn: 'اشترط مسؤولَين',
  switchOff: 'اكتفِ بواحد',
  saved: 'حُفظ.',
  invite: 'ادعُ مسؤولًا',
  link: 'ينشئ هذا الرابط مسؤولًا واحدًا. يعمل مرة واحدة خلال يوم.',
  linkName: 'الرابط',
  copied: 'نُسخ الرابط!',
}
