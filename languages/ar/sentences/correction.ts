import type { correction as english } from '@credenza/schema/sentences/correction'
import type { Twin } from '@credenza/schema/sentences/sentence'

export const correction: Twin<typeof english> = {
  correction_open: 'هناك تصحيح لهذه الشهادة لم يحل محلها بعد.',
  'correction_open.is_correction': 'هذه شهادة مصحّحة لم تحل محل سابقتها بعد.',
  'invalid.nothing_to_correct': 'الشهادة تذكر هذا كله من قبل. غيّر قيمة واحدة على الأقل.',
  'invalid.upload_to_correct': 'ما رفعه مستخدم لا يُصحَّح: يرفعه صاحبه من جديد.',
  'invalid.not_to_reissue': 'لم يوقّع هذه الشهادة أو يقبلها مفتاح مسروق.',
  'not_found.correction': 'لا يوجد تصحيح منتظر لهذه الشهادة.',
  'already_exists.correction_request': 'طلبت تصحيحًا من قبل. انتظر الرد عليه.',
  'too_many_requests.corrections': ({ max }) => `يمكنك طلب ${max} تصحيحات في اليوم. اطلب غدًا من جديد.`,
  'already_decided.correction_request': 'أُجيب عن هذا الطلب أو سُحب من قبل.',
}
