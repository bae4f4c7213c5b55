import type { learning as english } from '@credenza/schema/sentences/learning'
import type { Twin } from '@credenza/schema/sentences/sentence'

export const learning: Twin<typeof english> = {
  'launch_failed.expired': 'بقيت هذه الصفحة مفتوحة مدة طويلة أو فُتحت في متصفح آخر. افتحها من مقررك مجددًا.',
  'launch_failed.untrusted':
    'تعذّر الوثوق بجواب منصة التعلّم. افتح Credenza من مقررك مجددًا. إن تكرر ذلك فأخبر مالك مؤسستك.',
  'launch_failed.not_offered': 'منصة التعلّم هذه غير مشغّلة في Credenza. اسأل مالك مؤسستك.',
  'launch_failed.deployment':
    'هذا التثبيت في منصة التعلّم غير معروف هنا. اطلب من مالك مؤسستك إضافة معرّف النشر الخاص به.',
  'launch_failed.message': 'افتح Credenza من مقرر في منصة التعلّم.',
  'launch_failed.refused':
    'رفضت منصة التعلّم ما طلبه Credenza. اسأل مسؤولها هل يُسمح لـ Credenza بقراءة الأسماء والدرجات.',
  'launch_failed.not_teacher': 'لا يستطيع فعل ذلك إلا مدرّسو المقرر.',
  'launch_failed.other_organisation':
    'حسابك في Credenza تابع لمؤسسة غير مؤسسة هذا المقرر. سجّل الدخول بحساب آخر.',
  'launch_failed.connected': 'حساب آخر في Credenza مرتبط بك هنا مسبقًا.',
  'launch_failed.registration_used': 'عنوان التسجيل هذا مستعمل أو خاطئ. أضف منصة التعلّم في Credenza مجددًا.',
  'unavailable.learning_platform': 'منصة التعلّم لا تجيب. حاول بعد بضع دقائق.',
  'unavailable.learning_platform_slow':
    'استغرقت منصة التعلّم وقتًا أطول من اللازم لإرسال الأسماء والدرجات. حاول بعد بضع دقائق.',
  'invalid.learning_platforms': ({ max }) => `الحد الأقصى لمنصات التعلّم في المؤسسة الواحدة: ${max}.`,
  'invalid.learning_platform_unset': 'أدخل أولًا كيفية الوصول إلى منصة التعلّم.',
  'invalid.learning_platform_issuer':
    'لا يتغيّر المُصدِر لأنه يحدّد هوية الأشخاص. أضف منصة تعلّم أخرى بدلًا من ذلك.',
  'invalid.learning_platform_untested': 'اختبر منصة التعلّم قبل تشغيلها.',
  'not_found.learning_platform': 'لم يُعثر على منصة التعلّم.',
  'launch_failed.no_services':
    'منصة التعلّم لا تسمح لـ Credenza بقراءة أسماء هذا المقرر ودرجاته. اسأل مسؤولها.',
  'not_found.course': 'لم يُعثر على المقرر.',
  'invalid.course_unruled': 'اختر الشهادة والقاعدة أولًا.',
  'invalid.line_item': 'لا توجد هذه الدرجة في المقرر. اختر درجة أخرى.',
  'invalid.course_rule_changed': 'تغيّر ما يمنحه هذا المقرر في هذه الأثناء. راجعه مرة أخرى.',
  'invalid.nobody_to_award': 'لا يمكن الآن منح الشهادة لأي ممن اختيروا.',
}
