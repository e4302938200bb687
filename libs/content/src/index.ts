export { contentFeature } from './feature.ts'
export { churchPortalUrl } from './model/church-portal-url.ts'
export { networkIcons, networkName } from './model/networks.ts'
