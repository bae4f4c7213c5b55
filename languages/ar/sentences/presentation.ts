import type { presentation as english } from '@credenza/schema/sentences/presentation'
import type { Twin } from '@credenza/schema/sentences/sentence'

export const presentation: Twin<typeof english> = {
  presentation_ended: 'لم يعد هذا الطلب يقبل إجابات. اطلب طلبًا جديدًا من مرسله.',
  'not_found.presentation_request': 'لا يوجد طلب عند هذا الرابط.',
  'not_found.presentation_attempt':
    'لم تبدأ هذه الإجابة هنا، أو استغرقت وقتًا طويلًا. ابدأ من جديد في صفحة الطلب.',
  'not_found.presentation_receipt': 'لا يوجد إيصال قبل الإجابة عن الطلب.',
  'invalid.answer_unreadable': 'تعذّرت قراءة شهادة في هذه الإجابة.',
  'invalid.answer_unbound': 'لم توقّع المحفظة هذه الإجابة لهذا الطلب. ابدأ من جديد.',
  'invalid.answer_incomplete': 'لا تذكر هذه الشهادة كل ما هو مطلوب.',
  'invalid.answer_excessive': 'تعرض المحفظة أكثر مما هو مطلوب، لذلك لم يُحفظ شيء. اختر المطلوب فقط.',
  'invalid.answer_not_valid': 'هذه الشهادة غير صالحة، لذلك لم يُحفظ منها شيء. يمكنك الإجابة بشهادة أخرى.',
  'invalid.answer_several': 'في الملف عدة شهادات. أرسل واحدة.',
  'too_many_requests.presentation': 'فُتح هذا الطلب مرات كثيرة. حاول بعد عشر دقائق.',
}
