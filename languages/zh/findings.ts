import { ownWords } from '../direction.ts'
import { type Details, dayInWords, type FindingSentences, saidFindings } from '../said-findings.ts'

const on = (at: string | undefined) => (at ? `于 ${day(at)} ` : '')
const because = (reason: string | undefined) => (reason ? `：${ownWords(reason)}` : '。')

const limits = {
  members: '其成员超过 2,500 个',
  levels: '其嵌套超过 40 层',
  proofs: '其带有五个以上的签名证明',
  contexts: '其引用了十个以上的词汇表',
  'repeated-context': '其重复引用了同一个词汇表',
  cost: '检查它需要过多的时间或内存',
}

/** As in the credential package's findings. */
function seen({ seen, witnesses, seenBy, wrongSignatures }: Details): string {
  if (seen === undefined) return ''
  const who =
    seen === '0'
      ? `${witnesses} 个见证方均未见证。`
      : `${witnesses} 个见证方中有 ${seen} 个已见证：${seenBy}。`
  return wrongSignatures ? `${who}有不正确的签名，不予计入：${wrongSignatures}。` : who
}

/** How many of the issuer's own signers approved it; nothing where none were asked. */
const approved = ({ approvals, signers }: Details): string =>
  approvals === undefined ? '' : `签署前已由 ${signers} 位签署人中的 ${approvals} 位批准。`

