/** Sentences that the server writes itself, in English -> in Arabic. What is missing here is said by its error code. */
export const serverSentences: Record<string, string> = {
  'Invalid email, password or role.': 'البريد الإلكتروني أو كلمة المرور أو الصفة غير صحيحة.',
  'The instant lies in the future.': 'هذا الوقت في المستقبل.',
  'The key did not exist yet at that instant.': 'لم يكن المفتاح موجودًا في ذلك الوقت.',
  'An earlier instant was declared already. It can be moved back, but not forward.':
    'أُعلن وقت أسبق من قبل. يمكن تقديمه ولا يمكن تأخيره.',
  'No stolen key signed or accepted this certificate.': 'لم يوقّع هذه الشهادة أو يقبلها مفتاح مسروق.',
  'It was signed with a key that was stolen since. Its issuer must issue it again.':
    'وُقّعت بمفتاح سُرق لاحقًا. على جهة إصدارها إصدارها من جديد.',
  'Sign in to go on.': 'سجّل الدخول للمتابعة.',
  'Your role may not do this.': 'صفتك لا تسمح بهذا الإجراء.',
  'Check the form.': 'راجع البيانات المدخلة.',
  'Check the request.': 'راجع البيانات المدخلة.',
  'File type must be pdf, jpg or png': 'يجب أن يكون الملف من نوع pdf أو jpg أو png',
  'The file is empty. Download the sample to see the columns.': 'الملف فارغ. نزّل النموذج لترى الأعمدة.',
  'This file is not a spreadsheet. Save it as .xlsx, .xls or .csv and choose it again.':
    'هذا الملف ليس جدول بيانات. احفظه بصيغة ‎.xlsx أو ‎.xls أو ‎.csv ثم اختره مجددًا.',
  'This spreadsheet has too many rows. Split it into several files.':
    'صفوف هذا الجدول كثيرة جدًا. قسّمه إلى عدة ملفات.',
  'This spreadsheet is too large to read. Keep one plain sheet, or split it into several files.':
    'هذا الجدول أكبر من أن يُقرأ. أبقِ ورقة واحدة بسيطة، أو قسّمه إلى عدة ملفات.',
  'Reading this spreadsheet took too long. Split it into several files.':
    'استغرقت قراءة هذا الجدول وقتًا طويلًا. قسّمه إلى عدة ملفات.',
  'A student with this email exists already.': 'يوجد طالب بهذا البريد الإلكتروني من قبل.',
  'A student with this roll number exists already.': 'يوجد طالب برقم القيد هذا من قبل.',
  'This list is still being read. Try again in a moment.': 'ما زالت هذه القائمة قيد القراءة. حاول بعد قليل.',
  'This import has been started already.': 'بدأ هذا الاستيراد من قبل.',
  'Choose a different column of the sheet for each field.': 'اختر لكل بيان عمودًا مختلفًا من الجدول.',
  'This recipient is not one of your students.': 'هذا المستلم ليس من طلابكم.',
  'Choose a certificate type from your categories.': 'اختر نوع الشهادة من فئاتكم.',
  "This digital signature is not your organisation's. Copy it from My Profile.":
    'هذا التوقيع الرقمي ليس توقيع مؤسستكم. انسخه من «ملفي الشخصي».',
  "This public key is not your organisation's. Copy the wallet address from My Profile.":
    'هذا المفتاح العام ليس مفتاح مؤسستكم. انسخ عنوان المحفظة من «ملفي الشخصي».',
  'Certificate Already Verified': 'الشهادة موثّقة من قبل',
  'This is more than there is to settle.': 'هذا أكثر مما هناك لتسويته.',
  'Nothing was ever charged or earned here.': 'لم يُحتسب هنا أي رسم بعد.',
  'Welcome. You can sign in now.': 'أهلًا بك. يمكنك تسجيل الدخول الآن.',
  'This person is invited already. Send the invitation again instead.':
    'دُعي هذا الشخص من قبل. أعد إرسال الدعوة بدلًا من ذلك.',
  'You have 100 colleagues. Remove one who is here no longer.': 'لديك 100 زميل. أزل من لم يعد يعمل معك.',
  'There is no such invitation.': 'لا توجد دعوة كهذه.',
  'There is no such colleague.': 'لا يوجد زميل كهذا.',
  'Choose somebody who has joined your organisation.': 'اختر من انضم إلى مؤسستك.',
  'There is no such request.': 'لا يوجد طلب كهذا.',
  'There is no such note.': 'لا توجد ملاحظة كهذه.',
  'Only the author of a note may delete it.': 'لا يحذف الملاحظة إلا كاتبها.',
  'A request has at most 100 notes.': 'للطلب الواحد 100 ملاحظة على الأكثر.',
  'Certificate revoked.': 'تم إلغاء الشهادة.',
  'Certificate suspended.': 'تم تعليق الشهادة.',
  'Certificate reinstated.': 'تم رفع تعليق الشهادة.',
  'This link opens no more. Ask who sent it for a new one.':
    'لم يعد هذا الرابط يعمل. اطلب رابطًا جديدًا ممن أرسله.',
  'This is not the signature of this message by this wallet.': 'هذا ليس توقيع هذه المحفظة على هذه الرسالة.',
  'This message is good no more. Ask for a new one and sign that.':
    'لم تعد هذه الرسالة صالحة. اطلب رسالة جديدة ووقّعها.',
  'A certificate was transferred into your wallet. It stays there, and so does the wallet.':
    'نُقلت شهادة إلى محفظتك. تبقى الشهادة فيها، وتبقى المحفظة مرتبطة بحسابك.',
  'There is no such link.': 'لا يوجد رابط كهذا.',
  'You made 100 links to this certificate. Share one of them.': 'أنشأت 100 رابط لهذه الشهادة. شارك أحدها.',
  'The issuer has not signed this certificate yet.': 'لم توقّع جهة الإصدار هذه الشهادة بعد.',
  'This certificate was decided on already. The first decision stands.':
    'تم البتّ في هذه الشهادة من قبل، والقرار الأول هو النافذ.',
  'This certificate was not accepted by a verifier.': 'لم تقبل أي جهة تحقق هذه الشهادة.',
  'The certificate is being recorded on the blockchain. Try again in a moment.':
    'يجري تسجيل الشهادة على البلوك تشين. حاول بعد قليل.',
  'This certificate was transferred already.': 'تم نقل هذه الشهادة من قبل.',
  'This certificate is suspended already.': 'هذه الشهادة معلّقة من قبل.',
  'This certificate is not suspended.': 'هذه الشهادة غير معلّقة.',
  'This certificate is suspended. Its issuer must reinstate it first.':
    'هذه الشهادة معلّقة. يجب أن ترفع جهة الإصدار تعليقها أولًا.',
  'A correction has taken the place of this certificate.': 'حلّت محل هذه الشهادة شهادة مصحّحة.',
  'This certificate is revoked.': 'هذه الشهادة ملغاة.',
  'It was signed already.': 'كانت موقّعة من قبل.',
  'It was decided on already.': 'كان قد بُتّ فيها من قبل.',
  'It is too late to take this back.': 'فات وقت التراجع عن هذه العملية.',
  'Nothing that you have matches this selection.': 'لا شيء لديكم يطابق هذا الاختيار.',
  'Choose one of your templates.': 'اختر أحد قوالبكم.',
  'Your organisation was suspended before this was done.': 'تم تعليق مؤسستكم قبل إتمام هذا.',
  'There is no such batch.': 'لا توجد هذه العملية.',
  'A transfer cannot be taken back.': 'لا يمكن التراجع عن النقل.',
  'The blockchain refused the transfer. The operator was told; nothing is lost.':
    'رفضت البلوك تشين عملية النقل. تم إبلاغ المشغّل ولم يُفقد شيء.',
  'There is no such category.': 'لا توجد هذه الفئة.',
  'There is no such organisation.': 'لا توجد هذه المؤسسة.',
  'There is no such import.': 'لا يوجد استيراد كهذا.',
  'There is no such student.': 'لا يوجد هذا الطالب.',
  'There is no such registration. Start again with your details.':
    'لا يوجد تسجيل كهذا. ابدأ من جديد ببياناتكم.',
  'These details are with the admin already.': 'هذه البيانات لدى المسؤول من قبل.',
  'The form could not be read to its end. Send it again.': 'لم تُقرأ الاستمارة حتى نهايتها. أرسلها مجددًا.',
  'A form field is too long.': 'أحد الحقول أطول من المسموح.',
  'This set-up link was used already. Restart the server for a new one.':
    'استُخدم رابط الإعداد هذا من قبل. أعد تشغيل الخادم للحصول على رابط جديد.',
  'Administrator created. Sign in at /admin/sign-in.': 'تم إنشاء حساب المسؤول. سجّل الدخول من صفحة المسؤول.',
  'Organisation approved.': 'تم قبول المؤسسة.',
  'Returned to the applicant.': 'أُعيد الطلب إلى صاحبه.',
  'Signing key replaced. Earlier signatures stay valid.':
    'تم استبدال مفتاح التوقيع. وتبقى التوقيعات السابقة صالحة.',
  'The documents of this person are erased.': 'مُحيت وثائق هذا الشخص.',
  'This email is free.': 'هذا البريد الإلكتروني متاح.',
  'Signed out.': 'تم تسجيل الخروج.',
  'A user uploaded this certificate. Verify it by itself, with a letter of authority.':
    'رفع مستخدم هذه الشهادة. وثّقوها وحدها مع خطاب تفويض.',
  'Choose an issuer from the list.': 'اختر جهة إصدار من القائمة.',
  'Check at most 50 MB at once.': 'تحقَّق من 50 ميغابايت كحد أقصى دفعة واحدة.',
  'Check at most 1,000 files at once.': 'تحقَّق من 1,000 ملف كحد أقصى دفعة واحدة.',
  'There is no file to check. Choose at least one.': 'لا يوجد ملف للتحقق منه. اختر ملفًا واحدًا على الأقل.',
  'There is no such check. Checks are deleted a day after they end.':
    'لا يوجد تحقق كهذا. تُحذف عمليات التحقق بعد يوم من انتهائها.',
  'Choose one of this issuer’s certificate types.': 'اختر أحد أنواع الشهادات لدى جهة الإصدار هذه.',
  'This is not your password.': 'ليست هذه كلمة مرورك.',
  'Your data will be erased.': 'ستُمحى بياناتك.',
  'Your data stays.': 'بياناتك باقية.',
}
