export { accountFeature } from './feature.ts'
export { memberCardFeature } from './member-card.feature.ts'
