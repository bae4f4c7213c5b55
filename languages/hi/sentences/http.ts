import type { http as english } from '@credenza/schema/sentences/http'
import type { Twin } from '@credenza/schema/sentences/sentence'
import { messages } from '../messages.ts'

export const http: Twin<typeof english> = {
  malformed: 'अनुरोध पढ़ा नहीं जा सका: सही बना हुआ JSON भेजें।',
  'malformed.empty_body': 'अनुरोध खाली है। JSON ऑब्जेक्ट भेजें।',
  'malformed.control_characters': 'अनुरोध से कंट्रोल वर्ण हटाएँ।',
  'malformed.not_utf8': 'अनुरोध UTF-8 में नहीं है। उसे UTF-8 में एन्कोड करके फिर भेजें।',
  'malformed.repeated_member': 'JSON में दो मानों का एक ही नाम है। हर नाम एक ही बार भेजें।',
  'invalid.no_certificate':
    'इसमें ऐसा कोई प्रमाणपत्र नहीं जो हम पढ़ सकें। इससे किसी प्रमाणपत्र के बारे में कुछ पता नहीं चलता। प्रमाणपत्र, प्रमाणपत्र फ़ाइल, PDF, तस्वीर, प्रमाणपत्र वाला प्रेज़ेंटेशन या हमारा कोई लिंक भेजें।',
  'invalid.link_incomplete': 'लिंक अधूरा है: # के बाद का हिस्सा प्रमाणपत्र खोलता है। पूरा लिंक भेजें।',
  'invalid.cursor':
    'cursor में पिछले जवाब का nextCursor होना चाहिए, उसी सूची, क्रम और फ़िल्टर के साथ। फिर से शुरू करने के लिए इसे हटा दें।',
  'malformed.last_event_id': 'Last-Event-ID में पहले के किसी इवेंट की आईडी होनी चाहिए।',
  'malformed.upload': 'फ़ॉर्म अधूरा है। इसे दोबारा भेजें।',
  idempotency_key_invalid: 'Idempotency-Key में बिना स्पेस के, छपने लायक 1 से 200 वर्ण होने चाहिए।',
  idempotency_key_reused: 'यह Idempotency-Key किसी और अनुरोध में इस्तेमाल हो चुकी है। नई इस्तेमाल करें।',
  request_in_progress: 'यही अनुरोध अभी चल रहा है। थोड़ी देर में फिर से कोशिश करें।',
  not_found: 'इस पते पर कुछ नहीं है।',
  'not_found.call': ({ method, path }) => `${method} ${path} मौजूद नहीं है। सभी कॉल /docs पर दी गई हैं।`,
  'not_found.file': 'फ़ाइल नहीं मिली।',
  'not_found.phone_wallet': 'यह प्लेटफ़ॉर्म इस वॉलेट के लिए पास पर हस्ताक्षर नहीं करता।',
  'not_found.wallet_offer': 'यह प्रस्ताव इस्तेमाल हो चुका है, समाप्त हो गया है या कभी था ही नहीं। नया बनाएँ।',
  'not_found.site_page': 'यह पेज अभी लिखा नहीं गया है।',
  'not_found.mail': 'ईमेल नहीं मिला।',
  too_large: 'अनुरोध इस कॉल की सीमा से बड़ा है।',
  'too_large.files': 'बहुत ज़्यादा फ़ाइलें',
  'too_large.form_field': 'फ़ॉर्म का एक फ़ील्ड बहुत लंबा है।',
  'too_large.document': messages.fileTooLarge,
  'too_large.headers': 'अनुरोध के हेडर 16 KB से बड़े हैं।',
  unsupported_type: 'JSON (Content-Type: application/json) भेजें या जहाँ फ़ाइल माँगी जाए वहाँ multipart फ़ॉर्म।',
  'unsupported_type.not_a_form': 'multipart फ़ॉर्म (multipart/form-data) भेजें।',
  'unsupported_type.document': 'फ़ाइल pdf, jpg या png होनी चाहिए',
  'unsupported_type.encoding': ({ encoding }) =>
    `अनुरोध की सामग्री बिना कंप्रेशन के भेजें: ${encoding} स्वीकार नहीं किया जाता।`,
  too_many_requests: 'बहुत ज़्यादा कोशिशें हुईं। एक मिनट रुकें, फिर कोशिश करें।',
  'too_many_requests.streams': 'बहुत ज़्यादा लाइव स्ट्रीम खुली हैं। एक बंद करें या बाद में फिर से कोशिश करें।',
  'too_many_requests.drawings': 'अभी बहुत ज़्यादा दस्तावेज़ बन रहे हैं। कृपया थोड़ी देर में फिर से कोशिश करें।',
  'too_many_requests.searches': 'अभी बहुत ज़्यादा खोजें चल रही हैं। कृपया थोड़ी देर में फिर से कोशिश करें।',
  internal: ({ number }) => `${messages.somethingWrong} अगर ऐसा फिर हो, तो हमें यह नंबर बताएँ: ${number}`,
  unavailable: 'सेवा दोबारा शुरू हो रही है। कृपया थोड़ी देर में फिर से कोशिश करें।',
  'unavailable.writes':
    'अभी कुछ भी सेव नहीं किया जा सकता, लेकिन पढ़ना और सत्यापन जारी हैं। कृपया कुछ मिनट बाद फिर से कोशिश करें।',
  busy: 'अभी इसमें बहुत समय लग रहा है। कृपया थोड़ी देर में फिर से कोशिश करें।',
}
