import type { ErrorCode } from '@credenza/schema/errors'
import * as englishFields from '@credenza/schema/field-messages'
import * as fields from '@credenza/schema/field-messages.ar'
import { messages as english } from '@credenza/schema/messages'
import { messages } from '@credenza/schema/messages.ar'
import { deliveryPatterns } from './delivery-sentences.ts'
import { healthPatterns, healthSentences } from './health-sentences.ts'
import { serverSentences } from './server-sentences.ts'
import { webhookSentences } from './webhook-sentences.ts'

const fieldSentences = Object.keys(fields.fieldNames).flatMap((field) => [
  [englishFields.required(field), fields.required(field)],
  [englishFields.notADate(field), fields.notADate(field)],
  [`${englishFields.required(field)}.`, fields.required(field)],
])

/** English sentence of the server -> Arabic. */
const dictionary = new Map<string, string>([
  ...Object.entries(serverSentences),
  ...Object.entries(healthSentences),
  ...Object.entries(webhookSentences),
  ...(fieldSentences as [string, string][]),
  [englishFields.controlCharacters, fields.controlCharacters],
  [englishFields.passwordTooShort, fields.passwordTooShort],
  [englishFields.notAFlag, fields.notAFlag],
  [englishFields.linkMissing, fields.linkMissing],
  [englishFields.validBeforeIssue, fields.validBeforeIssue],
  [englishFields.amountNeeded, fields.amountNeeded],
  ...Object.entries(english).map(([name, text]): [string, string] => [
    text,
    messages[name as keyof typeof messages],
  ]),
])

/** Sentences with a part of their own. */
const patterns: [RegExp, (...parts: string[]) => string][] = [
  ...healthPatterns,
  ...deliveryPatterns,
  [/^Use at most (\d+) characters\.$/, (max) => fields.tooLong(Number(max))],
  [/^The same email stands in row (\d+)\.$/, (row) => `البريد الإلكتروني نفسه مذكور في الصف ${row}.`],
  [/^The same roll number stands in row (\d+)\.$/, (row) => `رقم القيد نفسه مذكور في الصف ${row}.`],
  [/^This roll number belongs to (.*), (.*)\.$/, (name, email) => `رقم القيد هذا للطالب ${name}، ${email}.`],
  [
    /^The certificates’ fonts cannot draw (.*)\. Write it with other letters\.$/,
    (letters) => `خطوط الشهادات لا ترسم ${letters.replaceAll(', ', '، ')}. اكتب النص بحروف أخرى.`,
  ],
  [/^There is a category named (.*) already\.$/, (name) => `توجد فئة باسم ${name} من قبل.`],
  [/^Missing columns: (.*)$/, (names) => `أعمدة ناقصة: ${names}`],
  [
    /^These columns are missing: (.*?)\. .*$/,
    (names) => `هذه الأعمدة ناقصة: ${names}. نزّل النموذج لتراها كلها.`,
  ],
  [/^File is larger than (\d+) bytes$/, (bytes) => `حجم الملف أكبر من ${bytes} بايت`],
  [/^Your organisation is suspended\. ?(.*)$/, (reason) => `تم تعليق مؤسستكم. ${reason}`.trim()],
  [
    /^This spreadsheet has more than ([\d,]+) rows\..*$/,
    (most) => `في هذا الجدول أكثر من ${most} صف. قسّمه إلى عدة ملفات.`,
  ],
]

/** What to say of an error whose sentence has no Arabic words. */
const byCode: Partial<Record<ErrorCode, string>> = {
  malformed: 'تعذّرت قراءة الطلب.',
  not_signed_in: 'سجّل الدخول للمتابعة.',
  sign_in_failed: 'البريد الإلكتروني أو كلمة المرور أو الصفة غير صحيحة.',
  forbidden: 'صفتك لا تسمح بهذا الإجراء.',
  not_approved: messages.waitForApproval,
  suspended: 'تم تعليق مؤسستكم.',
  not_found: 'لا يوجد شيء هنا.',
  email_taken: messages.emailTaken,
  already_exists: 'هذا موجود من قبل.',
  already_decided: 'تم البتّ في هذا من قبل، والقرار الأول هو النافذ.',
  not_signed: 'لم توقّع جهة الإصدار هذه الشهادة بعد.',
  letter_required: 'رفع مستخدم هذه الشهادة. وثّقوها وحدها مع خطاب تفويض.',
  already_signed: 'هذه الشهادة موقّعة من قبل.',
  not_accepted: 'لا يمكن نقل شهادة أو إلغاؤها قبل قبولها.',
  not_recorded: 'يجري تسجيل الشهادة على البلوك تشين. حاول بعد قليل.',
  already_transferred: 'تم نقل هذه الشهادة من قبل.',
  already_revoked: 'هذه الشهادة ملغاة.',
  key_compromised: 'وُقّعت بمفتاح سُرق لاحقًا. على جهة إصدارها إصدارها من جديد.',
  correction_open: 'هناك تصحيح لهذه الشهادة لم يحل محلها بعد.',
  already_suspended: 'هذه الشهادة معلّقة من قبل.',
  not_suspended: 'هذه الشهادة غير معلّقة.',
  certificate_suspended: 'علّقت جهة الإصدار هذه الشهادة. يجب رفع التعليق أولًا.',
  already_superseded: 'حلّت محل هذه الشهادة شهادة مصحّحة.',
  recall_ended: 'فات وقت التراجع عن هذه العملية.',
  already_onboarded: 'هذه البيانات لدى المسؤول من قبل.',
  import_not_ready: 'لا يمكن ذلك في هذه المرحلة من الاستيراد.',
  look_alike: 'يشبه اسم هذه المؤسسة أو نطاقها مؤسسةً قائمة.',
  template_changed: 'حفظ شخص آخر هذا القالب بعد أن فتحته.',
  request_in_progress: 'ما زال الطلب نفسه قيد التنفيذ. حاول بعد قليل.',
  wallet_in_use: 'نُقلت شهادة إلى محفظتك، فتبقى المحفظة مرتبطة بحسابك.',
  share_link_ended: 'لم يعد هذا الرابط يعمل.',
  too_large: 'الملف أو الطلب أكبر من المسموح.',
  unsupported_type: 'هذا النوع من الملفات غير مقبول.',
  invalid: 'راجع البيانات المدخلة.',
  missing_glyph: 'في النص رمز لا يوجد في أي خط من خطوط الشهادات.',
  too_many_requests: messages.tooManyAttempts,
  internal: messages.somethingWrong,
  unavailable: 'الخدمة قيد إعادة التشغيل. يرجى المحاولة بعد قليل.',
  busy: 'العمليات كثيرة الآن. يرجى المحاولة بعد قليل.',
}

/** The Arabic of a sentence that the server wrote in English. */
export function translate(message: string, code: string | undefined): string {
  const known = dictionary.get(message)
  if (known) return known
  for (const [pattern, say] of patterns) {
    const match = pattern.exec(message)
    if (match) return say(...match.slice(1).map((part) => part ?? ''))
  }
  return byCode[code as ErrorCode] ?? message
}
