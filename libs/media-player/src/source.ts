export { type GivenVideo, type VideoOptions, videoSource, type VideoSource } from './source/video-source.ts'
