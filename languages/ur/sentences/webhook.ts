import type { Twin } from '@credenza/schema/sentences/sentence'
import type { webhook as english } from '@credenza/schema/sentences/webhook'

export const webhook: Twin<typeof english> = {
  'webhook.no_answer': '10 سیکنڈ میں کوئی جواب نہیں',
  'webhook.not_public': 'ایڈریس عوامی نہیں',
  'webhook.not_http': 'جواب HTTP میں نہیں',
  'webhook.no_trusted_certificate': 'کوئی قابلِ اعتماد TLS سرٹیفکیٹ نہیں',
  'webhook.connection_refused': 'کنکشن سے انکار',
  'webhook.connection_closed': 'کنکشن بند ہو گیا',
  'webhook.connection_failed': 'کنکشن ناکام ہوا',
  'webhook.name_not_found': 'نام نہیں ملا',
  'webhook.host_unreachable': 'ہوسٹ سے رابطہ نہیں ہو رہا',
  'webhook.no_connection': 'کوئی کنکشن نہیں',
}
