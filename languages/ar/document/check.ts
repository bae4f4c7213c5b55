import type { Texts } from '../../../web/src/lib/text/texts.ts'
import type { check as english } from '../../en/document/check.ts'

export const check: Texts<typeof english> = {
  title: 'تقرير تحقق جماعي',
  checkedBy: 'لصالح',
  startedBy: { person: 'بدأه', 'api-key': 'بدأ بمفتاح الواجهة' },
  deployment: 'تحقَّق منه',
  started: 'وقت البدء',
  ended: 'وقت الانتهاء',
  number: 'رقم التحقق',
  columns: ['الملف', 'الشهادة', 'السبب', 'الحُكم'],
  verdicts: {
    VALID: 'صالحة',
    INVALID: 'غير صالحة',
    'CANNOT TELL': 'لا يمكن الجزم',
    UNREADABLE: 'غير مقروء',
  },
  total: 'عدد الملفات',
}
