import type { Twin } from '@credenza/schema/sentences/sentence'
import type { student as english } from '@credenza/schema/sentences/student'
import { leftToRight, ownWords } from '../../direction.ts'
import { words } from '../field-names.ts'
import { messages } from '../messages.ts'

export const student: Twin<typeof english> = {
  'not_found.student': 'لا يوجد هذا الطالب.',
  'already_exists.student_email': 'يوجد طالب بهذا البريد الإلكتروني من قبل.',
  'already_exists.roll_number': 'يوجد طالب برقم القيد هذا من قبل.',
  'already_exists.roll_number_of': ({ name, email }) =>
    `رقم القيد هذا للطالب ${ownWords(name)}، ${leftToRight(email)}.`,
  student_changed: 'غيّر شخص آخر بيانات هذا الطالب بعد أن فتحتها. راجع ما غيّره، ثم احفظ من جديد.',
  student_archived: 'هذا الطالب مؤرشف. أعده من الأرشيف أولًا.',
  student_erased: 'حُذف حساب هذا الشخص بطلب منه. يحصل على حساب جديد عندما تصدر له شهادة أخرى.',
  student_in_use: 'لديه شهادات.',
  'student_in_use.course': 'مقترح لشهادة في مقرر.',
  'student_in_use.changed': 'عُدّلت بياناته أو دُعي أو أُرشف بعد ذلك.',
  'student_in_use.named_again': 'ورد بعد ذلك في قائمة أخرى أو ذكره برنامج أو نُقل إلى قسم آخر.',
  'student_in_use.signed_in': 'سجّل الدخول بعد ذلك.',
  'student_in_use.held': 'بياناته محفوظة بأمر قانوني.',
  invited_recently: 'دُعي هذا الطالب قبل أقل من يوم. حاول مرة أخرى غدًا.',
  'invalid.email_repeated': ({ row }) => `البريد الإلكتروني نفسه مذكور في الصف ${row}.`,
  'invalid.roll_number_repeated': ({ row }) => `رقم القيد نفسه مذكور في الصف ${row}.`,

  'not_found.import': 'لا يوجد استيراد كهذا.',
  import_not_ready: 'ما زالت هذه القائمة قيد القراءة. حاول بعد قليل.',
  'import_not_ready.started': 'بدأ هذا الاستيراد من قبل.',
  'import_not_ready.others': 'يجري استيراد قائمة أخرى. حاول بعد انتهائها.',
  'import_not_ready.undoing': 'يجري التراجع عن استيراد. حاول بعد انتهائه.',
  'invalid.file_needed': messages.selectFile,
  'invalid.columns_missing': ({ fields }) =>
    `هذه الأعمدة ناقصة: ${fields.map(words).join('، ')}. نزّل النموذج لتراها كلها.`,
  'invalid.columns_shared': 'اختر لكل بيان عمودًا مختلفًا من الجدول.',
  'invalid.list_place': 'اختر ورقة وصفًا من هذا الملف.',
  'invalid.cell_error': 'فشلت المعادلة في هذه الخلية. صحّحها في جدولك.',
  'invalid.digits_lost':
    'فقد هذا الرقم خاناته الأخيرة لأن الجدول اختصره. اجعل تنسيق العمود نصًا ثم اكتب الرقم من جديد.',
  'invalid.several_phones': 'في هذه الخلية أكثر من رقم هاتف. أبقِ رقمًا واحدًا.',
  'invalid.no_such_date': 'لا يوجد تاريخ كهذا بترتيب اليوم والشهر المختار لهذه القائمة.',
  'invalid.hijri_date': 'يبدو هذا تاريخًا هجريًا. اكتب التاريخ الميلادي، مثل ⁦30/06/2025⁩.',
  'invalid.date_order_needed': 'اختر هل يأتي اليوم أولًا أم الشهر.',
  'invalid.dates_unsettled': `يمكن قراءة تواريخ مثل 03/04/2000 بطريقتين. اكتبها هكذا: ${leftToRight('2000-04-03')}، أو اختر في شاشة «رفع البيانات» هل يأتي اليوم أولًا أم الشهر.`,
  'invalid.sheet_empty': 'الملف فارغ. نزّل النموذج لترى الأعمدة.',
  'invalid.sheet_slow': 'استغرقت قراءة هذا الجدول وقتًا طويلًا. قسّمه إلى عدة ملفات.',
  'invalid.sheet_damaged': 'هذا الجدول تالف. افتحه في برنامج الجداول واحفظه من جديد ثم اختر الملف الجديد.',
  'invalid.sheet_quotation': ({ row }) => `بعد الصف ${row} علامة اقتباس غير مغلقة. صحّحها وحاول مرة أخرى.`,
  'invalid.sheet_locked': 'هذا الجدول محمي بكلمة مرور. أزل كلمة المرور ثم اختره مجددًا.',
  'invalid.sheet_roster_delta':
    'لا يحتوي ملف OneRoster هذا إلا على التغييرات (delta). صدّر كل شيء (bulk) ثم اختر الملف الجديد.',
  'invalid.sheet_roster_version':
    'إصدار ملف OneRoster هذا ليس 1.1 ولا 1.2. صدّره بأحدهما ثم اختر الملف الجديد.',
  'invalid.sheet_roster_users':
    'لا يحتوي ملف OneRoster هذا على قائمة بجميع الأشخاص (users.csv، bulk). صدّره مع هذه القائمة ثم اختر الملف الجديد.',
  'invalid.sheet_roster_grades':
    'لم نجد درجات نهائية. يلزم ملف OneRoster فيه results.csv ولكل صف فيه نتيجة واحدة، أو نتيجة تسمى الدرجة النهائية (Final Grade).',
  'invalid.sheet_roster_column': ({ file, column }) =>
    `في ملف OneRoster هذا لا يحتوي ${leftToRight(file)} على العمود ${leftToRight(column)}. صدّره مجددًا ثم اختر الملف الجديد.`,
  'unsupported_type.sheet': 'هذا الملف ليس جدول بيانات. احفظه بصيغة ‎.xlsx أو ‎.xls أو ‎.csv ثم اختره مجددًا.',
  'too_large.sheet': 'هذا الجدول أكبر من أن يُقرأ. أبقِ ورقة واحدة بسيطة، أو قسّمه إلى عدة ملفات.',
  'too_large.sheet_bytes': ({ bytes }) => `حجم الملف أكبر من ${bytes} بايت`,
  'too_large.sheet_rows': ({ max }) =>
    `في هذا الجدول أكثر من ${max.toLocaleString('en-GB')} صف. قسّمه إلى عدة ملفات.`,
  'too_large.sheet_row': ({ row }) => `الصف ${row} أكبر من المسموح. احذف منه ما لا يخص الطالب.`,

  wallet_in_use: 'نُقلت شهادة إلى محفظتك. تبقى الشهادة فيها، وتبقى المحفظة مرتبطة بحسابك.',
  'invalid.signature_of_another': 'هذا ليس توقيع هذه المحفظة على هذه الرسالة. وقّع الرسالة من جديد.',
  'invalid.message_outdated': 'لم تعد هذه الرسالة صالحة. اطلب رسالة جديدة ووقّعها.',
}
