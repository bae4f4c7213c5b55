import { ownWords } from '../direction.ts'
import { type Details, dayInWords, type FindingSentences, saidFindings } from '../said-findings.ts'

const on = (at: string | undefined) => (at ? ` في ${day(at)}` : '')
const because = (reason: string | undefined) => (reason ? `: ${ownWords(reason)}` : '.')
const named = (name: string | undefined, otherwise: string) => (name ? ownWords(name) : otherwise)

const limits: Record<string, string> = {
  members: 'فيها أكثر من 2500 عنصر',
  levels: 'تتداخل عناصرها في أكثر من 40 مستوى',
  proofs: 'تحمل أكثر من خمسة توقيعات',
  contexts: 'تشير إلى أكثر من عشرة سياقات',
  'repeated-context': 'تشير إلى سياق واحد مرتين',
  cost: 'يتطلب التحقق منها وقتًا أو ذاكرة أكثر مما ينبغي',
}

/** As in findings.ts. */
function seen({ seen, witnesses, seenBy, wrongSignatures }: Details): string {
  if (seen === undefined) return ''
  const who =
    seen === '0'
      ? ` لم يشهد عليها أي من الشهود (${witnesses}).`
      : ` شهد عليها ${seen} من ${witnesses} من الشهود: ${ownWords(seenBy ?? '')}.`
  return wrongSignatures ? `${who} لا يُحتسب توقيع غير صحيح: ${wrongSignatures}.` : who
}

/** How many of the issuer's own signers approved it; nothing where none were asked. */
const approved = ({ approvals, signers }: Details): string =>
  approvals === undefined ? '' : ` عدد الموقّعين الذين وافقوا عليها قبل ذلك: ${approvals} من ${signers}.`

