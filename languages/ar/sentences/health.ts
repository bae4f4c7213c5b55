import type { health as english } from '@credenza/schema/sentences/health'
import type { Twin } from '@credenza/schema/sentences/sentence'

export const health: Twin<typeof english> = {
  'health.database_unreachable': 'تعذّر الوصول إلى قاعدة البيانات.',
  'health.jobs_unreachable': 'تعذّر الوصول إلى قائمة المهام.',
  'health.mail_unreachable': 'تعذّر الوصول إلى البريد الصادر.',
  'health.documents_unreachable': 'تعذّر الوصول إلى مخزن الوثائق.',
  'health.log_unreachable': 'تعذّر الوصول إلى السجل.',
  'health.chain_unreachable': 'تعذّر الوصول إلى البلوك تشين.',
  'health.history_unreachable': 'تعذّر الوصول إلى التاريخ المدوَّن.',
  'health.backup_unreachable': 'تعذّر الوصول إلى مكان النسخ الاحتياطية.',
  'health.processes_unreachable': 'تعذّرت قراءة قائمة العمليات.',

  'health.database_ok': 'قاعدة البيانات تستجيب.',
  'health.database_slow': 'قاعدة البيانات تستجيب ببطء.',
  'health.database_read_only':
    'قاعدة البيانات لا تقبل الكتابة: القرص ممتلئ أو القاعدة للقراءة فقط. القراءة مستمرة، وتعود الكتابة تلقائيًا عند توفر مساحة.',
  'health.documents_ok': 'مخزن الوثائق يستجيب.',

  'health.jobs_ok': 'أُنجزت كل المهام.',
  'health.jobs_failed': ({ failed }) => `مهام فشلت ولن تُعاد محاولتها: ${failed}.`,
  'health.jobs_late': ({ waiting }) => `مهام في الانتظار: ${waiting}، بعضها منذ أكثر من عشر دقائق.`,
  'health.jobs_moving': ({ waiting }) => `مهام في القوائم: ${waiting}، والعمل مستمر.`,

  'health.log_ok': 'كل ما قُبل مدوَّن في السجل، والبلوك تشين تثبّته.',
  'health.log_late': ({ waiting, minutes }) =>
    `مقبول أو مُفاد به ولم يُدوَّن في السجل بعد: ${waiting}، بعضه منذ أكثر من ${minutes} دقائق.`,
  'health.log_contradicted': 'رأى أحد الشهود تاريخًا للسجل غير الذي في قاعدة البيانات هذه.',
  'health.witnesses_missing': 'وقّع على السجل عدد من الشهود أقل من المطلوب.',

  'health.chain_ok': ({ block }) => `البلوك تشين تستجيب، وأحدث كتلها ${block}.`,
  'health.chain_behind': ({ behind, minutes }) =>
    `البلوك تشين متأخرة عن السجل بمقدار ${behind} منذ أكثر من ${minutes} دقائق.`,
  'health.chain_late': ({ waiting }) => `معاملات في الانتظار: ${waiting}، بعضها منذ أكثر من عشر دقائق.`,
  'health.chain_account_empty': 'الحساب الذي يدفع رسوم المعاملات فارغ.',

  'health.processes_ok': 'لكل دور عملية جارية تؤدّيه.',
  'health.processes_missing': ({ roles }) => `لا عملية جارية لها هذه الأدوار، فعملها ينتظر: ${roles}.`,
  'health.history_ok': 'التاريخ المدوَّن كما كُتب، في كل ما فُحص منه.',
  'health.history_doubtful': ({ parts }) =>
    `أجزاء من التاريخ المدوَّن لم تعد مطابقة: ${parts}. شغّل فحص التدقيق (npm run audit) واستعد نسخة احتياطية يجدها سليمة.`,

  'health.backup_ok': 'كل شيء محفوظ في نسخة احتياطية.',
  'health.backup_none': 'لم يُعدّ أي نسخ احتياطي: اضبط BACKUP_FOLDER، أو BACKUP_S3_ENDPOINT وما يتبعه.',
  'health.backup_elsewhere':
    'تُنشأ النسخ الاحتياطية في مكان آخر كما يقول BACKUP_ELSEWHERE=true، ولا تُفحص هنا.',
  'health.backup_behind': 'التغييرات الجديدة لا تُحفظ في نسخة احتياطية.',
  'health.backup_old': 'أحدث نسخة احتياطية قديمة أكثر مما ينبغي.',
  'health.backup_drill_failed': 'وجدت آخر تجربة استعادة خطأً. شغّل credenza drill لتراه.',
  'health.backup_no_drill': 'لم تنجح أي تجربة استعادة منذ مدة طويلة.',
  'health.backup_not_archived':
    'سجل قاعدة البيانات لا يُؤرشف. أعدّ pgBackRest أو Barman، أو اضبط BACKUP_ELSEWHERE=true إذا كانت النسخ تُنشأ في مكان آخر.',
  'health.backup_archiving_fails': 'لا تستطيع قاعدة البيانات أرشفة سجلها. السبب مذكور في رسائلها.',
}
