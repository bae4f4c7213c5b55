import type { Texts } from '../../../web/src/lib/text/texts.ts'
import type { landingTexts as english } from '../../../web/src/texts/landing.ts'

export const landingTexts: Texts<typeof english> = {
  hero: {
    headline: '颁发不可篡改的证书，即刻验证，即刻信任',
    lead: '证书只需签署一次，便会记录在任何人都无法暗中改动的地方。谁都可以在自己的浏览器中验证，只需几秒，无需账号。',
    verify: '验证证书',
    picture: '一张证书，旁边是判定其“有效”的各项检查',
  },
  idle: {
    title: '您已退出登录',
    text: '您已有五分钟没有操作。为保护账号安全，系统已自动退出登录。',
    back: '登录并继续之前的操作',
  },
  sample: {
    issuer: '洛芙莱斯理工学院',
    title: '数学理学学士',
    recipient: 'Maryam Al Falasi',
    verifier: '海湾认证委员会',
    type: '学位证书',
    recipients: '248',
  },
  about: {
    title: '无需轻信任何人的一面之词',
    lead: '有了 Credenza，证明始终随证书同行：谁签署、谁通过、何时记录。收到证书的人都可以逐一验证，即使我们不复存在也不受影响。',
    parties: [
      {
        name: '颁发机构签署',
        text: '无论面向一名还是一万名学生，您的机构都可以创建证书，并用自己的密钥签署。',
      },
      {
        name: '审核机构通过',
        text: '独立机构逐一审核，以自己的签名通过，或说明理由后拒绝。',
      },
      {
        name: '任何人都能验证',
        text: '雇主、主管部门和家人打开链接，八项检查在自己的设备上运行，得出一个结论。',
      },
    ],
  },
  audiences: {
    title: '纸质证书会被复制，PDF 会被修改，电话核实要等好几天。',
    lead: '只要与证书打交道，就会遇到这些问题。改变从这里开始。',
    cards: [
      {
        name: '教育机构',
        problem: '教务人员一遍遍回答同一个问题：这个学位是贵校授予的吗？',
        answer: '证书自己会回答，哪怕学生早已离校。',
      },
      {
        name: '专业协会',
        problem: '会员资格早已失效，证书却仍挂在墙上。',
        answer: '吊销证书并注明原因，验证的人立即就会知道。',
      },
      {
        name: '培训机构',
        problem: '两百人周五结业，个个都想周一就拿到证明。',
        answer: '导入表格，签署一次，每个人就都有了链接。',
      },
      {
        name: '合规机构',
        problem: '审计人员要问：谁在何时批准了什么，记录是否完整？',
        answer: '每一步都写入审计日志，缺一条都看得出来。',
      },
    ],
  },
  product: {
    title: '生来可验证',
    lead: '证书的每一项内容都可以验证，验证的人既不必信任您，也不必信任我们。',
    points: {
      signatures: {
        title: '区块链级数字签名',
        text: '每张证书都带有颁发机构的签名。哪怕改动一个字，也会暴露。',
        picture: '颁发机构签署证书的对话框',
      },
      verification: {
        title: '一键即时验证',
        text: '八项检查，一个明确的结论：有效、无效或无法判定。无法检查的，我们会如实说明。',
        picture: '检查列表，全部通过',
      },
      templates: {
        title: '可定制的证书模板',
        text: '您的名称、您的文字、您的颜色，背后的证明始终如一。',
        picture: '三张不同版式的证书',
      },
      trail: {
        title: '完整的审计日志与吊销管理',
        text: '此后发生的一切都会追加到记录中，不会覆盖任何内容。',
        picture: '一张证书从创建到吊销的历史记录',
      },
    },
    trail: [
      { what: '已创建', who: '洛芙莱斯理工学院', when: '2025-06-12' },
      { what: '已签署', who: '洛芙莱斯理工学院', when: '2025-06-14' },
      { what: '已通过', who: '海湾认证委员会', when: '2025-06-16' },
      { what: '已记录在区块链上', who: '日志第 1,024 条', when: '2025-06-16' },
      { what: '已吊销：颁发日期有误', who: '洛芙莱斯理工学院', when: '2025-07-02' },
    ],
  },
  steps: {
    title: '如何运作',
    lead: '从学生名单，到学生手中的证明。',
    carousel: '三个步骤',
    steps: [
      {
        title: '颁发',
        text: '选择类型、名称和获证人，然后签署。此后任何人都无法暗中改动证书，包括您自己。',
        picture: '为 248 名学生创建证书的表单',
      },
      {
        title: '送达',
        text: '审核机构通过后，结果会记录在区块链上，每位持有人都会获得可分享的专属链接。',
        picture: '可供分享的证书链接',
      },
      {
        title: '验证',
        text: '打开链接，即可看到证书内容、签署者以及是否仍然有效。无需账号，无需 App，也无需致电教务处。',
        picture: '检查列表上方显示结论“有效”',
      },
    ],
    position: (step, steps, title) => `第 ${step} 步，共 ${steps} 步：${title}`,
    free: '免费注册！',
    pause: '暂停',
    play: '播放',
  },
  action: {
    title: '颁发人人可验证的证书',
    lead: '今天就为您的机构开通，用自己的证书完整体验一遍。',
    start: '立即开始',
    demo: '预约专属演示',
  },
}
