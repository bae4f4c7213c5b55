import type { Texts } from '../../../web/src/lib/text/texts.ts'
import type { helpTexts as english } from '../../../web/src/texts/help.ts'

export const helpTexts: Texts<typeof english> = {
  open: 'اس صفحے کے بارے میں مدد',
  title: 'مدد',
  keyboard: 'کی بورڈ شارٹ کٹس',
  or: 'یا',
  search: 'تلاش اور کمانڈز',
  next: 'آگے کہاں جائیں',
}
