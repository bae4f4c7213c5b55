import type { Texts } from '../../../web/src/lib/text/texts.ts'
import type { directoryTexts as english } from '../../../web/src/texts/directory.ts'

export const directoryTexts: Texts<typeof english> = {
  title: 'الدليل',
  lead: 'دع دليل مؤسستك (Microsoft Entra أو Okta أو أي دليل يدعم SCIM 2.0) يضيف الزملاء ويزيلهم. أدخل فيه هذا العنوان ومفتاحًا.',
  address: 'عنوان SCIM',
  copied: 'تم النسخ!',
  newKey: 'إنشاء مفتاح',
  keyName: 'الدليل',
  keyLead:
    'بهذا المفتاح يرسل دليلك الأشخاص والمجموعات. لا يفتح شيئًا آخر ولا تنتهي صلاحيته، ويمكنك إلغاؤه في صفحة المطورين.',
  keyMade: 'مفتاح دليلك',
  keyNoun: 'المفتاح',
  done: 'تم',
  keys: 'مفاتيح دليلك',
  lastUsed: (time) => `آخر استخدام ${time}`,
  unused: 'لم يُستخدم بعد',
  groups: 'مجموعات دليلك',
  noGroups: 'لا توجد مجموعات حتى الآن. تظهر هنا بعد أن يرسلها دليلك.',
  people: (count) => `عدد الأشخاص: ${count}`,
  role: 'دور أشخاص المجموعة',
  noRole: 'بلا دور',
  noRoleMay: 'لا تمنح المجموعة دخولًا لأحد',
  change: 'تغيير الدور',
  changeOf: (group) => `تغيير الدور: ${group}`,
  changeNote: 'يُدعى بالبريد الإلكتروني من ليس هنا من أشخاص المجموعة، ويفقد الدخولَ فورًا من لم يعد له دور.',
  changed: 'تم تغيير دور المجموعة.',
}
