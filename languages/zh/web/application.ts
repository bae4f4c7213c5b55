import type { Texts } from '../../../web/src/lib/text/texts.ts'
import type { applicationTexts as english } from '../../../web/src/texts/application.ts'

export const applicationTexts: Texts<typeof english> = {
  scopes: {
    'credential.readonly': '读取您的所有证书和徽章',
    'credential.upsert': '向您的账号添加和替换徽章',
    'profile.readonly': '读取您的姓名、邮箱和个人资料',
    'profile.update': '向您的个人资料添加联系方式和简介',
  },
  consent: {
    title: '一个应用请求您的徽章',
    lead: '仅当您刚刚自己在该应用中发起此操作时才继续。没有人核实过该应用及其名称。',
    name: '该应用自称',
    website: '网站',
    host: '回复将发送到',
    wants: '它想要',
    stays: '在您于“我的资料”的“安全”中断开之前，它一直保有此权限。',
    once: '它保有此权限一小时。',
    terms: '该应用的条款',
    privacy: '该应用的隐私政策',
    allow: '连接',
    deny: '不连接',
    ended: '此请求已结束。请在应用中重新开始。',
  },
  list: {
    title: '已连接的应用',
    lead: '可以读取您的证书和徽章或添加徽章的应用。请断开您不用的应用。',
    none: '没有已连接的应用。',
    lastUsed: (date) => `上次使用：${date}`,
    end: '断开',
    endNamed: (app) => `断开 ${app}`,
    ended: '应用已断开。',
  },
}
