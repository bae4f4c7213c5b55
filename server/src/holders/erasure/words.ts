import type { Language } from '../../platform/http/language.ts'

/** One mail in one language. */
export interface Notice {
  subject: string
  paragraphs: string[]
  /** The label of the button. */
  action?: string
}

interface Words {
  locale: string
  asked: (name: string, day: string) => Notice
  takenBack: (name: string) => Notice
  erased: (name: string) => Notice
}

/** What mails about the erasure of a person's data say. */
export const erasureWords: Record<Language, Words> = {
  en: {
    locale: 'en-GB',
    asked: (name, day) => ({
      subject: `Your data will be erased on ${day}`,
      paragraphs: [
        `Hello ${name},`,
        `You asked us to erase all your data. We will do so on ${day}. Until then everything keeps working, and you can change your mind.`,
        'Download your data before that day. Afterwards nobody can open your certificates here, not even us.',
        'If you didn’t ask for this, keep your data now and change your password at once.',
      ],
      action: 'Keep my data',
    }),
    takenBack: (name) => ({
      subject: 'We’re keeping your data',
      paragraphs: [
        `Hello ${name},`,
        'You chose to keep your data. Nothing has been erased, and nothing will be.',
      ],
    }),
    erased: (name) => ({
      subject: 'Your data was erased',
      paragraphs: [
        `Hello ${name},`,
        'We have erased your data, as you asked: the keys to your certificates’ documents, your uploads, your links and your account. If you have questions about what your issuers keep in their own lists, please ask them.',
        'This is our last email to you.',
      ],
    }),
  },
  ar: {
    locale: 'ar-AE-u-nu-latn',
    asked: (name, day) => ({
      subject: `ستُمحى بياناتك في ${day}`,
      paragraphs: [
        `مرحبًا ${name}،`,
        `طلبت منا محو كل ما نحفظه عنك. سيتم ذلك في ${day}. وحتى ذلك اليوم يبقى كل شيء كما هو، ويمكنك الاحتفاظ ببياناتك.`,
        'نزّل بياناتك قبل ذلك اليوم، فبعده لا يستطيع أحد أن يفتح شهاداتك هنا، ولا نحن.',
        'لم تطلب ذلك؟ احتفظ ببياناتك الآن وغيّر كلمة المرور فورًا.',
      ],
      action: 'الاحتفاظ ببياناتي',
    }),
    takenBack: (name) => ({
      subject: 'بياناتك باقية',
      paragraphs: [`مرحبًا ${name}،`, 'اخترت الاحتفاظ ببياناتك. لم يُمحَ منها شيء ولن يُمحى.'],
    }),
    erased: (name) => ({
      subject: 'مُحيت بياناتك',
      paragraphs: [
        `مرحبًا ${name}،`,
        'مُحي كل ما كنا نحفظه عنك كما طلبت: مفاتيح وثائق شهاداتك وما رفعته من ملفات وروابطك وحسابك. أما ما تحفظه جهات الإصدار في قوائمها فهو لها، فراجعها بشأنه.',
        'هذه آخر رسالة تصلك منا.',
      ],
    }),
  },
}
