export { praiseFeature } from './feature.ts'
export { songFrameFeature } from './song-frame.feature.ts'
