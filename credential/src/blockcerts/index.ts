export { jwkMethodId, signBlockcerts, signStatusList2021 } from './sign-blockcerts.ts'
export { statusList2021Url } from './status-list-2021.ts'
