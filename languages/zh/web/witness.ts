import type { Texts } from '../../../web/src/lib/text/texts.ts'
import type { witnessTexts as english } from '../../../web/src/texts/witness.ts'

export const witnessTexts: Texts<typeof english> = {
  title: '见证方',
  lead: '谁签署我们的日志，我们又签署谁的日志，以确保没有人能展示一份日志的两个版本。',
  again: '重新检查',
  ours: {
    title: '我们的日志',
    table: '我们日志的见证方',
    quorum: (quorum, all) => `${all} 个见证方中须有 ${quorum} 个签署。`,
    none: '还没有见证方。请在设置 WITNESSES 中添加。',
    logs: { certificates: '证书', statements: '声明' },
    columns: { name: '见证方', log: '日志', signed: '已签署至', at: '时间', state: '状态' },
    of: (signed, newest) => `${signed} / ${newest}`,
    never: '从未',
    upToDate: '已是最新',
    behind: '正在跟进',
    problems: {
      unreachable: '无法连接',
      busy: '繁忙',
      'unknown-log': '不认识我们的日志',
      'other-key': '所持的我们日志的密钥不一致',
      refused: '看到了不同的历史',
      ahead: '看到了更长的历史',
      unreadable: '返回的内容无法读取',
    },
    contradicted: '有见证方看到了我们日志的不同历史',
    whatToDo:
      '可能是数据库被恢复到了较早的状态，也可能是有人改动了它。请停止颁发，并阅读 docs/operations/witness.md。',
  },
  theirs: {
    title: '我们见证的日志',
    table: '我们见证的日志',
    none: '我们尚未见证任何日志。请在设置 WITNESS_FOR 中添加。',
    columns: { origin: '日志', size: '已签署至', at: '时间', refusals: '拒绝次数', last: '最近一次拒绝' },
    never: '从未',
    notWatched: '已不再见证',
    refusals: {
      'other-root': '大小相同但状态不同',
      'bad-proof': '与上一状态不衔接',
    },
    forked: (origin) => `${origin} 签署了两份历史`,
    proof: '此份签名记录与我们签署的记录可以证明这一点。请告知所有依赖此日志的人。',
    note: '签名记录',
    noteCopied: '签名记录已复制。',
  },
  own: {
    title: '由本站见证日志',
    lead: '日志的运营方须在设置 WITNESSES 中写明此密钥和此地址。',
    key: '验证密钥',
    keyCopied: '验证密钥已复制。',
    url: '地址',
    urlCopied: '地址已复制。',
  },
}
