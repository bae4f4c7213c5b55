import type { Texts } from '../../../web/src/lib/text/texts.ts'
import type { portableTexts as english } from '../../../web/src/texts/portable.ts'
import { leftToRight } from '../../direction.ts'

export const portableTexts: Texts<typeof english> = {
  download: 'صفحة تتحقق من نفسها (HTML)',
  failed: 'تعذّر إنشاء الصفحة. حاول مرة أخرى.',
  title: 'شهادة تتحقق من نفسها',
  noScript: 'يحتاج هذا الملف إلى JavaScript ليتحقق من نفسه. فعّلها، أو تحقق من الشهادة عبر الإنترنت.',
  asOf: (when) => `حتى ${when} (بالتوقيت العالمي)، وقت إنشاء هذا الملف.`,
  altered: {
    title: 'غُيّر هذا الملف',
    text: 'لم يعد الملف مطابقًا حرفيًا لما كان عليه عند إنشائه. لا تعتمد عليه: اطلب الأصل، أو تحقق من الشهادة عبر الإنترنت.',
  },
  unreadable: {
    title: 'هذا الملف تالف',
    text: 'لم تعد قراءته ممكنة. وهذا لا يعني شيئًا عن الشهادة نفسها: اطلب الملف مرة أخرى.',
  },
  online: 'تحقق منها الآن عبر الإنترنت',
  facts: {
    title: 'ما وُقّع عليه',
    recipient: 'مُنحت إلى',
    programme: 'عن',
    issuer: 'صادرة عن',
    date: 'تاريخ الإصدار',
    until: 'صالحة حتى',
    id: 'المعرّف',
    signature: 'التوقيع الرقمي',
  },
  checks: {
    title: 'ما تم التحقق منه',
    here: 'تم التحقق منه هنا',
    recorded: 'كما أُفيد عند إنشاء الملف',
  },
  picture: {
    alt: (title, name) => `شهادة «${title}» الممنوحة إلى ${name}`,
    caption: 'كما تعرضها جهة إصدارها. الصورة غير موقّعة، والعبرة بما ورد تحت «ما وُقّع عليه».',
  },
  limits: {
    title: 'ما لا يستطيع هذا الملف معرفته',
    later: 'هل أُلغيت الشهادة أو عُلّقت أو صُحّحت بعد إنشاء الملف.',
    chain: (host) => `هل السجل مثبت على البلوك تشين: فهذا ما أفاد به ${leftToRight(host)} عند إنشاء الملف.`,
    keys: (host) =>
      `هل المفاتيح أدناه هي مفاتيح ${leftToRight(host)}. فالملف يذكرها بنفسه، وقد يفعل ذلك ملف مزوّر أيضًا. قارنها بما ينشره ${leftToRight(host)}، أو تحقق عبر الإنترنت.`,
    logKey: 'مفتاح السجل العام',
    issuerKey: 'مفتاح جهة الإصدار',
    published: 'منشور في',
  },
}
