import type { Texts } from '../../../web/src/lib/text/texts.ts'
import { leftToRight } from '../../direction.ts'
import type { readme as english } from '../../en/document/readme.ts'

export const readme: Texts<typeof english> = {
  title: (address, day) => `بياناتك في ${leftToRight(address)}، ${day}`,
  files: {
    'profile.json': 'اسمك وبريدك الإلكتروني ومحفظتك وطريقة تسجيل دخولك (دون أسرار)',
    'sessions.json': 'الأجهزة التي سجّلت الدخول منها',
    'applications.json': 'التطبيقات التي ربطتها',
    'badge-profile.json': 'ما يمكن للتطبيقات المتصلة أن تقرأه عنك',
    'badges/….json': 'شاراتك من جهات أخرى',
    'fees-owed.json': 'الرسوم التي احتُسبت عليك بالفلس (كل 100 فلس درهم إماراتي)',
    'invoices.json': 'الفواتير الضريبية والإشعارات الدائنة عنها',
    'correction-requests.json': 'ما طلبت من جهات الإصدار تصحيحه وما أجابت به',
    'certificates/': 'مجلد لكل شهادة:',
  },
  certificateFiles: {
    'record.json': 'ما هو مسجَّل عنها',
    'share-links.json': 'الروابط التي أنشأتها إليها: احتفظ بها لنفسك',
    'uploaded.pdf, .png, .jpg': 'ما رفعته من ملفات',
    'credential.json': 'الشهادة الموقَّعة بعد توقيعها (W3C Verifiable Credential)',
    'bundle.json': (checkPage) =>
      `الشهادة نفسها مع كل ما يثبتها، ويمكن التحقق منها في ${leftToRight(checkPage)}`,
    'certificate.pdf': 'الشهادة للعرض والطباعة',
    'missing.json': 'ما لم يكن متاحًا في تلك اللحظة وسبب ذلك',
  },
  closing: 'أما خطابات التفويض التي أجابت بها جهات الإصدار وقوائم طلابها فهي لها، فاطلبها منها.',
}
