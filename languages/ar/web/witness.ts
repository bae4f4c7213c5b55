import type { Texts } from '../../../web/src/lib/text/texts.ts'
import type { witnessTexts as english } from '../../../web/src/texts/witness.ts'
import { leftToRight } from '../../direction.ts'

export const witnessTexts: Texts<typeof english> = {
  title: 'الشهود',
  lead: 'من يوقّع معنا على حالة سجلّينا، وأي سجلات نوقّع عليها: كي لا يُعرض سجل بصيغتين.',
  again: 'إعادة الفحص',
  ours: {
    title: 'سجلّانا',
    table: 'شهود سجلّينا',
    quorum: (quorum, all) => `يجب أن يوقّع ${quorum} من ${all} من الشهود.`,
    none: 'لا شهود بعد. أضفهم في الإعداد WITNESSES.',
    logs: { certificates: 'الشهادات', statements: 'الإفادات' },
    columns: { name: 'الشاهد', log: 'السجل', signed: 'وقّع حتى', at: 'متى', state: 'الحالة' },
    of: (signed, newest) => `${signed} من ${newest}`,
    never: 'لم يوقّع قط',
    upToDate: 'محدَّث',
    behind: 'يلحق بالأحدث',
    problems: {
      unreachable: 'تعذّر الوصول إليه',
      busy: 'مشغول',
      'unknown-log': 'لا يعرف سجلنا',
      'other-key': 'يعرف مفتاحًا آخر لسجلنا',
      refused: 'رأى تاريخًا آخر',
      ahead: 'رأى تاريخًا أطول',
      unreadable: 'لا يُقرأ جوابه',
    },
    contradicted: 'رأى أحد الشهود تاريخًا آخر لسجلنا',
    whatToDo:
      'إما أن قاعدة البيانات أُعيدت إلى حالة أقدم، أو أن أحدًا غيّرها. أوقف الإصدار واقرأ docs/operations/witness.md.',
  },
  theirs: {
    title: 'سجلات نشهد عليها',
    table: 'سجلات نشهد عليها',
    none: 'لا نشهد على أي سجل بعد. أضف السجلات في الإعداد WITNESS_FOR.',
    columns: { origin: 'السجل', size: 'وُقّع حتى', at: 'متى', refusals: 'المرفوض', last: 'آخر رفض' },
    never: 'لم يُوقَّع قط',
    notWatched: 'لم نعد نشهد عليه',
    refusals: {
      'other-root': 'حالة أخرى بالحجم نفسه',
      'bad-proof': 'لا تتبع الحالة الأخيرة',
    },
    forked: (origin) => `وقّع ${leftToRight(origin)} على تاريخين`,
    proof: 'تثبت ذلك هذه الملاحظةُ الموقَّعة مع التي وقّعناها. أخبر كل من يعتمد على هذا السجل.',
    note: 'الملاحظة الموقَّعة',
    noteCopied: 'نُسخت الملاحظة الموقَّعة.',
  },
  own: {
    title: 'لكي نشهد على سجل',
    lead: 'يذكر مشغّله هذا المفتاح وهذا العنوان في الإعداد WITNESSES.',
    key: 'مفتاح التحقق',
    keyCopied: 'نُسخ مفتاح التحقق.',
    url: 'العنوان',
    urlCopied: 'نُسخ العنوان.',
  },
}
