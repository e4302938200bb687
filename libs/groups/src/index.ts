export { groupsFeature } from './feature.ts'
