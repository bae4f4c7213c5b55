import type { directory as english } from '@credenza/schema/sentences/directory'
import type { Twin } from '@credenza/schema/sentences/sentence'
import { leftToRight } from '../../direction.ts'

export const directory: Twin<typeof english> = {
  'invalid.directory_key_alone': 'لا يحمل مفتاح الدليل إلا صلاحية scim.',
  'invalid.too_many_directory_users': ({ max }) =>
    `يمكن للدليل إرسال ${max} شخص كحد أقصى. أرسل من يعملون هنا فقط.`,
  'invalid.too_many_directory_groups': ({ max }) =>
    `يمكن للدليل إرسال ${max} مجموعة كحد أقصى. أرسل المجموعات التي تمنح دورًا فقط.`,
  'invalid.directory_members': 'يجب أن يكون الأعضاء أشخاصًا أرسلهم الدليل.',
  'already_exists.directory_user': 'في الدليل شخص آخر له userName نفسه.',
  'already_exists.directory_group': 'في الدليل مجموعة أخرى بهذا الاسم.',
  'not_found.directory_user': 'لا يوجد شخص كهذا في الدليل.',
  'not_found.directory_group': 'لا توجد مجموعة كهذه في الدليل.',
  'not_found.directory_resource': 'لا يوجد مورد كهذا تحت ‎/scim/v2.',
  'forbidden.directory_owner': 'لا يمكن للدليل تعطيل حساب المالك أو إزالته. استثنِه من الدليل.',
  'malformed.scim_filter': 'تعذرت قراءة المرشّح، أو أنه يذكر سمة لا تُحفظ هنا.',
  'malformed.scim_path': 'تعذرت قراءة مسار إحدى العمليات.',
  'malformed.scim_target': 'مسار إحدى العمليات لا يطابق شيئًا.',
  'malformed.scim_value': 'قيمة إحدى العمليات لا تناسب مسارها.',
  'malformed.scim_read_only': ({ attribute }) => `لا يمكن تغيير ${leftToRight(attribute)}.`,
}
