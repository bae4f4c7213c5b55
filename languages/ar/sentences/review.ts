import type { review as english } from '@credenza/schema/sentences/review'
import type { Twin } from '@credenza/schema/sentences/sentence'

export const review: Twin<typeof english> = {
  'not_found.request': 'لا يوجد طلب كهذا.',
  'not_found.person_erased': 'مُحيت بيانات هذا الشخص، فلا يمكن إضافة ملفات عنه بعد الآن.',
  'invalid.verifier_to_decide_for': 'حدّد جهة التحقق المعتمدة التي تقرّر عنها.',
  'invalid.other_verifier': 'هذا ليس معرّفك. أرسل معرّفك أو اتركه فارغًا: فأنت تقرّر عن مؤسستك وحدها.',
  'invalid.too_many_notes': ({ max }) => `للطلب الواحد ${max} ملاحظة على الأكثر. احذف واحدة أولًا.`,
  'forbidden.note': 'لا يحذف الملاحظة إلا كاتبها.',
  'not_found.note': 'لا توجد ملاحظة كهذه.',
  'invalid.verifier_of_request': 'اختر جهة تحقق لديها هذا الطلب.',
  'invalid.too_many_attachments': ({ max }) =>
    `لجهة التحقق ${max} ملفات على الأكثر مع الطلب. احذف واحدًا أولًا.`,
  'too_large.attachment': ({ megabytes }) => `حجم الملف ${megabytes} ميغابايت على الأكثر.`,

  'invalid.fee_in_the_past': 'يجب ألا يكون التاريخ في الماضي.',
  'invalid.settlement_too_large': 'هذا أكثر مما هناك لتسويته.',
  'not_found.invoice': 'الفاتورة غير موجودة.',
  'not_found.card_payments': 'الدفع بالبطاقة غير متاح هنا.',
  'not_found.payment': 'الدفعة غير موجودة.',
  'invalid.refund_too_large': 'هذا أكثر مما تبقى من الدفعة.',
  'invalid.refund_by_supplier': 'المشغّل وحده يعيد المال إلى البطاقات. أصدر الإشعار الدائن دون رد المبلغ.',
  'invalid.bank_statement':
    'تعذّرت قراءة هذا الملف. ارفع ملف camt.053، أو ملف CSV فيه العمودان date و amount.',
  'not_found.e_invoice':
    'لا توجد فاتورة إلكترونية لهذا المستند. يجب أن يُدخل الطرفان بياناتهما الضريبية مع رقم التسجيل.',
  'invalid.credit_line': 'لا يوجد سطر كهذا في هذه الفاتورة.',
  'invalid.credit_too_large': ({ number, left }) =>
    `بقي في السطر ${number} ما مقداره ${left} لإصدار إشعار دائن.`,
  'invalid.trn_in_use': 'أنشئ أولًا فواتير رسومك، ثم احذف الرقم.',
  'invalid.share_without_details': 'أدخل أولًا البيانات الضريبية للمنصة، فهي تصدر فواتير بحصتها.',
  'not_found.balance': 'لم يُحتسب هنا أي رسم أو عائد بعد.',

  'invalid.issuer': 'اختر جهة إصدار من القائمة.',
  'invalid.issuers_certificate_type': 'اختر أحد أنواع الشهادات لدى جهة الإصدار هذه.',
  'not_found.issuer': 'لا توجد جهة إصدار كهذه.',
}
