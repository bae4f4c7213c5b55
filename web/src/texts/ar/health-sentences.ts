/** What the server says of the system's health, in English -> in Arabic. */
export const healthSentences: Record<string, string> = {
  'The database cannot be reached.': 'تعذّر الوصول إلى قاعدة البيانات.',
  'The job queue cannot be reached.': 'تعذّر الوصول إلى قائمة المهام.',
  'The outbox cannot be reached.': 'تعذّر الوصول إلى البريد الصادر.',
  'The document store cannot be reached.': 'تعذّر الوصول إلى مخزن الوثائق.',
  'The log cannot be reached.': 'تعذّر الوصول إلى السجل.',
  'The chain cannot be reached.': 'تعذّر الوصول إلى البلوك تشين.',

  'The database answers.': 'قاعدة البيانات تستجيب.',
  'The database answers slowly.': 'قاعدة البيانات تستجيب ببطء.',
  Version: 'الإصدار',
  Runs: 'تعمل',
  'on its own': 'مستقلة',
  'inside this installation': 'داخل هذا التثبيت',
  'Answer time': 'زمن الاستجابة',

  'All jobs are done.': 'أُنجزت كل المهام.',
  Waiting: 'في الانتظار',
  Running: 'قيد التنفيذ',
  'Failed in the last week': 'فشلت خلال الأسبوع الماضي',

  'All mails have left.': 'أُرسلت كل الرسائل.',
  'Sent by': 'تُرسَل عبر',
  'the mail server of SMTP_URL': 'خادم البريد المحدد في SMTP_URL',
  'the development mailbox': 'صندوق بريد التطوير',
  Failed: 'فشلت',
  'Oldest waiting': 'الأقدم في الانتظار',
  'Last error': 'آخر خطأ',
  'connection refused': 'رُفض الاتصال',
  'connection lost': 'انقطع الاتصال',
  'no answer in time': 'لا استجابة في الوقت المحدد',
  'server name not found': 'اسم الخادم غير موجود',
  'no secure connection': 'لا يوجد اتصال آمن',
  'unexpected error': 'خطأ غير متوقع',

  'The document store answers.': 'مخزن الوثائق يستجيب.',
  Store: 'المخزن',
  bucket: 'حاوية تخزين',
  'IPFS node': 'عقدة IPFS',
  'the database': 'قاعدة البيانات',

  'What was accepted is in the log, and the chain records it.':
    'كل ما قُبل مدوَّن في السجل، والبلوك تشين تثبّته.',
  'Certificates in the log': 'الشهادات في السجل',
  'Statements in the log': 'الإفادات في السجل',
  'of these recorded on the chain': 'المثبّت منها على البلوك تشين',
  'Waiting for a number': 'في انتظار رقم',
  'Witnesses that are up to date': 'الشهود الذين وقّعوا الأحدث',
  'A witness has seen another history of the log than this database holds.':
    'رأى أحد الشهود تاريخًا للسجل غير الذي في قاعدة البيانات هذه.',
  'Fewer witnesses have signed the log than must have.': 'وقّع على السجل عدد من الشهود أقل من المطلوب.',

  'The history cannot be reached.': 'تعذّر الوصول إلى التاريخ المدوَّن.',
  'The history is as it was written, as far as it was looked at.':
    'التاريخ المدوَّن كما كُتب، في كل ما فُحص منه.',
  'Last look began': 'بداية آخر فحص',
  'certificates log': 'سجل الشهادات',
  'statements log': 'سجل الإفادات',
  'status lists': 'قوائم الحالة',
  ledger: 'دفتر الحسابات',
  chain: 'البلوك تشين',

  'The account that pays for transactions is empty.': 'الحساب الذي يدفع رسوم المعاملات فارغ.',
  Chain: 'البلوك تشين',
  'Newest block': 'أحدث كتلة',
  'Waiting transactions': 'معاملات في الانتظار',
  'Refused transactions': 'معاملات مرفوضة',
  Account: 'الحساب',
  Balance: 'الرصيد',
}

