export { contentFeature } from './feature.ts'
export { addressLines, addressQuery } from './model/address-lines.ts'
export { churchPortalUrl } from './model/church-portal-url.ts'
export { networkIcons, networkName } from './model/networks.ts'