/** What each code of findings.ts says, in Arabic. */
const sentences: FindingSentences = {
  'well-formed': 'الوثيقة كاملة وسليمة البنية.',
  malformed: 'الوثيقة ليست وثيقة رقمية سليمة البنية.',
  'undefined-terms': 'تستخدم الوثيقة مصطلحات لا تعرّفها مفرداتها.',
  'unknown-context': 'تستخدم الوثيقة مفردات غير معروفة هنا.',
  'unknown-shape': 'للوثيقة صيغة لا يمكن التحقق منها هنا.',
  'not-our-form': 'تذكر الوثيقة مؤسسة من هذا الموقع جهةً لإصدارها، لكنها ليست بصيغة شهاداتها.',
  'page-later': 'الصفحة التي جاءت فيها تحمل تاريخًا لم يأتِ بعد، أو أن ساعة هذا الجهاز غير صحيحة.',
  'page-altered': 'غُيّرت الصفحة التي وردت فيها بعد إنشائها.',
  'pdf-altered': 'غُيّر ملف PDF الذي وردت فيه بعد ختمه.',
  'pdf-unsealed': 'ملف PDF الذي وردت فيه غير مختوم، فقد تقول صفحاته شيئًا آخر.',
  'pdf-seal-unknown': 'لم يُختم ملف PDF الذي وردت فيه بمفتاح جهة الإصدار، فقد تقول صفحاته شيئًا آخر.',
  'paper-damaged': 'الرمز المطبوع على الورقة تالف أو استُبدل به غيره.',
  'paper-newer': 'الرمز المطبوع على الورقة من إصدار أحدث لا يمكن التحقق منه هنا.',
  'paper-altered': 'الرموز المطبوعة على الورقة لشهادات مختلفة، أو أحدها مزوَّر: غُيِّر شيء في هذه الورقة.',
  'paper-link-unopened': 'لم يمكن فتح الرابط المطبوع بجانب الرمز، فلم يُقارَن بينهما.',
  'beyond-limits': ({ limit }) => `لا يُتحقق من هذه الوثيقة هنا: ${limits[limit ?? 'cost'] ?? limits.cost}.`,
  'signature-valid': (details) => `التوقيع مطابق للوثيقة: لم يتغير فيها شيء منذ توقيعها.${approved(details)}`,
  'signature-invalid': 'التوقيع غير مطابق: غُيّرت الوثيقة، أو لم تُوقَّع بهذا المفتاح قط.',
  'no-issuer-proof': 'لا تحمل الوثيقة توقيع جهة إصدارها.',
  'unknown-cryptosuite': 'وُقّعت الوثيقة بطريقة غير معروفة هنا.',
  'signer-nonexistent': 'جهة الإصدار التي تذكرها غير موجودة، فلا يمكن أن يكون أي توقيع توقيعها.',
  'key-not-listed': 'لم تُوقَّع بمفتاح من مفاتيح الجهة التي تذكرها.',
  'key-ended': 'سحبت جهة الإصدار المفتاح الذي وقّع الوثيقة.',
  'key-unconfirmed': ({ keyId }) =>
    `كلمات الورقة هي بعينها ما وقّعه المفتاح ${keyId?.split('#')[1]}. ولا يمكن الآن معرفة ما إذا كان هذا المفتاح لجهة الإصدار.`,
  'key-unavailable': 'يتعذّر حاليًا الوصول إلى المفاتيح التي تنشرها جهة الإصدار، فلم يُتحقق من التوقيع.',
  'key-unreadable': 'المفتاح الذي وقّع الوثيقة من نوع لا يمكن قراءته هنا.',
  'signature-unchecked': 'لا يمكن التحقق من التوقيع لأن صيغة الوثيقة غير معروفة.',
  'issuer-approved': ({ name }) => `وقّعتها ${named(name, 'جهة إصدارها')}، وهي مؤسسة معتمدة.`,
  'issuer-approved-before-theft': ({ name, since }) =>
    `وقّعتها ${named(name, 'جهة إصدارها')}، وهي مؤسسة معتمدة. سُرق المفتاح${on(since)}، لكن السجل العام يتضمن الشهادة منذ ما قبل ذلك.`,
  'key-not-issuers': 'لم تُوقَّع بمفتاح من مفاتيح الجهة التي تذكرها.',
  'issuer-nonexistent': 'جهة الإصدار التي تذكرها غير موجودة.',
  'issuer-unproven': 'تذكر مؤسسة معتمدة جهةً لإصدارها، لكن لم يثبت توقيع تلك المؤسسة.',
  'issuer-refused': 'رُفض اعتماد جهة الإصدار.',
  'issuer-struck-off': ({ since }) => `شُطبت جهة الإصدار${on(since)}.`,
  'key-stolen': ({ since }) => `سُرق المفتاح${on(since)}، قبل إدراج الشهادة في السجل.`,
  'key-stolen-time-unknown': 'سُرق المفتاح، ولم يثبت أن الشهادة أقدم من السرقة.',
  'did-unreachable': 'يتعذّر حاليًا الوصول إلى المفاتيح التي تنشرها جهة الإصدار.',
  'issuer-unreachable': 'لا يمكن حاليًا معرفة ما إذا كانت جهة الإصدار معتمدة.',
  'issuer-unknown': 'جهة الإصدار غير معروفة هنا، فلا أحد هنا يضمنها.',
  'issuer-not-approved': 'جهة الإصدار غير معتمدة، أو لم تكن معتمدة عند التوقيع.',
  'issuer-unvouched': 'لم تعد سجلات هذا الخادم عن جهة الإصدار مطابقة لسجلاته العلنية، فهو لا يضمنها.',
  'within-period': ({ until }) => (until ? `صالحة حتى ${day(until)}.` : 'لا تنتهي صلاحيتها.'),
  'no-period': 'لم تُحدَّد مدة صلاحية.',
  expired: ({ until }) => `انتهت صلاحيتها${on(until)}.`,
  'not-yet-valid': ({ from }) => `غير صالحة قبل ${day(from)}.`,
  'clock-behind': 'ساعة هذا الجهاز غير صحيحة: ما وُقّع قبل قليل يحمل تاريخًا لاحقًا.',
  'period-unreadable': 'تعذّرت قراءة مدة الصلاحية.',
  'not-revoked': 'ليست ملغاة ولا معلّقة.',
  revoked: ({ at, reason }) => `أُلغيت${on(at)}${because(reason)}`,
  suspended: ({ at, reason }) => `عُلّقت${on(at)}${because(reason)}`,
  superseded: ({ at, reason }) => `حلّت محلها شهادة مصححة${on(at)}${because(reason)}`,
  'status-list-of-another': 'قائمة الحالة التي تشير إليها تخص جهة إصدار أخرى.',
  'status-list-unreachable': 'يتعذّر حاليًا الوصول إلى قائمة الشهادات الملغاة.',
  'status-list-stale': 'قائمة الشهادات الملغاة قديمة.',
  'status-list-unsound':
    'قائمة الشهادات الملغاة ليست كما ينبغي: تالفة أو من نوع آخر أو ليست موقّعة على الوجه الصحيح.',
  'status-type-unknown': ({ type }) =>
    `حالتها محفوظة بطريقة غير معروفة هنا${type ? `: ${ownWords(type)}` : ''}.`,
  'status-entries-too-many': 'تشير إلى قوائم شهادات ملغاة أكثر مما يُبحث فيه هنا.',
  'status-entry-incomplete': 'لا تذكر الوثيقة كاملًا أين تُحفظ حالتها، فلا يمكن البحث عنها.',
  'statements-unreachable': 'يتعذّر حاليًا الحصول على إفادات جهة الإصدار اللاحقة أو التحقق منها.',
  'status-missing': 'لا تشير إلى قائمة حالة مع أن جهة إصدارها تحتفظ بواحدة.',
  'no-status': 'لا تنشر جهة إصدارها حالةً لها.',
  logged: ({ index, time, ...witnessed }) =>
    `هي القيد رقم ${index} في السجل العام، أُدرجت${on(time)}.${seen(witnessed)}`,
  'witnesses-missing': ({ quorum, ...witnessed }) =>
    `لم يشهد على حالة السجل التي تتضمنها عدد كافٍ من الشهود: المطلوب ${quorum}.${seen(witnessed)}`,
  'log-root-differs': 'يؤدي إثباتها إلى حالة للسجل غير الحالة الموقّعة.',
  'log-digest-differs': 'القيد الموجود في موضعها من السجل يخص وثيقة أخرى.',
  'log-issuer-differs': 'القيد الموجود في موضعها من السجل يخص جهة إصدار أخرى.',
  'checkpoint-forged': 'حالة السجل الواردة في إثباتها لم يوقّعها السجل.',
  'checkpoint-unusable': 'إثباتها تالف، أو يشير إلى سجل غير سجل هذا الموقع.',
  'log-unknown': 'مفتاح سجلها غير معروف هنا، فلم يُتحقق من إثبات إدراجها.',
  'log-key-differs': 'المفتاح المذكور لسجلها ليس المفتاح الذي تثق به، لذلك لم يُتحقق من إثباتها.',
  'no-log-proof': 'لا إثبات لإدراجها في السجل.',
  'log-not-applicable': 'لا تشارك جهة إصدارها في السجل العام.',
  anchored: ({ blockTime }) => `سُجّلت على البلوك تشين حالةُ السجل التي تتضمنها${on(blockTime)}.`,
  'anchor-root-differs': 'على البلوك تشين حالة أخرى للسجل.',
  'chain-unreachable': 'يتعذّر حاليًا الوصول إلى البلوك تشين.',
  'not-anchored': 'حالة السجل التي تتضمنها لم تُسجَّل على البلوك تشين بعد.',
  'anchor-not-final': 'تسجيلها على البلوك تشين ليس نهائيًا بعد.',
  'nothing-to-anchor': 'ما لم يثبت إدراجها في السجل فلا شيء يُبحث عنه على البلوك تشين.',
  'anchor-not-applicable': 'لا يوجد تسجيل على البلوك تشين للبحث عنه.',
  endorsed: ({ name, at }) => `قبلتها ${named(name, 'جهة تحقق')}${on(at)}.`,
  'endorsed-before-theft': ({ name, at, since }) =>
    `قبلتها ${named(name, 'جهة تحقق')}${on(at)}. سُرق مفتاح جهة التحقق${on(since)}، لكن السجل العام يتضمن القبول منذ ما قبل ذلك.`,
  'endorsement-key-stolen': ({ since }) => `سُرق مفتاح جهة التحقق${on(since)}، قبل إدراج القبول في السجل.`,
  'endorsement-time-unknown': 'سُرق مفتاح جهة التحقق، ولم يثبت أن القبول أقدم من السرقة.',
  'endorsement-digest-differs': 'القبول يخص وثيقة أخرى.',
  'endorsement-forged': 'لا يحمل القبول توقيعًا صحيحًا من جهة التحقق.',
  'endorsement-withdrawn': 'سُحب القبول.',
  'endorsement-not-in-force': 'القبول غير سارٍ الآن.',
  'verifier-not-entitled': 'وقّعت القبولَ مؤسسة لا يحق لها منحه.',
  declined: ({ at, reason }) => `رفضتها جهة تحقق${on(at)}${because(reason)}`,
  'awaiting-decision': 'لم تبتّ فيها أي جهة تحقق بعد.',
  'endorsement-unchecked': 'لا يمكن حاليًا التحقق من القبول.',
  'endorsement-not-applicable': 'لا تشارك جهة إصدارها في المراجعة لدى جهات التحقق.',
  'not-a-credential': 'لم يُتحقق من هذا لأن الوثيقة ليست وثيقة رقمية.',
  unread: 'لم يُتحقق من هذا لتعذّر قراءة ما يشمله التوقيع.',
  'paper-unread': 'لم يُتحقق من هذا، لأن الورقة غُيِّر فيها شيء.',
  'not-worked-on': 'لم يُتحقق من هذا لأن التحقق من الوثيقة يتطلب أكثر مما ينبغي.',
  internal: 'تعذّر إجراء هذا التحقق.',
}

export const { checkSentence, verdictHeadline } = saidFindings(sentences, {
  valid: 'هذه الشهادة صالحة.',
  invalid: 'هذه الشهادة غير صالحة.',
  cannotTell: (reason) => `لا يمكننا الجزم بصلاحية هذه الشهادة. ${reason}`,
})

/** `20 نوفمبر 2026`, with the digits used on all our pages. */
function day(at = ''): string {
  return dayInWords(at, 'ar-AE-u-nu-latn')
}
