import type { CheckVerdict } from '@credenza/schema'

/** The words of a check's report as PDF. */
const english = {
  title: 'Report of a bulk check',
  checkedBy: 'Checked for',
  startedBy: { person: 'Started by', 'api-key': 'Started with the API key' },
  deployment: 'Checked by',
  started: 'Started',
  ended: 'Ended',
  number: 'Number of the check',
  columns: ['File', 'Certificate', 'Reason', 'Verdict'],
  verdicts: {
    VALID: 'Valid',
    INVALID: 'Invalid',
    'CANNOT TELL': 'Cannot tell',
    UNREADABLE: 'Unreadable',
  } satisfies Record<CheckVerdict, string>,
  total: 'Files',
  locale: 'en-GB',
}

/** Digits are the same in every language of the product. */
const arabic: typeof english = {
  title: 'تقرير تحقق جماعي',
  checkedBy: 'لصالح',
  startedBy: { person: 'بدأه', 'api-key': 'بدأ بمفتاح واجهة البرمجة' },
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
  locale: 'ar-AE-u-nu-latn',
}

export const reportWords = { en: english, ar: arabic }
