import type { Texts } from '../../../web/src/lib/text/texts.ts'
import type { overviewTexts as english } from '../../../web/src/texts/overview.ts'
import { ownWords } from '../../direction.ts'

export const overviewTexts: Texts<typeof english> = {
  start: {
    title: 'أصدر شهادتك الأولى',
    done: '(تم)',
    category: {
      title: 'أنشئ نوع شهادة',
      text: 'مثل «درجة علمية» أو «إتمام دورة». تحدد جهات التحقق رسومها بحسب النوع.',
      action: 'إنشاء نوع',
    },
    template: {
      title: 'اختر تصميمًا (اختياري)',
      text: 'اختر تصميمًا وأضف شعارك وتوقيعاتك. وبدون ذلك تستخدم الشهادات التصميم القياسي.',
      action: 'اختيار تصميم',
    },
    students: {
      title: 'أضف طلابك',
      text: 'واحدًا واحدًا، أو جميعًا من جدول بيانات.',
      action: 'إضافة طلاب',
    },
    certificate: {
      title: 'أنشئ الشهادة الأولى ووقّعها',
      text: 'يمكنك سحبها خلال عشر دقائق، ولا شيء نهائي قبل أن توقّع.',
      action: 'إنشاء شهادة',
    },
  },
  attention: {
    title: 'يحتاج إلى انتباهك',
    clear: 'لا شيء بانتظارك: كل شيء موقَّع ومُسلَّم ومستورد.',
    failed: 'تعذّر البحث عمّا ينتظرك.',
    approvals: (count) =>
      count === '1' ? 'طلب واحد ينتظر موافقتك.' : `الطلبات التي تنتظر موافقتك: ${count}.`,
    decide: 'عرض واتخاذ قرار',
    unsigned: (count, year) =>
      count === '1'
        ? `شهادة واحدة من عام ${year} لم تُوقَّع بعد.`
        : `شهادات عام ${year} غير الموقَّعة بعد: ${count}.`,
    unsignedEarlier: (count) =>
      count === '1'
        ? 'شهادة واحدة من عام سابق لم تُوقَّع بعد.'
        : `شهادات الأعوام السابقة غير الموقَّعة بعد: ${count}.`,
    toTimeline: 'عرض الأعوام',
    sign: (year) => `توقيع شهادات عام ${year}`,
    declined: (count) =>
      count === '1'
        ? 'رُفضت شهادة واحدة خلال آخر 30 يومًا.'
        : `عدد الشهادات المرفوضة خلال آخر 30 يومًا: ${count}.`,
    declinedFor: (title, name) => `${ownWords(title)}، ${ownWords(name)}`,
    mails: (count) =>
      count === '1' ? 'رسالة واحدة لم تصل إلى مستلمها.' : `عدد الرسائل التي لم تصل إلى مستلميها: ${count}.`,
    corrections: (count) =>
      count === '1' ? 'طلب تصحيح واحد ينتظر ردّك.' : `طلبات التصحيح التي تنتظر ردّك: ${count}.`,
    answer: 'قراءة ورد',
    showMails: 'عرضها وإعادة إرسالها',
    imported: (count, file) =>
      count === '1'
        ? `لم يُستورد صف واحد من ${ownWords(file)}.`
        : `عدد الصفوف التي لم تُستورد من ${ownWords(file)}: ${count}.`,
    importFailed: (file) => `تعذّر استيراد ${ownWords(file)}.`,
    showImport: (file) => `عرض استيراد ${ownWords(file)}`,
    show: 'عرض',
    hide: 'إخفاء',
    review: 'المراجعة والتوقيع',
  },
  months: {
    title: 'آخر اثني عشر شهرًا',
    created: 'أُنشئت',
    signed: 'وُقِّعت',
    accepted: 'قُبلت',
    month: 'الشهر',
    asTable: 'عرض كجدول',
    none: 'لم تُنشأ أي شهادة خلال آخر اثني عشر شهرًا.',
    summary: (month, created, signed, accepted) =>
      `${month}: أُنشئت ${created}، وُقِّعت ${signed}، قُبلت ${accepted}`,
  },
}
