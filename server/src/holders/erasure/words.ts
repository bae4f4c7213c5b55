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
        `Dear ${name},`,
        `you asked us to erase all that we hold of you. It will be done on ${day}. Until then everything goes on working, and you can keep your data.`,
        'Download your data before that day: afterwards nobody can open your certificates here, not even we.',
        'You did not ask for this? Then keep your data now, and change your password at once.',
      ],
      action: 'Keep my data',
    }),
    takenBack: (name) => ({
      subject: 'Your data stays',
      paragraphs: [`Dear ${name},`, 'you chose to keep your data. Nothing was erased, and nothing will be.'],
    }),
    erased: (name) => ({
      subject: 'Your data was erased',
      paragraphs: [
        `Dear ${name},`,
        'all that we held of you is erased, as you asked: the keys of your certificates’ documents, your uploads, your links and your account. What your issuers keep in their own lists is theirs: ask them about it.',
        'This is our last mail to you.',
      ],
    }),
  },
  ar: {
    locale: 'ar-AE-u-nu-latn',
    asked: (name, day) => ({
      subject: `ستُمحى بياناتك في ${day}`,
      paragraphs: [
        `${name} المحترم/ة،`,
        `طلبت منا محو كل ما نحفظه عنك. سيتم ذلك في ${day}. وحتى ذلك اليوم يبقى كل شيء كما هو، ويمكنك الاحتفاظ ببياناتك.`,
        'نزّل بياناتك قبل ذلك اليوم، فبعده لا يستطيع أحد أن يفتح شهاداتك هنا، ولا نحن.',
        'لم تطلب ذلك؟ احتفظ ببياناتك الآن وغيّر كلمة المرور فورًا.',
      ],
      action: 'الاحتفاظ ببياناتي',
    }),
    takenBack: (name) => ({
      subject: 'بياناتك باقية',
      paragraphs: [`${name} المحترم/ة،`, 'اخترت الاحتفاظ ببياناتك. لم يُمحَ منها شيء ولن يُمحى.'],
    }),
    erased: (name) => ({
      subject: 'مُحيت بياناتك',
      paragraphs: [
        `${name} المحترم/ة،`,
        'مُحي كل ما كنا نحفظه عنك كما طلبت: مفاتيح وثائق شهاداتك وما رفعته من ملفات وروابطك وحسابك. أما ما تحفظه جهات الإصدار في قوائمها فهو لها، فراجعها بشأنه.',
        'هذه آخر رسالة تصلك منا.',
      ],
    }),
  },
}
