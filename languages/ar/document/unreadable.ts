import type { Texts } from '../../../web/src/lib/texts.ts'
import type { unreadable as english } from '../../en/document/unreadable.ts'

export const unreadable: Texts<typeof english> = {
  reasons: {
    'Refused: the file is larger than 5 MB.': 'مرفوض: الملف أكبر من 5 ميغابايت.',
    'Refused: a ZIP within a ZIP is not opened.': 'مرفوض: لا يُفتح ملف ZIP داخل ملف ZIP.',
    'Refused: it holds more than 1,000 files.': 'مرفوض: يحتوي على أكثر من 1,000 ملف.',
    'Refused: it unpacks to more than can be checked at once.':
      'مرفوض: محتواه بعد فك الضغط أكبر مما يمكن التحقق منه دفعة واحدة.',
    'Refused: a file in it unpacks to far more than it is.':
      'مرفوض: أحد ملفاته يصبح بعد فك الضغط أكبر بكثير مما هو عليه.',
    'Refused: it is locked with a password.': 'مرفوض: محمي بكلمة مرور.',
    'Refused: the picture has more than 25 megapixels.': 'مرفوض: الصورة أكبر من 25 ميغابكسل.',
    'Refused: the file takes too much time or memory to read.':
      'مرفوض: تستغرق قراءة الملف وقتًا أو ذاكرة أكثر من اللازم.',
    'The ZIP is damaged and could not be read to its end.': 'ملف ZIP تالف وتعذّرت قراءته حتى نهايته.',
    'The file is empty.': 'الملف فارغ.',
    'The file holds no certificate.': 'لا يحتوي الملف على شهادة.',
    'The PDF carries no certificate.': 'لا يحمل ملف PDF شهادة.',
    'The file is damaged, or of a kind that is not read here.': 'الملف تالف أو من نوع لا يُقرأ هنا.',
    'The picture is damaged, or too large.': 'الصورة تالفة أو كبيرة جدًا.',
    'The picture is interlaced. Save it again without that.': 'الصورة متداخلة الأسطر. احفظها من دون ذلك.',
    'No QR code could be read in the picture, and it carries no certificate.':
      'لم يُقرأ أي رمز QR في الصورة، وهي لا تحمل شهادة.',
    'The presentation holds no certificate.': 'لا يحتوي العرض على شهادة.',
    'The link no longer works.': 'لم يعد الرابط يعمل.',
    'The link does not lead to a certificate.': 'لا يقود الرابط إلى شهادة.',
    'The link is incomplete: the part after # opens the certificate.':
      'الرابط ناقص: الجزء الذي بعد # هو ما يفتح الشهادة.',
    'There is no certificate at this link.': 'لا توجد شهادة تحت هذا الرابط.',
    'The certificate is not signed yet, or was erased.': 'الشهادة غير موقَّعة بعد أو مُحيت.',
    'The certificate’s document could not be fetched.': 'تعذّر الحصول على وثيقة الشهادة الآن.',
    'The key in the link does not open this certificate.': 'المفتاح الذي في الرابط لا يفتح هذه الشهادة.',
    'The file is damaged.': 'الملف تالف.',
    'The file is not JSON.': 'الملف ليس بصيغة JSON.',
    'The file is too large to be a certificate.': 'الملف أكبر من أن يكون شهادة.',
    'The file lacks the answers that it was checked with.': 'تنقص الملفَ الإجاباتُ التي جرى التحقق منه بها.',
    'The file is not a certificate: a JSON object is expected.': 'الملف ليس شهادة: يجب أن يكون كائن JSON.',
    'The file has a part that a certificate file does not have.':
      'في الملف جزء لا وجود له في ملفات الشهادات.',
    'The endorsements in the file are not a list of at most 20 credentials.':
      'القبولات في الملف ليست قائمة من 20 وثيقة على الأكثر.',
    'The log proof in the file needs entry, index, size, path and checkpoint.': 'إثبات السجل في الملف ناقص.',
    'The anchor in the file needs chainId, contract and transaction.':
      'بيانات التسجيل على البلوك تشين في الملف ناقصة.',
  },
  notFollowed: (host) => `لا يقود الرابط إلى ${host}، فلم يُتبع.`,
  tooMany: (most) => `يحتوي العرض على أكثر من ${most} شهادة.`,
}
