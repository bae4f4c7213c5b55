import type { Twin } from '@credenza/schema/sentences/sentence'
import type { singleSignOn as english } from '@credenza/schema/sentences/single-sign-on'

export const singleSignOn: Twin<typeof english> = {
  single_sign_on_required: 'تطلب مؤسستك استخدام تسجيل الدخول الخاص بها. اختر «المتابعة مع جامعتك».',
  'single_sign_on_failed.expired': 'استغرق تسجيل الدخول وقتًا طويلًا، أو بدأ في متصفح آخر. ابدأ من جديد.',
  'single_sign_on_failed.refused':
    'لم يسمح لك تسجيل الدخول الخاص بمؤسستك بالدخول. حاول مرة أخرى أو راجع الدعم فيها.',
  'single_sign_on_failed.untrusted':
    'لا يمكن الوثوق برد تسجيل الدخول الخاص بمؤسستك. ابدأ من جديد، وإن تكرر ذلك فأخبر مالك مؤسستك.',
  'single_sign_on_failed.not_offered': 'تسجيل الدخول الخاص بمؤسستك غير متاح. استخدم كلمة مرورك.',
  'single_sign_on_failed.no_email':
    'لم يقدّم تسجيل الدخول الخاص بمؤسستك بريدًا إلكترونيًا مؤكدًا لك. راجع الدعم فيها.',
  'single_sign_on_failed.no_lasting_name':
    'لم يذكر تسجيل الدخول الخاص بمؤسستك معرّفًا دائمًا لك. اسأل فريق الدعم فيها.',
  'single_sign_on_failed.domain': 'بريدك الإلكتروني ليس في أحد نطاقات مؤسستك. راجع مالكها.',
  'single_sign_on_failed.email_elsewhere': 'بريدك الإلكتروني يعود بالفعل إلى حساب آخر. اطلب مساعدتنا.',
  'single_sign_on_failed.no_role': 'لم تمنحك مؤسستك دورًا هنا. راجع مالكها.',
  'single_sign_on_failed.removed': 'أُزيل حسابك من مؤسستك هنا. اطلب من مالكها دعوتك مرة أخرى.',
  'single_sign_on_failed.identity_taken': 'تسجيل الدخول هذا مرتبط بالفعل بحساب آخر.',
  'single_sign_on_failed.another_person': 'سجّل شخص آخر الدخول هناك. سجّل الدخول هناك بحسابك أنت.',
  'single_sign_on_failed.not_recent':
    'لم يؤكد تسجيل الدخول الخاص بمؤسستك عاملًا ثانيًا الآن. استخدم مفتاح المرور الخاص بك بدلًا منه.',
  'single_sign_on_failed.link_expired': 'انتهت صلاحية هذا الرمز أو جُرّب مرات كثيرة. ابدأ من جديد.',
  'unavailable.provider': 'تسجيل الدخول الخاص بمؤسستك لا يستجيب الآن. حاول مرة أخرى بعد بضع دقائق.',
  'invalid.provider_untested': 'اختبر تسجيل الدخول قبل تفعيله.',
  'invalid.owner_passkey':
    'أضف أولًا مفتاح مرور إلى حسابك، فهو طريقك إلى الدخول عندما يتعطل تسجيل الدخول الخاص بمؤسستك.',
  'second_factor_required.last_passkey':
    'تشترط مؤسستك تسجيل الدخول الخاص بها، فاحتفظ بمفتاح مرور واحد، فهو طريقك إلى الدخول عندما يتعطل.',
  'invalid.client_secret': 'أدخل السر الذي أعطاك إياه المزوّد.',
  'invalid.certificate': 'أدخل شهادة التوقيع الخاصة بالمزوّد، بمفتاح RSA لا يقل عن 2048 بت.',
  'invalid.metadata': 'لم يُعثر هناك على مزوّد SAML يمكن استخدامه. تحقق من العنوان، أو الصق بياناته الوصفية.',
  'invalid.metadata_signature': 'البيانات الوصفية غير موقّعة بمفتاح هذا الاتحاد. تحقق من الشهادة والعنوان.',
  'invalid.metadata_older': 'هذه البيانات الوصفية أقدم من التي قُرئت سابقًا. اطلب بيانات حديثة من الاتحاد.',
  'invalid.metadata_expired': 'لم تعد البيانات الوصفية صالحة. اطلب بيانات حديثة من الاتحاد.',
  'invalid.which_provider': 'تصف هذه البيانات الوصفية عدة مزوّدين. أدخل معرّف الكيان الخاص بمزوّدك.',
  'invalid.shared_domain':
    'يمكن لأي شخص الحصول على بريد إلكتروني في هذا النطاق. أدخل نطاقًا تستخدمه مؤسستك وحدها.',
  'already_exists.domain': 'أثبتت مؤسسة أخرى ملكية هذا النطاق. اطلب مساعدتنا إن كان لك.',
  'not_found.domain': 'لم يُعثر على النطاق.',
  'not_found.provider': 'أعدّ أولًا تسجيل الدخول الخاص بمؤسستك.',
  'invalid.host_of_deployment': 'هذا عنوان الخدمة بأكملها. اختر اسمًا خاصًا بك.',
  'invalid.domain_not_proven': 'أثبت هذا النطاق أولًا ضمن تسجيل الدخول الموحّد.',
  'not_found.host': 'لا تسجّل أي مؤسسة الدخول من هناك.',
  'not_found.mail_sender': 'أدخل أولًا العنوان الذي تأتي منه رسائلك.',
  'invalid.mail_sender_refused':
    'لم يقبل خادم البريد رسالة من هذا العنوان. اطلب من مشغّل هذه الخدمة السماح له بالإرسال لنطاقك.',
}
