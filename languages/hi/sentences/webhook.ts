import type { Twin } from '@credenza/schema/sentences/sentence'
import type { webhook as english } from '@credenza/schema/sentences/webhook'

export const webhook: Twin<typeof english> = {
  'webhook.no_answer': '10 सेकंड में जवाब नहीं मिला',
  'webhook.not_public': 'पता सार्वजनिक नहीं है',
  'webhook.not_http': 'जवाब HTTP में नहीं है',
  'webhook.no_trusted_certificate': 'कोई भरोसेमंद TLS सर्टिफ़िकेट नहीं है',
  'webhook.connection_refused': 'कनेक्शन स्वीकार नहीं किया गया',
  'webhook.connection_closed': 'कनेक्शन बंद कर दिया गया',
  'webhook.connection_failed': 'कनेक्शन नहीं हो सका',
  'webhook.name_not_found': 'नाम नहीं मिला',
  'webhook.host_unreachable': 'होस्ट तक नहीं पहुँचा जा सका',
  'webhook.no_connection': 'कोई कनेक्शन नहीं',
}