/** What each code of a check says, in Chinese. */
const sentences: FindingSentences = {
  'well-formed': '文档完整，结构正确。',
  malformed: '文档不是结构正确的数字凭证。',
  'undefined-terms': '文档使用了其词汇表未定义的术语。',
  'unknown-context': '文档使用了此处未知的词汇表。',
  'unknown-shape': '文档的形式无法在此检查。',
  'not-our-form': '文档写明由本站的机构颁发，但不符合该机构证书的形式。',
  'page-later': '文档所在的网页的日期尚未到来，或者此设备的时钟不正确。',
  'page-altered': '文档所在的网页在创建后被改动过。',
  'pdf-altered': '证书所在的 PDF 在加盖电子印章后被改动过。',
  'pdf-unsealed': '证书所在的 PDF 没有电子印章，页面上的内容可能与证书不同。',
  'pdf-seal-unknown': '证书所在的 PDF 不是用颁发机构的密钥加盖电子印章的，页面上的内容可能与证书不同。',
  'paper-damaged': '纸上的二维码已损坏，或被替换过。',
  'paper-newer': '纸上的二维码版本较新，无法在此检查。',
  'paper-altered': '纸上的二维码属于不同的证书，或其中一个是伪造的：这张纸质证书被改动过。',
  'paper-link-unopened': '无法打开纸上的链接，因此未与旁边的二维码比对。',
  'beyond-limits': ({ limit }) =>
    `无法在此检查该文档：${limits[limit as keyof typeof limits] ?? limits.cost}。`,
  'signature-valid': (details) => `签名与文档相符：签署后没有任何改动。${approved(details)}`,
  'signature-invalid': '签名不符：文档被改动过，或从未由此密钥签署。',
  'no-issuer-proof': '文档没有颁发机构的签名。',
  'unknown-cryptosuite': '文档的签署方式在此未知。',
  'signer-nonexistent': '文档写明的颁发机构不存在，因此任何签名都不可能属于它。',
  'key-not-listed': '文档并非由其写明的颁发机构的密钥签署。',
  'key-ended': '颁发机构已撤回签署该文档的密钥。',
  'key-unconfirmed': ({ keyId }) =>
    `纸上的文字与密钥 ${keyId?.split('#')[1]} 签署的内容完全一致。目前无法查明该密钥是否属于颁发机构。`,
  'key-unavailable': '目前无法获取颁发机构公布的密钥，因此未检查签名。',
  'key-unreadable': '签署该文档的密钥类型无法在此读取。',
  'signature-unchecked': '文档形式未知，无法检查签名。',
  'issuer-approved': ({ name }) => `由${named(name, '颁发机构')}签署，该机构已获批准。`,
  'issuer-approved-before-theft': ({ name, since }) =>
    `由${named(name, '颁发机构')}签署，该机构已获批准。密钥${on(since)}被盗，但公开日志在此之前已收录该证书。`,
  'key-not-issuers': '文档并非由其写明的颁发机构的密钥签署。',
  'issuer-nonexistent': '文档写明的颁发机构不存在。',
  'issuer-unproven': '文档写明由一家已批准的机构颁发，但未能确认该机构的签名。',
  'issuer-refused': '该颁发机构未获批准。',
  'issuer-struck-off': ({ since }) => `该颁发机构${on(since)}被除名。`,
  'key-stolen': ({ since }) => `密钥${on(since)}被盗，早于证书写入日志。`,
  'key-stolen-time-unknown': '密钥已被盗，且无法证明证书早于被盗时间。',
  'did-unreachable': '目前无法获取颁发机构公布的密钥。',
  'issuer-unreachable': '目前无法查明颁发机构是否已获批准。',
  'issuer-unknown': '此处不认识该颁发机构，因此无人可为其担保。',
  'issuer-not-approved': '该颁发机构未获批准，或签署时尚未获批准。',
  'issuer-unvouched': '本服务器关于该颁发机构的记录与其日志不再相符，因此不为其担保。',
  'within-period': ({ until }) => (until ? `有效期至 ${day(until)}。` : '永久有效。'),
  'no-period': '未注明有效期。',
  expired: ({ until }) => `已${on(until)}过期。`,
  'not-yet-valid': ({ from }) => `${day(from)} 之前尚未生效。`,
  'clock-behind': '此设备的时钟不正确：刚刚签名的内容日期更晚。',
  'period-unreadable': '无法读取有效期。',
  'not-revoked': '未被吊销，也未被暂停。',
  revoked: ({ at, reason }) => `已${on(at)}吊销${because(reason)}`,
  suspended: ({ at, reason }) => `已${on(at)}暂停${because(reason)}`,
  superseded: ({ at, reason }) => `已${on(at)}被更正后的证书取代${because(reason)}`,
  'status-list-of-another': '文档引用的状态列表属于另一家颁发机构。',
  'status-list-unreachable': '目前无法获取已吊销证书的列表。',
  'status-list-stale': '已吊销证书的列表已过时。',
  'status-list-unsound': '已吊销证书的列表有问题：已损坏、类型不符，或签名不正确。',
  'status-type-unknown': ({ type }) => `其状态的保存方式在此未知${type ? `：${type}` : ''}。`,
  'status-entries-too-many': '文档引用的已吊销证书列表过多，无法在此逐一查询。',
  'status-entry-incomplete': '文档未完整写明状态保存的位置，因此无法查询。',
  'statements-unreachable': '无法获取或检查颁发机构之后的声明。',
  'status-missing': '文档未引用状态列表，而颁发机构有状态列表。',
  'no-status': '颁发机构未公布其状态。',
  logged: ({ index, time, ...witnessed }) =>
    `已${on(time)}写入公开日志，为第 ${index} 条。${seen(witnessed)}`,
  'witnesses-missing': ({ quorum, ...witnessed }) =>
    `见证收录该证书的日志状态的见证方不足：须有 ${quorum} 个。${seen(witnessed)}`,
  'log-root-differs': '其证明指向的日志状态与已签署的状态不同。',
  'log-digest-differs': '日志中该位置的条目属于另一份文档。',
  'log-issuer-differs': '日志中该位置的条目属于另一家颁发机构。',
  'checkpoint-forged': '其证明中的日志状态并非由该日志签署。',
  'checkpoint-unusable': '其证明已损坏，或指向其他日志。',
  'log-unknown': '此处不认识其日志的密钥，因此未检查证明。',
  'log-key-differs': '所给出的日志密钥不是您信任的密钥，因此未检查其证明。',
  'no-log-proof': '没有写入日志的证明。',
  'log-not-applicable': '颁发机构未参与公开日志。',
  anchored: ({ blockTime }) => `收录该证书的日志状态已${on(blockTime)}记录到链上。`,
  'anchor-root-differs': '链上记录的是另一个日志状态。',
  'chain-unreachable': '目前无法访问区块链。',
  'not-anchored': '收录该证书的日志状态尚未记录到链上。',
  'anchor-not-final': '链上的记录尚未最终确认。',
  'nothing-to-anchor': '未证明已写入日志，因此链上没有可查找的内容。',
  'anchor-not-applicable': '没有可查找的链上记录。',
  endorsed: ({ name, at }) => `${on(at)}由${named(name, '审核机构')}通过。`.trimStart(),
  'endorsed-before-theft': ({ name, at, since }) =>
    `${on(at)}由${named(name, '审核机构')}通过。审核机构的密钥${on(since)}被盗，但公开日志在此之前已收录该审核结果。`,
  'endorsement-key-stolen': ({ since }) => `审核机构的密钥${on(since)}被盗，早于审核结果写入日志。`,
  'endorsement-time-unknown': '审核机构的密钥已被盗，且无法证明审核通过早于被盗时间。',
  'endorsement-digest-differs': '审核结果属于另一份文档。',
  'endorsement-forged': '审核结果没有审核机构的有效签名。',
  'endorsement-withdrawn': '审核结果已被撤回。',
  'endorsement-not-in-force': '审核结果目前不生效。',
  'verifier-not-entitled': '签署审核结果的机构无权审核。',
  declined: ({ at, reason }) => `已${on(at)}被审核机构拒绝${because(reason)}`,
  'awaiting-decision': '尚无审核机构做出决定。',
  'endorsement-unchecked': '目前无法检查审核结果。',
  'endorsement-not-applicable': '颁发机构未参与审核机构的审核。',
  'not-a-credential': '文档不是数字凭证，因此未检查此项。',
  unread: '无法读取签名所涵盖的内容，因此未检查此项。',
  'paper-unread': '未检查此项，因为这张纸质证书被改动过。',
  'not-worked-on': '检查该文档的工作量过大，因此未检查此项。',
  internal: '无法进行此项检查。',
}

export const { checkSentence, verdictHeadline } = saidFindings(sentences, {
  valid: '此证书有效。',
  invalid: '此证书无效。',
  cannotTell: (reason) => `无法判定此证书是否有效。${reason}`,
})

const named = (name: string | undefined, other: string): string => (name ? ` ${name} ` : other)

/** `2026年11月20日`. */
function day(at = ''): string {
  return dayInWords(at, 'zh-CN')
}
