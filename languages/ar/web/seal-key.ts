import type { Texts } from '../../../web/src/lib/texts.ts'
import type { sealKeyTexts as english } from '../../../web/src/texts/seal-key.ts'

export const sealKeyTexts: Texts<typeof english> = {
  title: 'ختم ملفات PDF',
  lead: 'تُختم كل شهادة PDF بمفتاح نحفظه لك. وإذا صدّقت على هذا المفتاح جهة تثق بها برامج قراءة PDF، فإنها تعرض اسمك بوصفك الموقّع.',
  states: {
    'self-signed': 'لم تصدّق أي جهة على هذا المفتاح بعد.',
    'in-force': 'تُختم ملفات PDF بهذه الشهادة.',
    'ends-soon': 'تنتهي هذه الشهادة قريبًا. احصل على الشهادة التالية الآن.',
    ended: 'انتهت هذه الشهادة. تُختم ملفات PDF بدونها إلى أن تضيف الشهادة التالية.',
  },
  subject: 'شهادة باسم',
  issuer: 'أصدرتها',
  endsAt: 'تنتهي في',
  request: 'تنزيل طلب الشهادة',
  requestHint: 'أرسله إلى الجهة لتصدّق على المفتاح. أما المفتاح نفسه فلا يغادرنا أبدًا.',
  requestFile: 'seal-request.csr',
  certificates: 'الشهادات (PEM)',
  certificatesHint:
    'شهادة هذا المفتاح أولًا، ثم الشهادات التي تؤدي إلى الجهة. تبدأ كل منها بـ -----BEGIN CERTIFICATE-----.',
  use: 'فحص هذه الشهادات واستخدامها',
  used: 'تُختم ملفات PDF بهذه الشهادات من الآن.',
  rotate: 'استبدال مفتاح الختم',
  rotateQuestion: 'هل تريد استبدال مفتاح الختم؟',
  rotateEffects:
    'افعل ذلك إذا كان المفتاح قد وصل إلى شخص آخر، أو إذا ألغت الجهة الشهادة. يحتاج المفتاح الجديد إلى شهادة جديدة. تبقى ملفات PDF المختومة سابقًا كما هي.',
  rotateYes: 'استبدال المفتاح',
  rotated: 'استُبدل مفتاح الختم.',
}
