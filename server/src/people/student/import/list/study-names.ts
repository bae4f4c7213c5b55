import { listed } from './listed.ts'

/** Names of the facts of somebody's studies in lists, the most certain first. */
export const studyNames = {
  collegeName: listed(`
    college name, college, faculty, faculty name, school, school name, institute, institute name,
    institution, institution name, campus,
    الكلية, اسم الكلية, المعهد, اسم المعهد, المدرسة,
    établissement, faculté, école, collège, fakultät, hochschule, facultad, escuela,
    nom de l'établissement, institut, ufr, composante,
    کالج کا نام, کالج, ادارہ, ادارے کا نام, فیکلٹی,
    महाविद्यालय, महाविद्यालय का नाम, कॉलेज, कॉलेज का नाम, संस्थान, संस्थान का नाम, विद्यालय, संकाय,
    学院, 学院名称, 院系, 院系名称, 所在学院, 系部, 院校, 学校, 学校名称
  `),
  courseName: listed(`
    course name, course, program, programme, program name, degree, degree program, degree title, major,
    specialization, specialisation, branch, discipline, field of study, stream, qualification,
    course of study, study program,
    التخصص, البرنامج, اسم الدورة, الدورة, المقرر, اسم البرنامج, اسم المساق, البرنامج الدراسي, المساق,
    الدرجة العلمية,
    filière, formation, spécialité, cursus, diplôme, intitulé du diplôme, studiengang, studienfach,
    kurs, carrera, titulación, intitulé de la formation, diplôme préparé, parcours, cours,
    کورس کا نام, کورس, پروگرام, ڈگری, ڈگری پروگرام, ڈگری کا نام, مضمون,
    पाठ्यक्रम, पाठ्यक्रम का नाम, कोर्स, कोर्स का नाम, शाखा, उपाधि, डिग्री,
    专业, 专业名称, 所学专业, 课程, 课程名称, 学位
  `),
  year: listed(`
    year, graduation year, passing year, year of passing, class of, year of graduation,
    completion year, year of completion, passout year, pass out year, year of award, award year,
    academic year, batch, cohort, session,
    السنة, العام, سنة التخرج, عام التخرج, السنة الدراسية, العام الدراسي, العام الجامعي,
    السنة الأكاديمية, العام الأكاديمي, الدفعة,
    année, année d'obtention, promotion, année universitaire, année de diplôme, année de sortie, jahr,
    abschlussjahr, año, año de graduación, année d'obtention du diplôme, année académique,
    année scolaire, année de promotion,
    سال, پاس ہونے کا سال, فراغت کا سال, تعلیمی سال, سیشن, بیچ,
    वर्ष, साल, उत्तीर्ण वर्ष, उत्तीर्ण होने का वर्ष, शैक्षणिक वर्ष, शैक्षणिक सत्र, सत्र, बैच,
    年份, 毕业年份, 毕业年度, 届, 届别, 毕业届别, 学年, 毕业时间, 毕业日期
  `),
  rollNumber: listed(`
    roll number, roll, student id, student number, registration number, enrollment number,
    enrolment number, university id, university number, matriculation number, matric number,
    student code, admission number, index number, register number, university roll number,
    class roll number, usn, prn, hall ticket number, seat number, exam roll number, academic number,
    academic id, college id, id, id number, student reference,
    الرقم الجامعي, رقم الطالب, رقم القيد, رقم التسجيل, الرقم الأكاديمي, رقم الجلوس, الرقم التدريبي,
    كود الطالب, الرقم الدراسي,
    numéro étudiant, numéro d'étudiant, matricule, numéro d'inscription, numéro d'immatriculation,
    code étudiant, matrikelnummer, matrikel nr, matrícula, número de matrícula, numéro de matricule,
    numéro INE, code apogée, code permanent, code massar, identifiant étudiant,
    رول نمبر, رجسٹریشن نمبر, انرولمنٹ نمبر, داخلہ نمبر, طالب علم نمبر,
    अनुक्रमांक, रोल नंबर, नामांकन संख्या, पंजीकरण संख्या, पंजीयन संख्या, प्रवेश संख्या, छात्र आईडी,
    学号, 学生编号, 学员编号, 学生证号, 学籍号, 准考证号, 考号
  `),
}
