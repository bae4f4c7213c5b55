import type { presentation as english } from '@credenza/schema/sentences/presentation'
import type { Twin } from '@credenza/schema/sentences/sentence'

export const presentation: Twin<typeof english> = {
  presentation_ended: 'यह अनुरोध अब जवाब नहीं लेता। भेजने वाले से नया अनुरोध माँगें।',
  'not_found.presentation_request': 'इस लिंक पर कोई अनुरोध नहीं है।',
  'not_found.presentation_attempt': 'यह जवाब यहाँ शुरू नहीं हुआ, या बहुत देर हो गई। अनुरोध के पेज पर फिर से शुरू करें।',
  'not_found.presentation_receipt': 'अनुरोध के जवाब से पहले कोई रसीद नहीं होती।',
  'invalid.answer_unreadable': 'इस जवाब में कोई प्रमाणपत्र पढ़ा नहीं जा सका।',
  'invalid.answer_unbound': 'वॉलेट ने इस अनुरोध के लिए इस जवाब पर हस्ताक्षर नहीं किए। फिर से शुरू करें।',
  'invalid.answer_incomplete': 'यह प्रमाणपत्र वह सब नहीं बताता जो पूछा गया है।',
  'invalid.answer_excessive': 'वॉलेट पूछे गए से ज़्यादा दिखाता है, इसलिए कुछ नहीं रखा गया। केवल वही चुनें जो पूछा गया है।',
  'invalid.answer_not_valid':
    'यह प्रमाणपत्र मान्य नहीं है, इसलिए इसमें से कुछ नहीं रखा गया। आप दूसरे प्रमाणपत्र से जवाब दे सकते हैं।',
  'invalid.answer_several': 'फ़ाइल में कई प्रमाणपत्र हैं। एक भेजें।',
  'too_many_requests.presentation': 'यह अनुरोध बहुत बार खोला गया। दस मिनट बाद फिर कोशिश करें।',
}
