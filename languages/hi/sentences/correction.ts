import type { correction as english } from '@credenza/schema/sentences/correction'
import type { Twin } from '@credenza/schema/sentences/sentence'

export const correction: Twin<typeof english> = {
  correction_open: 'इस प्रमाणपत्र का एक सुधार पहले से इंतज़ार में है।',
  'correction_open.is_correction': 'यह प्रमाणपत्र एक सुधार है जो अभी लागू नहीं हुआ है।',
  'invalid.nothing_to_correct': 'प्रमाणपत्र में पहले से यही लिखा है। कम से कम एक वैल्यू बदलें।',
  'invalid.upload_to_correct': 'अपलोड किए गए प्रमाणपत्र को सुधारा नहीं जा सकता। धारक उसे दोबारा अपलोड कर सकते हैं।',
  'invalid.not_to_reissue': 'चोरी की किसी कुंजी से इस पर न हस्ताक्षर हुआ, न इसे स्वीकार किया गया।',
  'not_found.correction': 'इस प्रमाणपत्र का कोई सुधार इंतज़ार में नहीं है।',
  'already_exists.correction_request': 'आप पहले ही सुधार का अनुरोध कर चुके हैं। जवाब का इंतज़ार करें।',
  'too_many_requests.corrections': ({ max }) => `आप एक दिन में सुधार के ${max} अनुरोध कर सकते हैं। कल फिर अनुरोध करें।`,
  'already_decided.correction_request': 'इस अनुरोध का जवाब दिया जा चुका है या इसे वापस ले लिया गया है।',
}
