import type { Twin } from '@credenza/schema/sentences/sentence'
import type { webhook as english } from '@credenza/schema/sentences/webhook'

export const webhook: Twin<typeof english> = {
  'webhook.no_answer': 'لا رد خلال 10 ثوانٍ',
  'webhook.not_public': 'العنوان ليس عامًا',
  'webhook.not_http': 'الرد ليس HTTP',
  'webhook.no_trusted_certificate': 'لا توجد شهادة TLS موثوقة',
  'webhook.connection_refused': 'رُفض الاتصال',
  'webhook.connection_closed': 'أُغلق الاتصال',
  'webhook.connection_failed': 'تعذّر الاتصال',
  'webhook.name_not_found': 'لم يُعثر على الاسم',
  'webhook.host_unreachable': 'لا يمكن الوصول إلى المضيف',
  'webhook.no_connection': 'لا اتصال',
}
