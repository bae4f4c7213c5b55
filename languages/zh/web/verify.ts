import type { Texts } from '../../../web/src/lib/text/texts.ts'
import type { verifyTexts as english } from '../../../web/src/texts/verify.ts'
import { bundleProblems } from '../bundle-problems.ts'
import { eightChecks } from './eight-checks.ts'

const comparePages =
  '其中的证书可能是真的，但页面上显示的内容未必。请将页面与此处显示的内容对照，或向持有人索取重新下载的 PDF 或链接，并加以验证。'

export const verifyTexts: Texts<typeof english> = {
  ...eightChecks,
  start: {
    title: '验证证书',
    lead: '所有检查都在您的浏览器中完成。无需账号，文件不会离开此设备。',
    drop: '将证书拖放到这里：PDF、带二维码的图片、证书文件或保存的网页。',
    browse: '浏览文件',
    scan: '扫描二维码',
    or: '或',
    paste: '粘贴链接或证书文件的文本',
    orNumber: '或输入纸上印的长编号：五组字母和数字，例如 7KQ2\u2011M4XA\u2011…。',
    placeholder: 'https://…/verify/…#…',
    submit: '验证',
    checking: '正在验证…',
    lookingForCode: '正在查找二维码…',
    readingFile: '正在读取文件…',
    again: '验证其他证书',
    empty: '请粘贴链接，或输入纸上印的长编号。也可以在上方拖放文件。',
    shortNumber: '此编号太短，无法找到证书。请改为输入纸上的长编号：五组字母和数字。或扫描二维码。',
    otherSite: (host) => `此链接属于 ${host}。请在该网站打开并验证证书。`,
    notCertificateLink: '此链接不指向证书。证书链接应包含 /verify/，并以 # 之后的密钥结尾。',
    notJson: '这既不是证书链接，也不是证书文本。请粘贴收到的完整链接，或拖放文件。',
    problems: bundleProblems,
    wrongFile: {
      empty: '此文件是空的。',
      text: '此文件中没有证书。',
      excel: '这是 Excel 工作簿，不是证书。',
      word: '这是 Word 文档，不是证书。',
      powerpoint: '这是 PowerPoint 演示文稿，不是证书。',
      office: '这是旧版 Office 文档（例如 .xls 或 .doc），不是证书。',
      archive: '这是 ZIP 压缩包。请解压后拖放其中一张证书。',
    },
    paper: {
      newer: '此二维码的版本较新，本页面无法读取。请重新加载页面后重试。',
      damaged: '此二维码被截断或读取有误。请在光线充足处从正上方重新拍摄。',
    },
    wrongNumber: '编号输入有误。请与纸质证书核对。',
    rightFile: '请拖放持有人给您的 PDF、图片、保存的网页或 JSON 文件。',
    notOneFile: '请每次拖放一个不超过 20 MB 的文件。已登录的机构可以一次检查多个文件。',
    emptyPdf:
      '无法从此 PDF 读取证书：它可能是打印件或扫描件。请拍摄其中的二维码，或向持有人索取其下载的 PDF。',
    severalInPdf:
      '此 PDF 含有多份证书，我们无法判断页面显示的是哪一份。请拍摄其中的二维码，或向持有人索取其下载的 PDF。',
    noCode: '无法从此图片读取二维码。请在光线充足处从正上方拍摄，让二维码占画面的三分之一。',
    notPicture: '无法打开此图片：文件已损坏，或此浏览器不支持其格式。',
  },
  scan: {
    title: '扫描二维码',
    picture: '摄像头画面',
    starting: '正在等待摄像头。浏览器可能会请求权限。',
    hold: '请将证书的二维码对准摄像头。',
    light: '照明',
    retry: '重试',
    faults: {
      denied: {
        sentence: '本网站无权使用摄像头。',
        advice: '请在浏览器设置中允许后重试，或拖放二维码的图片。',
      },
      none: {
        sentence: '没有找到摄像头。',
        advice: '请连接摄像头后重试，或拖放二维码的图片。',
      },
      busy: {
        sentence: '摄像头没有画面。',
        advice: '请关闭正在使用摄像头的其他程序后重试，或拖放二维码的图片。',
      },
      unsupported: {
        sentence: '本页面无法在此浏览器中使用摄像头。',
        advice: '请通过 HTTPS 或用其他浏览器打开页面，或拖放二维码的图片。',
      },
    },
  },
  foreign: {
    title: '此证书由其他地方颁发',
    explanation: (host) =>
      `您的浏览器无法获取颁发机构的密钥，但 ${host} 的服务器可以。要验证此证书，须将整张证书（包括上面的姓名）发送到该服务器。服务器只做验证，不会保存。`,
    send: '发送并验证',
    failed: '无法连接服务器，或服务器繁忙。这并不说明证书有问题；请在一分钟后重试。',
  },
  facts: {
    claimed: '此文件声称的内容',
    claimedText: '以下内容均没有颁发机构的签名，任何人都可能写出。',
    recipient: '授予',
    programme: '项目',
    issuer: '颁发机构',
    date: '颁发日期',
    until: '有效期至',
    description: '说明',
    criteria: '标准',
    evidence: '佐证',
  },
  picture: {
    alt: (title, name) => `${name} 的证书“${title}”`,
    caption: '由颁发机构绘制的样式。图片未经签署：如与证书信息不一致，以证书信息为准。',
    failed: '暂时无法显示颁发机构的图片。这不影响验证结论。',
    otherTitle: '未显示图片',
    otherText: '本网站发送的图片与签署的内容不符。请以本页面上的证书信息为准。',
  },
  checksLine: {
    running: (done, all) => `已完成 ${done} / ${all} 项检查`,
    passed: (passed, all) => `${passed} / ${all} 项检查通过`,
    someIdle: (passed, all, idle) => `${passed} / ${all} 项检查通过，不适用：${idle}`,
    failed: (failed, all) => `${failed} / ${all} 项检查未通过`,
    inconclusive: (open, all) => `${open} / ${all} 项检查无法完成`,
  },
  page: {
    title: '证书验证',
    checking: '正在您的浏览器中验证…',
    checksTitle: '检查项目',
    details: '详情',
    code: '代码',
    asOf: (when) => `状态截至 ${when}。`,
    adviceTitle: '我该怎么做？',
    download: '证书文件（JSON）',
    again: '重新验证',
    notAgain: (when) => `无法连接服务器重新验证。这是 ${when} 的结果。`,
    questions: { changed: '是否被改动过？', inForce: '是否仍然有效？', issuer: '由谁颁发？' },
    unchanged: '没有，与签署的内容完全一致。',
    inForce: '是，仍然有效。',
    unknown: '我们无法查明。',
    approved: (by, since) => `已由 ${by} 批准（自 ${since} 起）。`,
    meaningless: '签名不符的文档，我们无法判断这一点。',
    revokedOn: (date) => `吊销于 ${date}`,
    reason: '原因',
    recordTitle: '本网站的记录',
    number: '编号',
    issuer: '颁发机构',
    date: '颁发日期',
    type: '证书类型',
    status: '状态',
  },
  paper: {
    same: '纸上的两个二维码都属于此证书。',
  },
  number: {
    title: '证书上的编号',
    waiting: '正在查找证书…',
    wrongTitle: '编号输入有误',
    wrong: '请与纸质证书核对后重新输入：五组，每组四个字母或数字。',
    unknownTitle: '没有此编号的证书',
    unknown: '请与纸质证书核对编号。如果编号无误，则持有人已清除该证书，或纸质证书不是真的。',
    failedTitle: '无法查找证书',
    again: '输入其他编号',
  },
  cannotStart: {
    'key-missing': {
      sentence: '此链接只能显示公开信息：缺少打开证书的密钥。',
      advice: '请向持有人索取完整链接，包括 # 之后的全部内容。',
    },
    'key-malformed': {
      sentence: '此链接中的密钥不完整。',
      advice: '请让持有人重新发送链接，并打开完整链接。有些邮件程序会截断较长的链接。',
    },
    'key-wrong': {
      sentence: '此链接中的密钥无法打开该证书。',
      advice: '请让持有人重新发送链接。此密钥可能属于另一张证书。',
    },
    'document-altered': {
      sentence: '存储的文档与记录的文档不一致。',
      advice: '请稍后重试。如果问题依旧，请向持有人索取证书文件，并拖放到验证页面。',
    },
    'document-missing': {
      sentence: '暂时无法获取证书。',
      advice: '请在几分钟后重试。刚刚签署的证书可能尚未存储。',
    },
    'document-erased': {
      sentence: '持有人已清除此证书的文档。',
      advice:
        '任何人都无法再在这里打开它。这并不说明证书有问题：持有人保存的副本（PDF 或证书文件）仍可在验证页面验证。',
    },
    unreachable: {
      sentence: '无法加载此证书的信息。',
      advice: '请检查网络连接后重试。这并不说明证书有问题。',
    },
  },
  notFound: {
    title: '未找到证书',
    text: '此地址没有证书。请检查打开的链接是否完整。',
  },
  pending: {
    title: '尚未签署',
    text: '颁发机构已准备此证书，但尚未签署。在此之前证书无效，也没有可验证的内容。',
  },
  advice: {
    passed:
      '此证书真实且有效。请确认姓名与眼前的人相符，且名称和日期与您被告知的一致；日后如需采信，请重新验证。',
    failed: '请勿采信此证书。请向持有人或颁发机构了解情况。',
    inconclusive: '没有发现此证书有问题，但并非所有项目都能检查。请稍后重试。',
    revoked: '颁发机构已吊销此证书。请向持有人索取现行证书，或向颁发机构了解原因。',
    superseded: '颁发机构已用更正后的证书取代此证书。请以更正后的证书为准：持有人的链接会指向它。',
    suspended: '颁发机构已暂停此证书。请向颁发机构了解是否会恢复。',
    expired: '此证书已过期。请向持有人了解是否已续期。',
    'not-yet-valid': '此证书尚未生效。请在生效日当天或之后重新验证。',
    'clock-behind': '请校正此设备的日期和时间，然后重新验证。',
    'issuer-not-approved': '签署时，本网站尚未批准该颁发机构。请向颁发机构索取可以验证的证书。',
    'key-stolen': '此证书在密钥被盗之后才写入公开日志，因此可能由盗用者制作。请要求颁发机构重新颁发。',
    'key-stolen-time-unknown': '无法证明此证书早于密钥被盗的时间。请要求颁发机构重新颁发。',
    'endorsement-key-stolen': '盗用者可能以审核机构的名义通过了此证书。请要求颁发机构重新颁发。',
    'endorsement-time-unknown':
      '无法证明审核通过早于审核机构密钥被盗的时间。请在几分钟后重试，或咨询颁发机构。',
    'signature-invalid': '签署之后，其内容可能被改动过。请勿采信，并向持有人索取原件。',
    'page-altered': '其中的证书可能是真的。请向持有人索取证书文件或链接，并加以验证。',
    'pdf-altered':
      '其中的证书可能是真的，但页面上显示的内容未必。请向持有人索取原始 PDF 或链接，并加以验证。',
    'pdf-unsealed': comparePages,
    'pdf-seal-unknown': comparePages,
    declined: '审核机构已拒绝此证书。采信之前，请咨询颁发机构。',
    'awaiting-decision': '尚无审核机构对此证书做出决定。请稍后再来，或咨询颁发机构。',
    'no-log-proof': '审核机构通过后不久，证书就会写入公开日志。请在几分钟后重试。',
    'not-anchored': '几分钟内就会记录到区块链上，请稍后重试。',
    'anchor-not-final': '区块链上的记录尚未最终确认，请稍后重试。',
    'chain-unreachable': '其他项目均已检查。请稍后重试，以便同时检查区块链。',
    'issuer-unknown': '本网站不认识该颁发机构。请向颁发机构了解在哪里验证其证书。',
    'issuer-unvouched': '已通知本网站的运营方。请稍后重试，或咨询颁发机构。',
    'not-here': '本网站无法完整检查此证书，重试也无济于事。请向颁发机构了解在哪里验证。',
    'not-our-form':
      '该机构的证书采用另一种形式。请向持有人索取其从该机构得到的 PDF、证书文件或链接，并加以验证。',
    'paper-newer': '请重新加载此页面，再次检查纸质证书。如仍不行，请打开另一个二维码中的链接。',
    'paper-altered': '请勿采信纸上的内容。请向持有人索取 PDF、证书文件或链接，并加以验证。',
    'status-list-unsound': '重试无济于事：颁发机构须修复其列表。请向颁发机构了解此证书是否已被吊销。',
    'proof-unusable':
      '没有发现此证书有问题，但此文件中的证明无法使用，重试也无济于事。请向持有人索取链接或重新下载的文件，并加以验证。',
    'history-split':
      '请勿采信此证书。要么有人改动过此文件，要么日志曾以两个版本示人。请原样保留该文件，并将其发送给本网站的运营方及其日志的审计方。',
  },
}
