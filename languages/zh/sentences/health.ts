import type { health as english } from '@credenza/schema/sentences/health'
import type { Twin } from '@credenza/schema/sentences/sentence'

export const health: Twin<typeof english> = {
  'health.database_unreachable': '无法连接数据库。',
  'health.jobs_unreachable': '无法访问任务队列。',
  'health.mail_unreachable': '无法访问发件箱。',
  'health.documents_unreachable': '无法访问文档存储。',
  'health.log_unreachable': '无法访问日志。',
  'health.chain_unreachable': '无法访问区块链。',
  'health.history_unreachable': '无法访问历史记录。',
  'health.backup_unreachable': '无法访问备份的存放位置。',
  'health.processes_unreachable': '无法读取进程列表。',

  'health.database_ok': '数据库响应正常。',
  'health.database_slow': '数据库响应缓慢。',
  'health.database_read_only':
    '数据库不接受写入：磁盘已满，或数据库为只读。读取照常进行，有空间后写入会自动恢复。',
  'health.documents_ok': '文档存储响应正常。',

  'health.jobs_ok': '所有任务均已完成。',
  'health.jobs_failed': ({ failed }) => `${failed} 个任务失败，且不再重试。`,
  'health.jobs_late': ({ waiting }) => `${waiting} 个任务在等待，其中一些已超过十分钟。`,
  'health.jobs_moving': ({ waiting }) => `队列中有 ${waiting} 个任务，正在处理。`,

  'health.log_ok': '所有已通过的内容均已写入日志，并记录到链上。',
  'health.log_late': ({ waiting, minutes }) => `${waiting} 项尚未写入日志，其中一些已超过 ${minutes} 分钟。`,
  'health.log_contradicted': '有见证方看到了不同的日志历史。',
  'health.witnesses_missing': '签署日志的见证方数量不足。',

  'health.chain_ok': ({ block }) => `区块链响应正常，最新区块为 ${block}。`,
  'health.chain_behind': ({ behind, minutes }) => `链落后于日志 ${behind} 项，已超过 ${minutes} 分钟。`,
  'health.chain_late': ({ waiting }) => `${waiting} 笔交易在等待，其中一些已超过十分钟。`,
  'health.chain_account_empty': '支付交易费用的账户余额已用尽。',

  'health.processes_ok': '每个角色都有正在运行的进程承担。',
  'health.processes_missing': ({ roles }) => `没有正在运行的进程承担以下角色，其工作在等待：${roles}。`,
  'health.history_ok': '未发现历史记录被改动。',
  'health.history_doubtful': ({ parts }) =>
    `历史记录中有 ${parts} 处不再吻合。请运行 npm run audit，并恢复经其确认完整的备份。`,

  'health.backup_ok': '所有内容均已备份。',
  'health.backup_none': '尚未设置备份：请设置 BACKUP_FOLDER，或 BACKUP_S3_ENDPOINT 及其相关变量。',
  'health.backup_elsewhere': '如 BACKUP_ELSEWHERE=true 所述，备份在别处进行，此处不检查。',
  'health.backup_behind': '新的更改没有得到备份。',
  'health.backup_old': '最新的备份过旧。',
  'health.backup_drill_failed': '最近一次恢复演练发现错误。运行 credenza drill 可查看。',
  'health.backup_no_drill': '已有太长时间没有成功的恢复演练。',
  'health.backup_not_archived':
    '数据库的日志没有归档。请设置 pgBackRest 或 Barman；若备份在别处进行，请设置 BACKUP_ELSEWHERE=true。',
  'health.backup_archiving_fails': '数据库无法归档其日志。原因见数据库自身的日志。',
}
