import type { Twin } from '@credenza/schema/sentences/sentence'
import type { template as english } from '@credenza/schema/sentences/template'
import { ownWords } from '../../direction.ts'

export const template: Twin<typeof english> = {
  template_changed: 'حفظ شخص آخر هذا القالب بعد أن فتحته.',
  'invalid.too_many_templates': ({ max }) => `احتفظ بـ ${max} قالب على الأكثر. أرشف أحدها أولًا.`,
  'invalid.template': 'اختر أحد قوالبك.',
  'invalid.template_elsewhere': 'هذا القالب هو الافتراضي لفئة في قسم آخر. اطلب من مالك مؤسستك أرشفته.',
  'not_found.template': 'لا يوجد قالب كهذا.',
  'not_found.template_version': 'لا يوجد إصدار كهذا من هذا القالب.',

  'invalid.image_needed': 'اختر صورة.',
  'invalid.image_gone': 'لم تعد هذه الصورة موجودة. اخترها مجددًا.',
  'invalid.image_not_drawable': 'تعذّر رسم هذه الصورة. اختر صورة أخرى.',
  'invalid.too_many_images': ({ max }) => `احتفظ بـ ${max} صورة للقوالب على الأكثر.`,
  'unsupported_type.template_image': ({ side }) =>
    `اختر صورة PNG أو JPEG لا يتجاوز مقاسها ${side} × ${side} بكسل، أو صورة SVG من أشكال فقط: ` +
    'دون نصوص أو صور أو روابط أو برامج.',
  'too_large.template_image': 'أقصى حجم لصورة القالب 1 ميغابايت.',
  'invalid.too_long_for_design': 'هذا النص أطول مما يتسع له التصميم.',
  'not_found.image': 'لا توجد صورة كهذه.',

  'already_exists.category': ({ name }) => `توجد فئة باسم ${ownWords(name)} من قبل.`,
  'not_found.category': 'لا توجد هذه الفئة.',
}
