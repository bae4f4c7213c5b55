import type { Twin } from '@credenza/schema/sentences/sentence'
import type { template as english } from '@credenza/schema/sentences/template'

export const template: Twin<typeof english> = {
  template_changed: 'इस बीच किसी और ने यह टेंप्लेट बदला है।',
  'invalid.too_many_templates': ({ max }) =>
    `आपके पास ज़्यादा से ज़्यादा ${max} टेंप्लेट हो सकते हैं। पहले किसी एक को संग्रहित करें।`,
  'invalid.template': 'अपने टेंप्लेट में से एक चुनें।',
  'invalid.template_elsewhere':
    'यह टेंप्लेट किसी दूसरे विभाग की एक श्रेणी का डिफ़ॉल्ट है। अपनी संस्था के मालिक से इसे संग्रहित करने को कहें।',
  'not_found.template': 'टेंप्लेट नहीं मिला।',
  'not_found.template_version': 'इस टेंप्लेट का ऐसा कोई वर्शन नहीं है।',

  'invalid.image_needed': 'इमेज चुनें।',
  'invalid.image_gone': 'यह इमेज अब उपलब्ध नहीं है। इसे दोबारा चुनें।',
  'invalid.image_not_drawable': 'यह इमेज इस्तेमाल नहीं हो सकती। दूसरी चुनें।',
  'invalid.too_many_images': ({ max }) => `आपके पास टेंप्लेट की ज़्यादा से ज़्यादा ${max} इमेज हो सकती हैं।`,
  'unsupported_type.template_image': ({ side }) =>
    `ज़्यादा से ज़्यादा ${side} × ${side} पिक्सेल की PNG या JPEG या सिर्फ़ आकृतियों वाली SVG चुनें: ` +
    'टेक्स्ट, तस्वीरें, लिंक या स्क्रिप्ट न हों।',
  'too_large.template_image': 'टेंप्लेट की इमेज 1 MB तक हो सकती है।',
  'invalid.too_long_for_design': 'यह टेक्स्ट इस डिज़ाइन के लिए बहुत लंबा है।',
  'not_found.image': 'इमेज नहीं मिली।',

  'already_exists.category': ({ name }) => `${name} नाम की श्रेणी पहले से मौजूद है।`,
  'not_found.category': 'श्रेणी नहीं मिली।',
}
