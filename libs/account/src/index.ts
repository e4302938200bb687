export { accountFeature } from './feature.ts'
export { memberCardFeature } from './member-card.feature.ts'
export { memberCardFrameFeature } from './member-card-frame.feature.ts'
