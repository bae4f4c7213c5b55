import type { Twin } from '@credenza/schema/sentences/sentence'
import type { student as english } from '@credenza/schema/sentences/student'
import { words } from '../field-names.ts'
import { messages } from '../messages.ts'

export const student: Twin<typeof english> = {
  'not_found.student': '未找到该学生。',
  'already_exists.student_email': '已有学生使用此邮箱。',
  'already_exists.roll_number': '已有学生使用此学号。',
  'already_exists.roll_number_of': ({ name, email }) => `此学号属于 ${name}（${email}）。`,
  student_changed: '在此期间，其他人修改了该学生的信息。请查看其改动后再保存。',
  student_archived: '此学生已归档，请先恢复。',
  student_erased: '此人已清除账号。如果再次向其颁发证书，将创建新账号。',
  student_in_use: '已有证书。',
  'student_in_use.course': '已在课程中被提议颁发证书。',
  'student_in_use.changed': '此后已被编辑、邀请或归档。',
  'student_in_use.named_again': '此后已出现在其他名单中、被程序引用或被移动。',
  'student_in_use.signed_in': '此后已登录过。',
  'student_in_use.held': '数据处于法律保全之下。',
  invited_recently: '距上次邀请此学生不到一天，请明天再试。',
  'invalid.email_repeated': ({ row }) => `第 ${row} 行有相同的邮箱。`,
  'invalid.roll_number_repeated': ({ row }) => `第 ${row} 行有相同的学号。`,

  'not_found.import': '未找到该导入任务。',
  import_not_ready: '名单仍在读取中，请稍后重试。',
  'import_not_ready.started': '此导入已开始。',
  'import_not_ready.others': '正在导入另一份名单，请在完成后重试。',
  'import_not_ready.undoing': '正在撤销某次导入，请在完成后重试。',
  'invalid.file_needed': messages.selectFile,
  'invalid.columns_missing': ({ fields }) =>
    `缺少以下列：${fields.map(words).join('、')}。下载示例即可查看所有列。`,
  'invalid.columns_shared': '请为每个字段选择表格中不同的列。',
  'invalid.list_place': '请选择此文件中的工作表和行。',
  'invalid.cell_error': '此单元格的公式出错，请在表格中更正。',
  'invalid.digits_lost': '此数字丢失了末尾几位，例如 8.01E+14。请将该列设为文本格式后重新输入。',
  'invalid.several_phones': '此处有多个电话号码，请只保留一个。',
  'invalid.no_such_date': '按此名单所选的日、月顺序，该日期不存在。',
  'invalid.hijri_date': '这看起来是伊斯兰历日期。请填写公历日期，例如 30/06/2025。',
  'invalid.date_order_needed': '请选择日在前还是月在前。',
  'invalid.dates_unsettled':
    '03/04/2000 这样的日期有两种读法。请写成 2000-04-03，或在“数据上传”中选择日在前还是月在前。',
  'invalid.sheet_empty': '文件为空。下载示例即可查看各列。',
  'invalid.sheet_slow': '读取此表格耗时过长，请拆分为多个文件。',
  'invalid.sheet_damaged': '此表格已损坏。请用表格软件打开并重新保存，再选择新文件。',
  'invalid.sheet_quotation': ({ row }) => `第 ${row} 行之后有未闭合的引号。请更正后重试。`,
  'invalid.sheet_locked': '此表格有密码保护。请移除密码后重新选择。',
  'invalid.sheet_roster_delta': '此 OneRoster 文件只包含更改（delta）。请导出全部数据（bulk）后选择新文件。',
  'invalid.sheet_roster_version': '此 OneRoster 文件不是 1.1 或 1.2 版。请按其中一个版本导出后选择新文件。',
  'invalid.sheet_roster_users':
    '此 OneRoster 文件没有完整的人员列表（users.csv，bulk）。请连同该列表导出后选择新文件。',
  'invalid.sheet_roster_grades':
    '没有找到最终成绩。需要含 results.csv 的 OneRoster 文件，其中每个班级只有一项成绩，或有一项名为 Final Grade。',
  'invalid.sheet_roster_column': ({ file, column }) =>
    `此 OneRoster 文件的 ${file} 中没有 ${column} 列。请重新导出后选择新文件。`,
  'unsupported_type.sheet': '此文件不是表格。请另存为 .xlsx、.xls 或 .csv 后重新选择。',
  'too_large.sheet': '此表格过大，无法读取。请只保留一个普通工作表，或拆分为多个文件。',
  'too_large.sheet_bytes': ({ bytes }) => `文件大于 ${bytes} 字节`,
  'too_large.sheet_rows': ({ max }) => `此表格超过 ${max.toLocaleString('en-GB')} 行，请拆分为多个文件。`,
  'too_large.sheet_row': ({ row }) => `第 ${row} 行过大。请删除与学生无关的内容。`,

  wallet_in_use: '已有证书转入您的钱包，因此须保留此钱包。',
  'invalid.signature_of_another': '此签名与该消息和钱包不符，请重新对消息签名。',
  'invalid.message_outdated': '此消息已过期。请获取新消息并签名。',
}