/** Why a mail did not leave, with the mail server's code. */
const reasonPatterns: [RegExp, (code: string) => string][] = [
  [/^recipient refused \((\d+)\)$/, (code) => `رُفض المستلم (${code})`],
  [/^recipient put off \((\d+)\)$/, (code) => `أُجّل المستلم (${code})`],
  [/^sender refused \((\d+)\)$/, (code) => `رُفض المرسل (${code})`],
  [/^message refused \((\d+)\)$/, (code) => `رُفضت الرسالة (${code})`],
  [/^mail server not ready \((\d+)\)$/, (code) => `خادم البريد غير جاهز (${code})`],
  [/^sign-in to the mail server refused \((\d+)\)$/, (code) => `رُفض تسجيل الدخول إلى خادم البريد (${code})`],
]

export function sayReason(reason = ''): string {
  for (const [pattern, say] of reasonPatterns) {
    const code = pattern.exec(reason)?.[1]
    if (code) return say(code)
  }
  return healthSentences[reason] ?? reason
}

/** The same with figures in them. */
export const healthPatterns: [RegExp, (...parts: string[]) => string][] = [
  [/^external, (\d+)$/, (chainId) => `خارجية، ${chainId}`],
  [
    /^(\d+) waiting, (\d+) running, (\d+) failed$/,
    (waiting, running, failed) => `${waiting} في الانتظار، ${running} قيد التنفيذ، ${failed} فشلت`,
  ],
  [/^(\d+) jobs? failed and will not be tried again\.$/, (count) => `مهام فشلت ولن تُعاد محاولتها: ${count}.`],
  [
    /^(\d+) jobs? waits?, some for more than ten minutes\.$/,
    (count) => `مهام في الانتظار: ${count}، بعضها منذ أكثر من عشر دقائق.`,
  ],
  [/^(\d+) jobs? in the queues, moving on\.$/, (count) => `مهام في القوائم: ${count}، والعمل مستمر.`],
  [
    /^No mail leaves: (.*)\. (\d+) mails? waits?\.$/,
    (reason, count) => `لا تُرسَل أي رسالة: ${sayReason(reason)}. رسائل في الانتظار: ${count}.`,
  ],
  [/^(\d+) mails? could not be sent\.$/, (count) => `رسائل تعذّر إرسالها: ${count}.`],
  [
    /^(\d+) mails? waits?, some for more than ten minutes\.$/,
    (count) => `رسائل في الانتظار: ${count}، بعضها منذ أكثر من عشر دقائق.`,
  ],
  [/^(\d+) mails? waits? to be sent\.$/, (count) => `رسائل في انتظار الإرسال: ${count}.`],
  [
    /^(\d+) accepted or stated, but not in the log yet, some for more than (\d+) minutes\.$/,
    (count, minutes) =>
      `مقبول أو مُفاد به ولم يُدوَّن في السجل بعد: ${count}، بعضه منذ أكثر من ${minutes} دقائق.`,
  ],
  [
    /^The chain is behind the log by (\d+), for more than (\d+) minutes\.$/,
    (count, minutes) => `البلوك تشين متأخرة عن السجل بمقدار ${count} منذ أكثر من ${minutes} دقائق.`,
  ],
  [
    /^(\d+) transactions? waits?, some for more than ten minutes\.$/,
    (count) => `معاملات في الانتظار: ${count}، بعضها منذ أكثر من عشر دقائق.`,
  ],
  [
    /^The chain answers; its newest block is (\d+)\.$/,
    (block) => `البلوك تشين تستجيب، وأحدث كتلها ${block}.`,
  ],
  [
    /^(\d+) parts? of the history no longer fits?\. Run npm run audit, and restore a backup that it finds intact\.$/,
    (count) =>
      `أجزاء من التاريخ المدوَّن لم تعد مطابقة: ${count}. شغّل فحص التدقيق (npm run audit) واستعد نسخة احتياطية يجدها سليمة.`,
  ],
  [/^audit trail (\w+)$/, (trail) => `سجل تدقيق ${trail}`],
  ...reasonPatterns,
]
