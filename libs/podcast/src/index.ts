export { podcastFeature } from './feature.ts'
