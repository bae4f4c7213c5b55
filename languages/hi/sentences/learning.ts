import type { learning as english } from '@credenza/schema/sentences/learning'
import type { Twin } from '@credenza/schema/sentences/sentence'

export const learning: Twin<typeof english> = {
  'launch_failed.expired': 'यह पेज बहुत देर खुला रहा या दूसरे ब्राउज़र में खोला गया। इसे अपने कोर्स से दोबारा खोलें।',
  'launch_failed.untrusted':
    'लर्निंग प्लेटफ़ॉर्म के जवाब पर भरोसा नहीं किया जा सका। Credenza को अपने कोर्स से दोबारा खोलें। फिर ऐसा हो तो अपनी संस्था के मालिक को बताएँ।',
  'launch_failed.not_offered': 'यह लर्निंग प्लेटफ़ॉर्म Credenza में चालू नहीं है। अपनी संस्था के मालिक से पूछें।',
  'launch_failed.deployment':
    'लर्निंग प्लेटफ़ॉर्म का यह इंस्टॉलेशन यहाँ मालूम नहीं है। अपनी संस्था के मालिक से इसकी डिप्लॉयमेंट आईडी जोड़ने को कहें।',
  'launch_failed.message': 'Credenza को अपने लर्निंग प्लेटफ़ॉर्म के किसी कोर्स से खोलें।',
  'launch_failed.refused':
    'लर्निंग प्लेटफ़ॉर्म ने Credenza का अनुरोध नहीं माना। उसके एडमिन से पूछें कि क्या Credenza नाम और ग्रेड पढ़ सकता है।',
  'launch_failed.not_teacher': 'यह केवल कोर्स के शिक्षक कर सकते हैं।',
  'launch_failed.other_organisation':
    'आपका Credenza खाता इस कोर्स की नहीं, दूसरी संस्था का है। दूसरे खाते से साइन इन करें।',
  'launch_failed.connected': 'यहाँ आपसे पहले ही दूसरा Credenza खाता जुड़ा है।',
  'launch_failed.registration_used':
    'यह पंजीकरण पता इस्तेमाल हो चुका है या गलत है। Credenza में लर्निंग प्लेटफ़ॉर्म फिर से जोड़ें।',
  'unavailable.learning_platform': 'लर्निंग प्लेटफ़ॉर्म जवाब नहीं दे रहा। कुछ मिनट बाद फिर कोशिश करें।',
  'unavailable.learning_platform_slow':
    'लर्निंग प्लेटफ़ॉर्म ने सबके नाम और ग्रेड भेजने में बहुत ज़्यादा समय लिया। कुछ मिनट बाद फिर कोशिश करें।',
  'invalid.learning_platforms': ({ max }) => `एक संस्था के ज़्यादा से ज़्यादा ${max} लर्निंग प्लेटफ़ॉर्म हो सकते हैं।`,
  'invalid.learning_platform_unset': 'पहले बताएँ कि लर्निंग प्लेटफ़ॉर्म तक कैसे पहुँचा जाए।',
  'invalid.learning_platform_issuer':
    'जारीकर्ता नहीं बदलता: उसी से लोगों की पहचान होती है। इसके बजाय दूसरा लर्निंग प्लेटफ़ॉर्म जोड़ें।',
  'invalid.learning_platform_untested': 'चालू करने से पहले लर्निंग प्लेटफ़ॉर्म की जाँच करें।',
  'not_found.learning_platform': 'लर्निंग प्लेटफ़ॉर्म नहीं मिला।',
  'launch_failed.no_services': 'लर्निंग प्लेटफ़ॉर्म Credenza को इस कोर्स के नाम और ग्रेड नहीं पढ़ने देता। उसके एडमिन से पूछें।',
  'not_found.course': 'कोर्स नहीं मिला।',
  'invalid.course_unruled': 'पहले प्रमाणपत्र और नियम चुनें।',
  'invalid.line_item': 'कोर्स में यह ग्रेड नहीं है। कोई दूसरा चुनें।',
  'invalid.course_rule_changed': 'यह कोर्स जो प्रदान करता है वह इस बीच बदल गया है। उसे फिर से देखें।',
  'invalid.nobody_to_award': 'चुने गए लोगों में से किसी को अभी प्रमाणपत्र नहीं दिया जा सकता।',
}
