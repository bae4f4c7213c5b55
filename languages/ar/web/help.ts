import type { Texts } from '../../../web/src/lib/text/texts.ts'
import type { helpTexts as english } from '../../../web/src/texts/help.ts'

export const helpTexts: Texts<typeof english> = {
  open: 'المساعدة في هذه الصفحة',
  title: 'المساعدة',
  keyboard: 'اختصارات لوحة المفاتيح',
  or: 'أو',
  search: 'البحث والأوامر',
  next: 'إلى أين بعد ذلك',
}
