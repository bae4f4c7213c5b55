import type { StudentField } from '@credenza/schema/student'
import { listed } from './listed.ts'
import { studyNames } from './study-names.ts'

/**
 * Names of a student's fields in lists, the most certain first. `heading-key.ts` handles word order, little words, plurals and
 * abbreviations, so each name is here once.
 */
export const headingNames: Record<StudentField, readonly string[]> = {
  ...studyNames,
  name: listed(`
    name, full name, student name, candidate name, graduate name, learner name, name in english,
    name as per passport, name as in passport, legal name, student, candidate, graduate, participant,
    participant name, trainee name, holder name, name in arabic, complete name,
    الاسم, اسم الطالب, الاسم الكامل, الاسم الثلاثي, الاسم الرباعي, اسم الخريج, اسم المتدرب,
    الاسم باللغة الإنجليزية, الاسم بالإنجليزية, الاسم باللغة العربية, الاسم بالعربية, الطالب,
    nom complet, nom et prénom, prénom et nom, noms et prénoms, étudiant, nom de l'étudiant,
    vollständiger name, name vorname, nachname vorname, nombre completo, nombre y apellidos, candidat,
    nom du candidat, diplômé, nom et prénoms, nom et prénom de l'étudiant, apprenant,
    نام, طالب علم کا نام, پورا نام, مکمل نام, امیدوار کا نام, طالب علم, امیدوار,
    नाम, छात्र का नाम, छात्र/छात्रा का नाम, विद्यार्थी का नाम, अभ्यर्थी का नाम, परीक्षार्थी का नाम, पूरा नाम, विद्यार्थी, अभ्यर्थी, परीक्षार्थी,
    姓名, 学生姓名, 学员姓名, 考生姓名, 毕业生姓名, 中文姓名, 英文姓名, 名字, 学生
  `),
  fatherName: listed(`
    father name, father, father full name, name of father, fathers or husbands name,
    father guardian name,
    اسم الأب, اسم الوالد, الأب, الوالد,
    nom du père, père, nom et prénom du père, name des vaters, vater, vorname des vaters,
    nombre del padre, padre,
    والد کا نام, باپ کا نام, ولدیت, والد, والد یا سرپرست کا نام,
    पिता का नाम, पिता, पिताजी का नाम, पिता जी का नाम, पिता/पति का नाम, पिता/अभिभावक का नाम,
    父亲姓名, 父亲, 父亲名字, 父亲的姓名
  `),
  motherName: listed(`
    mother name, mother, mother full name, mother maiden name, name of mother,
    اسم الأم, اسم الوالدة, الأم, الوالدة,
    nom de la mère, mère, nom et prénom de la mère, name der mutter, mutter, vorname der mutter,
    nombre de la madre, madre,
    والدہ کا نام, ماں کا نام, والدہ,
    माता का नाम, माता, माँ का नाम, माताजी का नाम, माता जी का नाम,
    母亲姓名, 母亲, 母亲名字, 母亲的姓名
  `),
  mobileNumber: listed(`
    mobile number, mobile, phone number, phone, contact number, contact, cell, cell phone, telephone,
    telephone number, mobile phone, mobile phone number, whatsapp, whatsapp number, phone mobile,
    contact phone,
    رقم الجوال, الجوال, رقم الموبايل, الموبايل, رقم المتحرك, المتحرك, رقم الهاتف, الهاتف,
    رقم الهاتف المتحرك, الهاتف المتحرك, رقم الهاتف المحمول, المحمول, رقم التواصل, رقم الاتصال, النقال,
    رقم النقال, الهاتف النقال,
    portable, téléphone, téléphone portable, numéro de téléphone, gsm, handy, handynummer, telefon,
    telefonnummer, mobilnummer, móvil, teléfono, teléfono móvil, numéro de portable, téléphone mobile,
    numéro de téléphone portable,
    موبائل نمبر, موبائل, فون نمبر, فون, رابطہ نمبر, ٹیلی فون نمبر, ٹیلی فون, واٹس ایپ نمبر,
    मोबाइल नंबर, मोबाइल, फ़ोन नंबर, फ़ोन, संपर्क नंबर, सम्पर्क नंबर, दूरभाष, व्हाट्सएप नंबर,
    手机号, 手机号码, 手机, 联系电话, 电话, 电话号码, 移动电话, 联系方式
  `),
  dateOfBirth: listed(`
    date of birth, dob, birth date, birthday, born, born on, d o b, birthdate, day of birth,
    تاريخ الميلاد, تاريخ الولادة, الميلاد, تاريخ ميلاد,
    date de naissance, né le, née le, né e le, naissance, geburtsdatum, geboren am, geb datum,
    fecha de nacimiento,
    تاریخ پیدائش, پیدائش کی تاریخ, یوم پیدائش,
    जन्म तिथि, जन्म दिनांक, जन्म की तारीख, जन्म तारीख,
    出生日期, 出生年月日, 出生年月, 生日
  `),
  email: listed(`
    email, email address, email id, mail, mail address, mail id, e mail, student email,
    university email, personal email, official email, electronic mail,
    البريد الإلكتروني, البريد, الإيميل, ايميل, عنوان البريد الإلكتروني, البريد الجامعي,
    البريد الإلكتروني الجامعي,
    courriel, adresse mail, adresse email, adresse électronique, adresse courriel, mél, e mail adresse,
    correo, correo electrónico, courriel universitaire, mail universitaire, adresse de messagerie,
    ای میل, ای میل ایڈریس, ای میل پتہ,
    ईमेल, ई-मेल, ईमेल आईडी, ई-मेल आईडी, ईमेल पता,
    邮箱, 电子邮箱, 电子邮件, 电子邮件地址, 邮箱地址, 电子邮箱地址, 邮件地址, 电邮
  `),
  password: listed(`
    password, initial password,
    كلمة المرور, كلمة السر,
    mot de passe, passwort, contraseña, mot de passe initial,
    پاس ورڈ,
    पासवर्ड,
    密码, 初始密码
  `),
}
