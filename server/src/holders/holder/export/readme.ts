import type { Context } from '../../../context.ts'
import type { ZipEntry } from '../../../platform/zip-stream.ts'

/** The contents of the export and how to use it, in both languages. */
export const readme = ({ config, clock }: Context): ZipEntry => ({
  name: 'README.txt',
  content: new TextEncoder().encode(
    [english, arabic].map((words) => words(config.publicUrl, clock().toISOString().slice(0, 10))).join('\n'),
  ),
})

const english = (url: string, day: string) => `YOUR DATA AT ${url}, ${day}

profile.json               your name, email, wallet and how you sign in (no secrets)
sessions.json              where you are signed in
fees-owed.json             fees you were charged, in fils (100 fils are 1 AED)
correction-requests.json   what you asked issuers to correct, and what they answered
certificates/              a folder for each certificate:
  record.json              what we have on record about it
  share-links.json         the links you created to it: keep them to yourself
  uploaded.pdf, .png, .jpg what you uploaded
  credential.json          the signed certificate, once it is signed (W3C Verifiable Credential)
  bundle.json              the same with everything that proves it; check it at ${url}/verify
  certificate.pdf          the certificate to show and print
  missing.json             what was not available at that moment, and why

Issuers’ letters of authority and their lists of students belong to the issuers. Ask them for a copy.
`

const arabic = (url: string, day: string) => `بياناتك في ${url}، ${day}

profile.json               اسمك وبريدك الإلكتروني ومحفظتك وطريقة تسجيل دخولك (دون أسرار)
sessions.json              الأجهزة التي سجّلت الدخول منها
fees-owed.json             الرسوم التي احتُسبت عليك بالفلس (كل 100 فلس درهم إماراتي)
correction-requests.json   ما طلبت من جهات الإصدار تصحيحه وما أجابت به
certificates/              مجلد لكل شهادة:
  record.json              ما هو مسجَّل عنها
  share-links.json         الروابط التي أنشأتها إليها: احتفظ بها لنفسك
  uploaded.pdf, .png, .jpg ما رفعته من ملفات
  credential.json          الشهادة الموقَّعة بعد توقيعها (W3C Verifiable Credential)
  bundle.json              الشهادة نفسها مع كل ما يثبتها، ويمكن التحقق منها في ${url}/verify
  certificate.pdf          الشهادة للعرض والطباعة
  missing.json             ما لم يكن متاحًا في تلك اللحظة وسبب ذلك

أما كتب التفويض التي أجابت بها جهات الإصدار وقوائم طلابها فهي لها، فاطلبها منها.
`
