import type { Texts } from '../../../web/src/lib/text/texts.ts'
import type { studentTexts as english } from '../../../web/src/texts/student.ts'

export const studentTexts: Texts<typeof english> = {
  list: {
    title: '学生信息列表',
    search: '搜索学生',
    add: '+ 添加学生信息',
    import: '导入学生数据',
    columns: {
      name: '学生姓名',
      universityName: '大学名称',
      collegeName: '学院名称',
      courseName: '专业名称',
      year: '学年',
      rollNumber: '学号',
      mobileNumber: '手机号',
      email: '邮箱',
      walletAddress: '钱包地址',
    },
    wallet: '钱包地址',
    walletCopied: '钱包地址已复制！',
    year: '学年',
    allYears: '全部学年',
    course: '专业',
    allCourses: '全部专业',
  },
  add: {
    title: '添加学生',
    lead: '学生使用此邮箱和密码登录。',
    save: '保存',
    saving: '正在添加学生…',
    failed: '学生添加失败',
    optional: '选填',
    fields: {
      name: '姓名',
      fatherName: '父亲姓名',
      motherName: '母亲姓名',
      collegeName: '学院名称',
      courseName: '专业名称',
      year: '学年',
      rollNumber: '学号',
      mobileNumber: '手机号',
      dateOfBirth: '出生日期',
      email: '邮箱',
      password: '密码',
    },
  },
}
