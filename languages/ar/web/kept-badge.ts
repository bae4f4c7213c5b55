import type { Texts } from '../../../web/src/lib/texts.ts'
import type { keptBadgeTexts as english } from '../../../web/src/texts/kept-badge.ts'

export const keptBadgeTexts: Texts<typeof english> = {
  title: 'شارات من جهات أخرى',
  lead: 'شارات مفتوحة منحتك إياها جهات أخرى. يمكن للتطبيقات التي تربطها أن تقرأها.',
  choose: 'إضافة ملف شارة',
  hint: 'شارة مفتوحة من الإصدار 3.0 في ملف ‎.json أو ‎.jwt.',
  none: 'ليس لديك شارات من جهات أخرى.',
  kept: 'أُضيفت الشارة.',
  check: 'تحقّق',
  checkNamed: (badge) => `تحقّق من ${badge}`,
  remove: 'إزالة',
  removeNamed: (badge) => `إزالة ${badge}`,
  removeTitle: 'هل تريد إزالة هذه الشارة؟',
  removeText: 'ستُحذف من هنا. ويمكن لمن أصدرها أن يرسلها إليك من جديد.',
  removed: 'أُزيلت الشارة.',
  yours: 'تذكر بريدك الإلكتروني على أنه بريد صاحبها.',
  notYours: 'لا تذكر بريدك الإلكتروني، فلا يرى الآخرون منها أنها لك.',
  save: 'حفظ ملف الشارة',
}
