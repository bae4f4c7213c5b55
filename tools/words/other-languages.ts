import type { Rule } from './english.ts'

/** What the README of each other language rules out, by its code. */
export const neverIn: Record<string, Rule[]> = {
  ar: [
    [
      /(ـ|مؤسست|بيانات|شهادات|طلاب|قرار|حساب|رصيد|طلبات|ملف|بريد|رسوم|جهاز|مفاتيح|توقيع)كم(?!\p{L})/u,
      'the singular',
    ],
    [/(?<!\p{L})(يمكن|لدي|علي|إلي|عن|من|ل)كم(?!\p{L})/u, 'the singular'],
    [
      /(?<!\p{L})(اختاروا|انقروا|انتقلوا|اضغطوا|أدخلوا|انسخوا|اكتبوا|راجعوا|استبدلوا|اطلبوا)(?!\p{L})/u,
      'the singular',
    ],
    [/(?<!\p{L})ت[\p{L}\p{M}]{3,}ون(?!\p{L})/u, 'the singular'],
    [/[\p{L}\p{M}]{3,}وها(?!\p{L})/u, 'the singular'],
    [/كريدنزا/, 'Credenza'],
  ],
  fr: [
    [/\p{L}'\p{L}/u, 'the apostrophe ’'],
    [/\p{L}\.\.\./u, 'the ellipsis …'],
    [/« | »/, 'a no-break space inside « »'],
  ],
  hi: [
    [/(?<!\p{L})तुम/u, 'आप'],
    [/\s।/, '। right after the word'],
    [/ग़लत|ख़त्म|तारीख़/, 'गलत, खत्म, तारीख'],
    [/[०-९]/, 'digits 0–9'],
    [/संगठन/, 'संस्था'],
    [/प्रशासक|व्यवस्थापक/, 'एडमिन'],
    [/छात्र/, 'विद्यार्थी'],
  ],
  ur: [
    [/(?<!\p{L})(کرو|تم)(?!\p{L})/u, 'آپ and کریں'],
    [/(?<!العرب)[كيى]/, 'the Urdu letters ک and ی'],
    [/\p{Script=Arabic}[,;?]/u, '، ؛ ؟'],
    [/[۰-۹٠-٩]/, 'digits 0–9'],
    [/^[^“]*”/, '“…”'],
  ],
  zh: [
    [/你/, '您'],
    [/\p{Script=Han}[,;:?!]/u, 'full-width punctuation'],
    [/登陆|帐[号户]/, '登录, 账号'],
    [/点按/, '点击'],
    [/核验/, '审核, 验证'],
  ],
}
